import { expect, test } from "vitest";
import { nearest, rove, type Box } from "./roving";

const box = (left: number, top: number): Box => ({ left, top, width: 10, height: 10 });

// A pyramid: one card above two above three.
const boxes = [box(20, 0), box(10, 20), box(30, 20), box(0, 40), box(20, 40), box(40, 40)];

test("the arrows go to the nearest thing in their direction", () => {
  expect(nearest(boxes, 4, "ArrowLeft")).toBe(3);
  expect(nearest(boxes, 4, "ArrowRight")).toBe(5);
  expect(nearest(boxes, 3, "ArrowUp")).toBe(1);
  expect(nearest(boxes, 1, "ArrowRight")).toBe(2);
  expect(nearest(boxes, 0, "ArrowDown")).toBe(1);
});

test("where nothing lies they go nowhere", () => {
  expect(nearest(boxes, 3, "ArrowLeft")).toBeNull();
  expect(nearest(boxes, 0, "ArrowUp")).toBeNull();
  expect(nearest(boxes, 0, "Enter")).toBeNull();
  expect(nearest([], 0, "ArrowUp")).toBeNull();
});

test("a group has one tab stop, the first legal thing, and keeps it when things go", async () => {
  const group = document.createElement("div");
  group.innerHTML =
    '<button data-stop id="a"></button><button data-stop data-legal id="b"></button>' +
    '<button data-stop id="c"></button>';
  document.body.append(group);
  const stop = rove(group);
  const stops = () => [...group.querySelectorAll('[tabindex="0"]')].map(({ id }) => id);
  expect(stops()).toEqual(["b"]);
  group.querySelector<HTMLElement>("#c")!.focus();
  expect(stops()).toEqual(["c"]);
  group.querySelector("#c")!.remove();
  await new Promise((resolve) => setTimeout(resolve));
  expect(stops()).toEqual(["b"]);
  group.querySelector("#b")!.removeAttribute("data-legal");
  group.querySelector("#a")!.setAttribute("data-legal", "");
  await new Promise((resolve) => setTimeout(resolve));
  expect(stops(), "what became legal").toEqual(["a"]);
  group.querySelector<HTMLElement>("#b")!.focus();
  group.querySelector("#a")!.removeAttribute("data-legal");
  await new Promise((resolve) => setTimeout(resolve));
  expect(stops(), "the keyboard is there").toEqual(["b"]);
  if (typeof stop === "function") stop();
  group.remove();
});
