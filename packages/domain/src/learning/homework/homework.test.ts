import { expect, it } from "vitest";

import { DAY_MS } from "../../time/civil-date.ts";
import { DUE_WITHIN_DAYS, answerByMs, homeworkState, mayBeDueOn } from "./homework.ts";

const kept = { state: "kept", isAnswered: false } as const;
const heard = { state: "kept", isAnswered: true } as const;
const removed = { state: "gone", isAnswered: false } as const;
const heardOnce = { state: "gone", isAnswered: true } as const;
const running = { state: "recording", isAnswered: false } as const;

it.each([
  ["2026-10-10", true],
  ["2026-10-11", true],
  ["2026-12-09", true],
  ["2026-12-10", false],
  ["2026-10-09", false],
  ["2026-02-30", false],
  ["soon", false],
])("on 10 October homework due on %s: %s", (dueOn, may) => {
  expect(DUE_WITHIN_DAYS).toBe(60);
  expect(mayBeDueOn(dueOn, "2026-10-10")).toBe(may);
});

it("a recording is answered within three days of its end", () => {
  expect(answerByMs(1000)).toBe(1000 + 3 * DAY_MS);
});

it.each([
  ["nothing", [], "open"],
  ["one that goes on", [running], "open"],
  ["one that was removed unheard", [removed], "open"],
  ["one that waits", [kept], "recorded"],
  ["one that was heard", [heard], "answered"],
  ["one that was heard and whose time is over", [heardOnce], "answered"],
  ["a newer one after one that was heard", [kept, heard], "recorded"],
  ["one that goes on after one that waits", [running, kept], "recorded"],
  ["one removed after one that was heard", [removed, heardOnce], "answered"],
] as const)("by %s homework is %s", (_, recordings, state) => {
  expect(homeworkState(recordings)).toBe(state);
});
