import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { type WeeklyLesson, cutByTaken, takenHours } from "./taken-hours.ts";

/** A Saturday. */
const NOW = Date.UTC(2026, 10, 21, 10);
const CAIRO = "Africa/Cairo";
/** Tuesdays at 18:00 in Paris. */
const lesson: WeeklyLesson = {
  dayOfWeek: 3,
  minute: 1080,
  lengthMinutes: 45,
  anchorZone: "Europe/Paris",
  startsOn: "2026-09-01",
  endsOn: null,
};
const hours = (dayOfWeek: number, startMinute: number, endMinute: number) => ({
  dayOfWeek,
  startMinute,
  endMinute,
});

describe("takenHours", () => {
  it.each([
    ["on the teacher's wall", {}, [hours(3, 1140, 1185)]],
    ["over midnight", { minute: 1365 }, [hours(3, 1425, 1440), hours(4, 0, 30)]],
    ["up to and on the last date", { endsOn: "2026-11-24" }, [hours(3, 1140, 1185)]],
    ["not once it has come for the last time", { endsOn: "2026-11-23" }, []],
    ["before it begins, by the clocks of then", { startsOn: "2027-03-30" }, [hours(3, 1080, 1125)]],
    ["not where it ends before it comes", { startsOn: "2026-12-02", endsOn: "2026-12-07" }, []],
  ])("%s", (_, change, expected) => {
    expect(takenHours({ ...lesson, ...change }, CAIRO, NOW)).toEqual(expected);
  });
});

describe("cutByTaken", () => {
  const range = { dayOfWeek: 3, startMinute: 540, endMinute: 720 } as const;
  const taken = (startMinute: number, endMinute: number, student = "Yusuf") => ({
    ...range,
    startMinute,
    endMinute,
    student,
  });
  const cut = (parts: ReturnType<typeof taken>[]) =>
    cutByTaken(range, parts).map(
      ({ startMinute, endMinute, student }) => `${startMinute}-${endMinute} ${student ?? "free"}`,
    );

  it.each([
    ["nothing taken", [], ["540-720 free"]],
    ["in the middle", [taken(600, 645)], ["540-600 free", "600-645 Yusuf", "645-720 free"]],
    ["the whole", [taken(540, 720)], ["540-720 Yusuf"]],
    ["over both ends", [taken(480, 800)], ["540-720 Yusuf"]],
    ["beside it", [taken(480, 540), taken(720, 780)], ["540-720 free"]],
    [
      "two at the same hour",
      [taken(630, 690, "Nour"), taken(600, 660)],
      ["540-600 free", "600-660 Yusuf", "660-690 Nour", "690-720 free"],
    ],
  ])("%s", (_, parts, expected) => {
    expect(cut(parts)).toEqual(expected);
  });

  it("leaves another day alone", () => {
    const other = { ...taken(600, 660), dayOfWeek: 4 as const };
    expect(cutByTaken(range, [other])).toHaveLength(1);
  });

  it("gives parts that follow one another from the start to the end, whatever is taken", () => {
    const minute = fc.integer({ min: 0, max: 1440 });
    fc.assert(
      fc.property(fc.array(fc.tuple(minute, minute)), (pairs) => {
        const parts = cutByTaken(
          range,
          pairs.map(([start, end]) => taken(start, end)),
        );
        expect(parts[0]?.startMinute).toBe(540);
        expect(parts.at(-1)?.endMinute).toBe(720);
        for (const [index, part] of parts.entries()) {
          expect(part.startMinute).toBeLessThan(part.endMinute);
          expect(part.startMinute).toBe(parts[index - 1]?.endMinute ?? 540);
        }
      }),
    );
  });
});
