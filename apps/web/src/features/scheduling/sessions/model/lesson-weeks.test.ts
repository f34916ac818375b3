import type { Session } from "@riwaq/contracts/scheduling/sessions";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { buildSession } from "../../../../../test/build-session.ts";
import { addDays } from "../../../../lib/week-slots.ts";
import { layOut } from "./lesson-weeks.ts";

/** A Wednesday. */
const today = "2026-11-25";
const MONDAY = 2;
const SUNDAY = 1;

const at = (date: string, time = "17:00", changes: Partial<Session> = {}) =>
  buildSession({
    date,
    start_time: `${time}:00`,
    starts_at: `${date}T${time}:00.000Z`,
    ...changes,
  });

const weekly = (count: number, from: string, changes: Partial<Session> = {}) =>
  Array.from({ length: count }, (_, week) =>
    at(addDays(from, week * 7), "17:00", { kind: "series", series_id: "series-1", ...changes }),
  );

const inOrder = (lessons: Session[]) =>
  lessons.toSorted((a, b) => a.starts_at.localeCompare(b.starts_at));
const lay = (lessons: Session[]) => layOut(inOrder(lessons), { today, firstDay: MONDAY });
const shape = (weeks: ReturnType<typeof layOut>["near"]) =>
  weeks.map(({ firstDate, lessons }) => [firstDate, ...lessons.map(({ date }) => date)]);

describe("what is to come", () => {
  it("is told lesson by lesson for this week and the next, then once for each series", () => {
    const { near, series, far } = lay(weekly(5, "2026-11-29"));
    expect(shape(near)).toEqual([
      ["2026-11-23", "2026-11-29"],
      ["2026-11-30", "2026-12-06"],
    ]);
    expect(series).toMatchObject([{ days: [SUNDAY], lessons: { length: 3 } }]);
    expect(far).toEqual([]);
  });

  it("begins its weeks as the reader's language does", () => {
    const { near } = layOut(weekly(1, "2026-11-29"), { today, firstDay: 0 });
    expect(shape(near)).toEqual([["2026-11-28", "2026-11-29"]]);
  });

  it("joins the days of a series that are held at the same hour", () => {
    const { series } = lay([...weekly(3, "2026-12-08"), ...weekly(3, "2026-12-10")]);
    expect(series).toHaveLength(1);
    expect(series[0]?.days).toEqual([3, 5]);
  });

  it("keeps other hours of the same series apart, such as those after a clock change", () => {
    const summer = weekly(3, "2027-03-28", { start_time: "18:00:00" });
    expect(lay([...weekly(3, "2026-12-13"), ...summer]).series).toHaveLength(2);
  });

  it.each([
    ["moved to another day", { date: "2026-12-16" }],
    ["moved to another hour", { start_time: "19:00:00" }],
    ["cancelled", { status: "Cancelled" }],
    ["shifted by a clock that skips its hour", { is_shifted: true }],
    ["of no series", { series_id: null, kind: "single" }],
  ] as const)("tells by itself a lesson that is %s", (_, changes) => {
    const [first, ...others] = weekly(4, "2026-12-13");
    const odd = { ...first!, ...changes };
    const { series, far } = lay([odd, ...others]);
    expect(series[0]?.lessons).toHaveLength(3);
    expect(far.flatMap(({ lessons }) => lessons)).toEqual([odd]);
  });

  it("leaves no lesson out and tells none twice, whatever there is", () => {
    const lesson = fc
      .record({
        day: fc.nat(100),
        hour: fc.constantFrom("10:00:00", "17:00:00"),
        series: fc.constantFrom(null, "a", "b"),
        status: fc.constantFrom("Scheduled" as const, "Cancelled" as const, "Joined" as const),
        isShifted: fc.boolean(),
      })
      .map(({ day, hour, series, status, isShifted }) =>
        at(addDays(today, day), hour.slice(0, 5), {
          series_id: series,
          status,
          is_shifted: isShifted,
        }),
      );
    fc.assert(
      fc.property(fc.array(lesson, { maxLength: 60 }), (lessons) => {
        const { near, series, far } = lay(lessons);
        const told = [...near, ...series, ...far].flatMap((group) => group.lessons as Session[]);
        const ids = told.map(({ id }) => id).toSorted();
        expect(ids).toEqual(lessons.map(({ id }) => id).toSorted());
        expect(series.every((one) => one.lessons.length > 1)).toBe(true);
      }),
    );
  });
});
