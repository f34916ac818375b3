import fc from "fast-check";
import { describe, expect, it, test } from "vitest";

import { DAY_ORDERS, dayOf, hundredthsOf, hundredthsOfIso } from "./bank-lines.ts";

const amounts = fc.integer({ min: 0, max: 2_000_000_000 });
const written = (amount: number, group: string, point: string) =>
  `${String(Math.floor(amount / 100)).replaceAll(/\B(?=(?:\d{3})+$)/g, group)}${point}${String(amount % 100).padStart(2, "0")}`;

describe("an amount", () => {
  it("is read to the hundredth, however its thousands are parted", () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom("", " ", "\u202F", "'", "."), (amount, group) => {
        expect(hundredthsOf(written(amount, group, ","), ",")).toBe(amount);
        expect(hundredthsOf(`${written(amount, group, ",")} €`, ",")).toBe(amount);
      }),
    );
  });

  it("in an ISO message is read to the hundredth", () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(hundredthsOfIso(written(amount, "", "."))).toBe(amount);
      }),
    );
  });

  it("that went out is below zero", () => {
    expect(hundredthsOf("-12,50", ",")).toBe(-1250);
    expect(hundredthsOf("\u2212 1 012.50", ".")).toBe(-101_250);
    expect(hundredthsOf("-0,00", ",")).toBe(0);
  });

  test.each(["96.00", "96,005", "", "abc", "1,2,3", "12-", "1e3", "9".repeat(12)])(
    "of %o is none where decimals follow a comma",
    (text) => {
      expect(hundredthsOf(text, ",")).toBeNull();
    },
  );

  test.each(["96,00", "-96.00", "1e3", "96.001", "", " ", ".5", "0x10", "9".repeat(13)])(
    "of %o is none in an ISO message",
    (text) => {
      expect(hundredthsOfIso(text)).toBeNull();
    },
  );
});

describe("a day", () => {
  it("is the same in every order", () => {
    const days = fc.date({
      min: new Date("2000-01-01T00:00:00Z"),
      max: new Date("2199-12-31T00:00:00Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(
        days,
        fc.constantFrom(...DAY_ORDERS),
        fc.constantFrom("/", ".", "-"),
        (at, order, sign) => {
          const day = at.toISOString().slice(0, 10);
          const [y = "", m = "", d = ""] = day.split("-");
          const parts: Record<string, string> = { y, m, d };
          expect(dayOf([...order].map((part) => parts[part]).join(sign), order)).toBe(day);
        },
      ),
    );
  });

  it("may have two figures for its year, and an hour behind it", () => {
    expect(dayOf("23/11/26", "dmy")).toBe("2026-11-23");
    expect(dayOf("2026-11-23T10:00:00", "ymd")).toBe("2026-11-23");
    expect(dayOf("23.11.2026 10:00", "dmy")).toBe("2026-11-23");
  });

  test.each(["31/02/2026", "11/23/2026", "0/1/2026", "2026", "", "23 nov. 2026", "23/11/1899"])(
    "of %o is none",
    (text) => {
      expect(dayOf(text, "dmy")).toBeNull();
    },
  );
});
