import { expect, test } from "vitest";

import { canJoin, isJoinOpen, joinWindow } from "./join-window.ts";
import { SESSION_STATUSES } from "./status.ts";

const startsAtMs = Date.parse("2026-11-24T16:00:00Z");
const lesson = { startsAtMs, endsAtMs: startsAtMs + 45 * 60_000 };

test("the door opens ten minutes before and closes at the end", () => {
  expect(joinWindow(lesson)).toEqual({
    opensAtMs: Date.parse("2026-11-24T15:50:00Z"),
    closesAtMs: Date.parse("2026-11-24T16:45:00Z"),
  });
});

test.each([
  ["2026-11-24T15:49:59.999Z", false],
  ["2026-11-24T15:50:00Z", true],
  ["2026-11-24T16:44:59.999Z", true],
  ["2026-11-24T16:45:00Z", false],
])("at %s it is open: %s", (now, isOpen) => {
  expect(isJoinOpen({ ...lesson, nowMs: Date.parse(now) })).toBe(isOpen);
});

test("whoever comes second can join too; what is over or cancelled cannot be joined", () => {
  const joinable = SESSION_STATUSES.filter((status) =>
    canJoin({ ...lesson, status, nowMs: startsAtMs }),
  );
  expect(joinable).toEqual(["Scheduled", "Joined"]);
  expect(canJoin({ ...lesson, status: "Scheduled", nowMs: startsAtMs - 3_600_000 })).toBe(false);
});
