import { describe, expect, it } from "vitest";

import { toInstant, toWall } from "../time/zone.ts";
import { epcTextOf } from "./epc-code.ts";
import { daysLeft, topUpOf } from "./plan-change.ts";
import { firstLessonFrom, withdrawableUntil, withdrawnAmount } from "./withdrawal.ts";

const PARIS = "Europe/Paris";
const at = (date: string, time: string) => toInstant({ date, time, zone: PARIS }).epochMs;

describe("withdrawing", () => {
  it("is possible until the end of the fourteenth day after, over a change of the clocks too", () => {
    const until = withdrawableUntil(at("2027-03-20", "23:30"), PARIS);
    expect(toWall(until, PARIS)).toMatchObject({ date: "2027-04-03", time: "23:59:59" });
    expect(toWall(until + 1, PARIS)).toMatchObject({ date: "2027-04-04", time: "00:00:00" });
  });

  it("owes nothing for lessons that were given without having been asked for", () => {
    const contract = { paid: 9600, earned: 1200 };
    expect(withdrawnAmount({ ...contract, hasAskedEarly: true })).toBe(8400);
    expect(withdrawnAmount({ ...contract, hasAskedEarly: false })).toBe(9600);
  });

  it("keeps the first lesson until after the days, unless it was asked for", () => {
    const ordered = at("2027-01-05", "10:00");
    expect(firstLessonFrom(ordered, { zone: PARIS, hasAskedEarly: true })).toBe(ordered);
    expect(firstLessonFrom(ordered, { zone: PARIS, hasAskedEarly: false })).toBe(
      at("2027-01-20", "00:00"),
    );
  });
});

describe("another rhythm within a period", () => {
  it("adds its share of minutes and of the price by the days left", () => {
    const [one, two] = [
      { minutes: 240, amount: 6000 },
      { minutes: 480, amount: 9600 },
    ];
    expect(topUpOf(one, two, 14)).toEqual({ minutes: 120, amount: 1800 });
    expect(topUpOf(one, two, 28)).toEqual({ minutes: 240, amount: 3600 });
    expect(topUpOf(two, one, 14)).toBeNull();
    expect(topUpOf(one, two, 0)).toBeNull();
  });

  it("counts civil days", () => {
    expect(daysLeft(at("2027-03-27", "23:00"), at("2027-03-29", "01:00"), PARIS)).toBe(2);
    expect(daysLeft(at("2027-04-01", "12:00"), at("2027-03-29", "01:00"), PARIS)).toBe(0);
  });
});

describe("the code of a transfer", () => {
  const transfer = {
    name: "Institut  Riwaq",
    iban: "FR7630006000011234567890189",
    amount: 9605,
    reference: "RF18539007547034",
  };

  it("has ten lines, with the reference last and no bank", () => {
    expect(epcTextOf(transfer).split("\n")).toEqual([
      "BCD",
      "002",
      "1",
      "SCT",
      "",
      "Institut Riwaq",
      "FR7630006000011234567890189",
      "EUR96.05",
      "",
      "RF18539007547034",
    ]);
  });

  it("refuses what cannot be transferred", () => {
    expect(() => epcTextOf({ ...transfer, amount: 0 })).toThrow(RangeError);
  });
});
