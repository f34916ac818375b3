import fc from "fast-check";
import { describe, expect, it, test } from "vitest";

import { civilDateMs, civilDateOf, DAY_MS } from "../../time/civil-date.ts";
import { daysNamed, daysWithin } from "./named-days.ts";

// A Monday.
const TODAY = "2026-11-23";

test.each([
  ["2026-11-23", ["2026-11-23"]],
  ["2026/1/5", ["2026-01-05"]],
  ["23/11", ["2026-11-23"]],
  ["٢٣/١١", ["2026-11-23"]],
  ["23.11.2025", ["2025-11-23"]],
  ["1-2-27", ["2027-02-01"]],
  ["5/1", ["2027-01-05"]],
  ["31/8", ["2026-08-31"]],
  ["mardi", ["2026-11-24", "2026-11-17"]],
  ["Lundi", ["2026-11-23", "2026-11-16"]],
  ["tue", ["2026-11-24", "2026-11-17"]],
  ["الثلاثاء", ["2026-11-24", "2026-11-17"]],
  ["ثلاثاء", ["2026-11-24", "2026-11-17"]],
  ["الأحد", ["2026-11-29", "2026-11-22"]],
  ["demain", ["2026-11-24"]],
  ["aujourd’hui", ["2026-11-23"]],
  ["yesterday", ["2026-11-22"]],
  ["غدًا", ["2026-11-24"]],
  ["1er décembre", ["2026-12-01"]],
  ["24 nov", ["2026-11-24"]],
  ["nov 24", ["2026-11-24"]],
  ["٢٤ نوفمبر", ["2026-11-24"]],
  ["3 août 2025", ["2025-08-03"]],
])("%s is %j", (typed, days) => {
  expect(daysNamed(typed, TODAY)).toEqual(days);
});

test.each(["", "keller", "31/2", "45/11", "2026-02-30", "12", "ju", "5 ju", "constructor", "23/"])(
  "%j names no day",
  (typed) => {
    expect(daysNamed(typed, TODAY)).toEqual([]);
  },
);

describe("a day among other words", () => {
  it("stands before them or behind them", () => {
    const days = ["2026-11-24", "2026-11-17"];
    expect(daysWithin("Keller mardi", TODAY)).toEqual({ dates: days, rest: "Keller" });
    expect(daysWithin("mardi  Keller Anne", TODAY)).toEqual({ dates: days, rest: "Keller Anne" });
    expect(daysWithin("Keller 24 nov", TODAY)).toEqual({
      dates: ["2026-11-24"],
      rest: "Keller",
    });
    expect(daysWithin("mardi", TODAY)).toEqual({ dates: days, rest: "" });
    expect(daysWithin(" Anne Keller ", TODAY)).toEqual({ dates: [], rest: "Anne Keller" });
  });

  it("is found again however it is written, and is near where no year is said", () => {
    fc.assert(
      fc.property(fc.integer({ min: -180, max: 180 }), (away) => {
        const date = civilDateOf((civilDateMs(TODAY) ?? 0) + away * DAY_MS);
        const [year, month, day] = date.split("-");
        expect(daysNamed(date, TODAY)).toEqual([date]);
        expect(daysNamed(`${day}/${month}/${year}`, TODAY)).toEqual([date]);
        expect(daysNamed(`${day}/${month}`, TODAY)).toEqual([date]);
      }),
    );
  });

  it("never fails, and never names what is no date", () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        for (const date of daysWithin(typed, TODAY).dates) expect(civilDateMs(date)).not.toBeNull();
      }),
    );
  });
});
