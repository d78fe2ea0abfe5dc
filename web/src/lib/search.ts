// Finding texts by words, however they are written.

/** A text as it is compared: without case, accents and full-width forms. */
export function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Mn}(?<![\u3099\u309a])/gu, "")
    .normalize("NFC")
    .toLowerCase();
}

/** Whether all words of a query are in a text; Japanese is searched as it stands. */
export function finds(query: string, text: string): boolean {
  const where = plain(text);
  return plain(query)
    .split(/\s+/)
    .every((word) => where.includes(word));
}
