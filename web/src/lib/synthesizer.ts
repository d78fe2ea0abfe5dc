// Sounds made of tones and noise, without any recording.

import type { Sound } from "./sounds";

/** A tone that glides from one pitch to another, or noise of which only what is near them is heard. */
interface Tone {
  wave: "sine" | "triangle" | "noise";
  /** Pitches in hertz. */
  from: number;
  to?: number;
  /** When it begins and how long it fades, in seconds. */
  at?: number;
  lasts: number;
  loud: number;
}

const bell = (from: number, at: number, lasts = 0.5): Tone[] => [
  { wave: "sine", from, at, lasts, loud: 0.32 },
  { wave: "triangle", from: from * 2, at, lasts: lasts / 2, loud: 0.07 },
];

const SCORES: Record<Sound, Tone[]> = {
  card: [{ wave: "noise", from: 2600, to: 900, lasts: 0.14, loud: 0.5 }],
  coin: [
    { wave: "triangle", from: 1480, lasts: 0.16, loud: 0.14 },
    { wave: "sine", from: 2217, at: 0.05, lasts: 0.25, loud: 0.13 },
  ],
  step: [
    { wave: "sine", from: 170, to: 80, lasts: 0.14, loud: 0.5 },
    { wave: "noise", from: 500, to: 250, lasts: 0.07, loud: 0.3 },
  ],
  blow: [
    { wave: "sine", from: 120, to: 45, lasts: 0.32, loud: 0.7 },
    { wave: "noise", from: 900, to: 180, lasts: 0.22, loud: 0.6 },
  ],
  // Knocks of dice on a table, ever nearer.
  roll: [0, 0.11, 0.2, 0.27, 0.33].flatMap((at): Tone[] => [
    { wave: "noise", from: 1800, to: 700, at, lasts: 0.05, loud: 0.45 },
    { wave: "triangle", from: 420 - at * 300, to: 160, at, lasts: 0.06, loud: 0.2 },
  ]),
  turn: [...bell(659, 0), ...bell(880, 0.14)],
  victory: [...bell(523, 0), ...bell(659, 0.16), ...bell(784, 0.32), ...bell(1047, 0.48, 1.2)],
  defeat: [...bell(440, 0, 0.7), ...bell(392, 0.24, 0.7), ...bell(330, 0.48, 1.2)],
};
/** How long a tone takes to be there: without it, it would click. */
const RISES = 0.008;
/** What counts as silence: a fading tone never reaches none. */
const SILENCE = 0.0001;

/** Has a pitch go from its first to its last frequency. */
type Glide = (pitch: AudioParam) => void;

export class Synthesizer {
  #context = new AudioContext();
  #noise: AudioBuffer | null = null;

  /** Make a sound, as loud as from 0 to 1, after so many seconds. */
  play(sound: Sound, volume: number, after: number): void {
    // A browser may have put it to rest meanwhile.
    if (this.#context.state !== "running") void this.#context.resume();
    for (const tone of SCORES[sound]) this.#sound(tone, volume, after);
  }

  #sound({ wave, from, to = from, at = 0, lasts, loud }: Tone, volume: number, after: number) {
    const context = this.#context;
    const begins = context.currentTime + after + at;
    const ends = begins + lasts;
    const fade = context.createGain();
    // Half the volume sounds half as loud with a quarter of the amplitude.
    const most = Math.max(loud * volume * volume, SILENCE);
    fade.gain.setValueAtTime(SILENCE, begins);
    fade.gain.exponentialRampToValueAtTime(most, begins + RISES);
    fade.gain.exponentialRampToValueAtTime(SILENCE, ends);
    fade.connect(context.destination);
    const glide = (pitch: AudioParam) => {
      pitch.setValueAtTime(from, begins);
      pitch.exponentialRampToValueAtTime(to, ends);
    };
    const made = wave === "noise" ? this.#rustle(glide, fade) : this.#hum(wave, glide, fade);
    made.start(begins);
    made.stop(ends);
    made.onended = () => fade.disconnect();
  }

  #hum(wave: OscillatorType, glide: Glide, out: AudioNode): AudioScheduledSourceNode {
    const tone = this.#context.createOscillator();
    tone.type = wave;
    glide(tone.frequency);
    tone.connect(out);
    return tone;
  }

  #rustle(glide: Glide, out: AudioNode): AudioScheduledSourceNode {
    const source = this.#context.createBufferSource();
    source.buffer = this.#noise ??= noise(this.#context);
    const filter = this.#context.createBiquadFilter();
    filter.type = "bandpass";
    glide(filter.frequency);
    source.connect(filter).connect(out);
    return source;
  }
}

/** Half a second of noise, which is longer than any of it is heard. */
function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
