import fc from "fast-check";
import { describe, expect, it } from "vitest";

import {
  Age,
  CivilDate,
  Email,
  Id,
  Instant,
  Password,
  PhoneNumber,
  TimeZone,
  YearsOfExperience,
  isStorable,
  PageNumber,
} from "./fields.ts";
import { MESSAGE_KEYS } from "./messages.ts";
import { faultsOf } from "./testing/faults-of.ts";

describe("an address of mail", () => {
  it("is kept in one spelling, and that spelling is itself one", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        const { data: kept } = Email.safeParse(`  ${address.toUpperCase()}\n`);
        fc.pre(kept !== undefined);
        expect(kept).toBe(kept.trim().toLowerCase());
        expect(Email.parse(kept)).toBe(kept);
      }),
    );
  });

  it.each([
    "",
    "nour",
    "nour@",
    "@riwaq.test",
    "nour@riwaq",
    "a b@riwaq.test",
    `${"x".repeat(250)}@a.fr`,
  ])("%j is none", (text) => expect(faultsOf(Email, text)).toEqual([": email_invalid"]));
});

describe("a number of a phone", () => {
  it("is a plus or none, a first digit that is no 0, and at most fourteen more", () => {
    const digits = fc.stringMatching(/^[1-9]\d{1,14}$/);
    fc.assert(
      fc.property(digits, fc.constantFrom("", "+"), (number, plus) => {
        expect(PhoneNumber.parse(` ${plus}${number} `)).toBe(`${plus}${number}`);
      }),
    );
  });

  it.each([
    "0612345678",
    "+0612345678",
    "06 12 34 56 78",
    "++336",
    "1",
    "1234567890123456",
    "٠١٢٣",
  ])("%j is none", (text) => expect(faultsOf(PhoneNumber, text)).toEqual([": phone_invalid"]));
});

describe("numbers that people say of themselves", () => {
  it.each([
    [Age, 0, "age_min"],
    [Age, -3, "age_min"],
    [Age, 7.5, "age_min"],
    [Age, 121, "age_max"],
    [Age, "12", "age_min"],
    [Age, Number.NaN, "age_min"],
    [YearsOfExperience, 0, "years_min"],
    [YearsOfExperience, 121, "years_max"],
    [YearsOfExperience, null, "years_min"],
  ])("%# is refused in its own words", (schema, value, message) => {
    expect(faultsOf(schema, value)).toEqual([`: ${message}`]);
  });

  it("are whole, from 1 to 120", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), (years) => {
        expect(faultsOf(Age, years)).toEqual([]);
        expect(faultsOf(YearsOfExperience, years)).toEqual([]);
      }),
    );
  });
});

it.each([
  ["1234567", "password_short"],
  ["x".repeat(257), "password_long"],
  [undefined, "required"],
])("a password %# is refused in its own words", (password, message) => {
  expect(faultsOf(Password, password)).toEqual([`: ${message}`]);
});

it("an id is the same in whatever case it comes", () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(Id.parse(id.toUpperCase())).toBe(id);
    }),
  );
});

describe("instants and days", () => {
  it("lie in this century or the next", () => {
    const min = new Date("2000-01-01T00:00:00Z");
    const max = new Date("2199-12-31T23:59:59Z");
    fc.assert(
      fc.property(fc.date({ min, max, noInvalidDate: true }), (date) => {
        const text = date.toISOString();
        expect(faultsOf(Instant, text)).toEqual([]);
        expect(faultsOf(CivilDate, text.slice(0, 10))).toEqual([]);
      }),
    );
  });

  it.each([
    "1999-12-31T23:59:59Z",
    "9999-01-01T00:00:00Z",
    "2026-11-22T10:00",
    "2026-02-30T10:00:00Z",
    "",
  ])("%j is no instant", (text) =>
    expect(new Set(faultsOf(Instant, text))).toEqual(new Set([": invalid"])),
  );

  it.each(["2026-02-29", "2026-13-01", "26-01-01", "0001-01-01", "2026-1-1"])(
    "%j is no day",
    (text) => expect(new Set(faultsOf(CivilDate, text))).toEqual(new Set([": invalid"])),
  );
});

it.each(["Europe/Paris", "Africa/Casablanca", "UTC"])("%s is a time zone", (zone) => {
  expect(faultsOf(TimeZone, zone)).toEqual([]);
});

it.each(["Mars/Olympus", "", "Europe/Paris; drop", "x".repeat(65)])(
  "%j is no time zone",
  (zone) => {
    expect(new Set(faultsOf(TimeZone, zone))).toEqual(new Set([": time_zone_invalid"]));
  },
);

it.each([
  [undefined, 1],
  ["3", 3],
  [7, 7],
])("page %j is page %j", (asked, page) => {
  expect(PageNumber.parse(asked)).toBe(page);
});

it.each(["0", "-1", "1.5", "last", "1e9"])("there is no page %j", (page) => {
  expect(faultsOf(PageNumber, page)).toEqual([": invalid"]);
});

it("what the database cannot hold is known: NUL, and half of a surrogate pair", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const isHeld = Buffer.from(text, "utf8").toString("utf8") === text && !text.includes("\0");
      expect(isStorable(text)).toBe(isHeld);
    }),
  );
});

it("each message is a key once", () => {
  expect(new Set(MESSAGE_KEYS).size).toBe(MESSAGE_KEYS.length);
});
