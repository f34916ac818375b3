import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { type PageTurn, STAY_MS, pagesStayedOn } from "./pages-shown.ts";
import { roomFault, roomWindow } from "./room-window.ts";
import { SEAT_KEPT_MS, isSeatEmpty, maySpeak, sideOf, voicesMax } from "./seats.ts";
import { ROOM_HIDING, revealedAfter } from "./view.ts";

const MINUTE_MS = 60_000;
const hours = { startsAtMs: 100 * MINUTE_MS, endsAtMs: 160 * MINUTE_MS };
const faultAt = (minute: number, status: "Scheduled" | "Completed" | "Cancelled" = "Scheduled") =>
  roomFault({ ...hours, status, nowMs: minute * MINUTE_MS });

describe("the room of a lesson", () => {
  it.each([
    [89, "early"],
    [90, null],
    [160, null],
    [189, null],
    [190, "over"],
  ])("at minute %i of a lesson from 100 to 160: %s", (minute, fault) => {
    expect(faultAt(minute)).toBe(fault);
  });

  it("is shut for a cancelled lesson at every hour, and open while an outcome is said already", () => {
    expect([faultAt(50, "Cancelled"), faultAt(120, "Cancelled")]).toEqual([
      "cancelled",
      "cancelled",
    ]);
    expect(faultAt(165, "Completed")).toBeNull();
  });

  it("opens before it closes, whatever the lesson", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e12 }),
        fc.integer({ min: 1, max: 360 }),
        (start, min) => {
          const lesson = { startsAtMs: start, endsAtMs: start + min * MINUTE_MS };
          const { opensAtMs, closesAtMs } = roomWindow(lesson);
          expect(opensAtMs < lesson.startsAtMs && lesson.endsAtMs < closesAtMs).toBe(true);
        },
      ),
    );
  });
});

it("who only listens is no side of the lesson, and is not heard", () => {
  expect(["listener", "staff"].map((role) => sideOf(role as "listener"))).toEqual([null, null]);
  expect([maySpeak("listener"), maySpeak("staff"), maySpeak("pupil"), maySpeak("teacher")]).toEqual(
    [false, false, true, true],
  );
});

it("more people are heard where a unit forwards their voices than where each sends to each", () => {
  expect([voicesMax("mesh"), voicesMax("forwarded")]).toEqual([4, 12]);
});

it("a seat is kept for some time after it was last heard of", () => {
  expect(isSeatEmpty({ seenAtMs: 0, nowMs: SEAT_KEPT_MS - 1 })).toBe(false);
  expect(isSeatEmpty({ seenAtMs: 0, nowMs: SEAT_KEPT_MS })).toBe(true);
});

describe("what is revealed", () => {
  const before = { page: 3, hiding: "word" as const, revealed: ["2:6:1"] };

  it("stays until the page is turned, something else is hidden, or nothing is", () => {
    expect(revealedAfter(before, {})).toEqual(["2:6:1"]);
    expect(revealedAfter(before, { revealed: ["2:6:1", "2:6:2"] })).toEqual(["2:6:1", "2:6:2"]);
    expect(revealedAfter(before, { page: 4 })).toEqual([]);
    expect(revealedAfter(before, { hiding: "aya" })).toEqual([]);
    expect(revealedAfter(before, { hiding: "none", revealed: ["2:6:1"] })).toEqual([]);
  });

  it("is each once, and said twice it is as it was", () => {
    const change = fc.record(
      {
        page: fc.integer({ min: 1, max: 3 }),
        hiding: fc.constantFrom(...ROOM_HIDING),
        revealed: fc.array(fc.constantFrom("2:1", "2:2", "2:3")),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(change, (asked) => {
        const revealed = revealedAfter(before, asked);
        expect(new Set(revealed).size).toBe(revealed.length);
        const after = { ...before, ...asked, revealed };
        expect(revealedAfter(after, {})).toEqual(revealed);
      }),
    );
  });
});

describe("pages shown", () => {
  const turn = (page: number, atMs: number): PageTurn => ({ page, atMs });

  it("are those on which the teacher stayed, in all, in their order", () => {
    const half = STAY_MS / 2;
    const turns = [turn(3, 0), turn(4, half), turn(3, half + 10), turn(5, STAY_MS + 10)];
    expect(pagesStayedOn(turns, 3 * STAY_MS)).toEqual([3, 5]);
    expect(pagesStayedOn([], 10)).toEqual([]);
  });

  it("are each named once, and none that was not turned to", () => {
    const some = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 60_000 })),
    );
    fc.assert(
      fc.property(some, (steps) => {
        let atMs = 0;
        const turns = steps.map(([page, ms]) => turn(page, (atMs += ms)));
        const pages = pagesStayedOn(turns, atMs + STAY_MS);
        expect(new Set(pages).size).toBe(pages.length);
        expect(pages.every((page) => turns.some((one) => one.page === page))).toBe(true);
        expect(pages).toEqual(expect.arrayContaining(turns.slice(-1).map((one) => one.page)));
      }),
    );
  });
});
