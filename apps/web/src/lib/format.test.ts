import { describe, expect, it } from "vitest";

import {
  formatBytes,
  formatCivilDate,
  formatDate,
  formatDateSpan,
  formatDateTime,
  formatDayAndMonth,
  formatDayOfMonth,
  formatDayOfWeek,
  formatDuration,
  formatFullDate,
  formatLessonDate,
  formatLessonMoment,
  formatLongDate,
  formatMoney,
  formatNames,
  formatTime,
  formatTimeSpan,
} from "./format.ts";

const EVENING = "2026-11-24T17:05:00Z";

describe("formatDateTime", () => {
  it("writes two digits for each part and a 12-hour clock in English", () => {
    expect(formatDateTime(EVENING, "en", "Europe/Paris")).toBe("24/11/26, 06:05 pm");
  });

  it.each([
    ["en", "06:05", "07:05"],
    ["fr", "18:05", "19:05"],
    ["ar", "6:05", "7:05"],
  ] as const)("shows the time of the zone that is asked for in %s", (language, paris, cairo) => {
    expect(formatDateTime(EVENING, language, "Europe/Paris")).toContain(paris);
    expect(formatDateTime(EVENING, language, "Africa/Cairo")).toContain(cairo);
  });

  it("writes Arabic dates with Latin digits", () => {
    expect(formatDateTime(EVENING, "ar", "Africa/Cairo")).not.toMatch(/[٠-٩]/u);
  });

  it("follows the clock change of the zone", () => {
    const noon = [Date.UTC(2026, 5, 1, 12), Date.UTC(2026, 11, 1, 12)];
    expect(noon.map((at) => formatTime(at, "en", "Europe/Paris"))).toEqual([
      "02:00 pm",
      "01:00 pm",
    ]);
  });
});

describe("dates that people read", () => {
  const evening = "2026-11-22T17:05:00Z";

  it.each([
    ["en", "22/11/26", "22/11/26, 06:05 pm", "22/11/26", "22/11/26, 06:05 pm"],
    [
      "fr",
      "22 novembre 2026",
      "22 novembre 2026 à 18:05",
      "dimanche 22 novembre",
      "dimanche 22 novembre à 18:05",
    ],
    [
      "ar",
      "22 نوفمبر 2026",
      "22 نوفمبر 2026، 6:05\u00a0م",
      "الأحد 22 نوفمبر",
      "الأحد 22 نوفمبر، 6:05\u00a0م",
    ],
  ] as const)("are written out, but for English dates: %s", (...of) => {
    const [language, ...written] = of;
    const formats = [formatDate, formatDateTime, formatLessonDate, formatLessonMoment];
    expect(formats.map((format) => format(evening, language, "Europe/Paris"))).toEqual(written);
  });

  it("has no zero before an Arabic hour, and a space that stays before its half of the day", () => {
    const of = (at: string) => formatTime(at, "ar", "UTC");
    expect(["2026-11-22T06:00:00Z", "2026-11-22T23:30:00Z"].map(of)).toEqual([
      "6:00\u00a0ص",
      "11:30\u00a0م",
    ]);
  });

  it("has no comma after an Arabic weekday", () => {
    expect(formatLongDate(evening, "ar", "UTC")).toBe("الأحد 22 نوفمبر");
  });
});

describe("formatCivilDate", () => {
  it("keeps the day whatever the zone of the reader", () => {
    expect(formatCivilDate("2026-11-24", "en")).toBe("24/11/26");
  });
});

describe("the first of a month", () => {
  const first = "2027-02-01T09:00:00Z";

  it("is an ordinal in French", () => {
    expect(formatLongDate(first, "fr", "Europe/Paris")).toBe("lundi 1er février");
    expect(formatFullDate(first, "fr", "Europe/Paris")).toBe("1er février 2027");
    expect(formatDayOfMonth("2027-02-01", "fr")).toMatch(/^1er /u);
    expect(formatDateSpan("2027-02-01", "2027-02-07", "fr")).toMatch(/^1er–7 février/u);
    expect(formatTimeSpan(first, "2027-02-01T10:00:00Z", "fr", "UTC")).toMatch(/^1er février/u);
  });

  it("is a number elsewhere, as are all other days", () => {
    expect(formatLongDate(first, "en", "Europe/Paris")).toBe("Monday 1 February");
    expect(formatLongDate("2027-02-11T09:00:00Z", "fr", "UTC")).toBe("jeudi 11 février");
  });
});

describe("a day within its week", () => {
  it.each([
    ["en", "Wed 25", "Wednesday 25", "25 November"],
    ["fr", "mer. 25", "mercredi 25", "25 novembre"],
    ["ar", "الأربعاء 25", "الأربعاء 25", "25 نوفمبر"],
  ] as const)("is its weekday and its number in %s", (language, short, long, month) => {
    const date = "2026-11-25";
    expect(formatDayOfWeek(date, language, "short")).toBe(short);
    expect(formatDayOfWeek(date, language, "long")).toBe(long);
    expect(formatDayAndMonth(date, language)).toBe(month);
  });

  it("is the first as French writes it", () => {
    expect(formatDayOfWeek("2026-12-01", "fr", "short")).toBe("mar. 1er");
    expect(formatDayAndMonth("2026-12-01", "fr")).toBe("1er décembre");
  });
});

describe("formatMoney", () => {
  it("follows French usage", () => {
    expect(formatMoney(49.5, "EUR", "fr").replaceAll(/\s/gu, " ")).toBe("49,50 €");
  });
});

describe("formatNames", () => {
  it.each([
    ["en", "\u2068Omar\u2069 and \u2068ليلى\u2069"],
    ["fr", "\u2068Omar\u2069 et \u2068ليلى\u2069"],
    ["ar", "\u2068Omar\u2069 و\u2068ليلى\u2069"],
  ] as const)("joins them in %s, each in its own direction", (language, text) => {
    expect(formatNames(["Omar", "ليلى"], language)).toBe(text);
  });
});

it.each([
  [0, "en", "0 MB"],
  [1, "en", "1 kB"],
  [99 * 1024, "fr", "99 ko"],
  [2.5 * 1024 * 1024, "fr", "2,5 Mo"],
  [100 * 1024 * 1024, "ar", "100 م.ب"],
] as const)("%s bytes of a file in %s are %s", (bytes, language, text) => {
  expect(formatBytes(bytes, language).replaceAll(/\s/g, " ")).toBe(text);
});

describe("formatDuration", () => {
  it.each([
    [0, "0 mins", "0 min", "0 د"],
    [29 * 60, "29 mins", "29 min", "29 د"],
    [13_200, "3 hrs 40 mins", "3 h 40 min", "3 س 40 د"],
    [7200, "2 hrs", "2 h", "2 س"],
    [50 * 3600, "2 days 2 hrs", "2 j 2 h", "يومان 2 س"],
  ] as const)("writes %i seconds in two units at most", (seconds, en, fr, ar) => {
    const plain = (language: "en" | "fr" | "ar") =>
      formatDuration(seconds, language).replaceAll(/\s/gu, " ");
    expect([plain("en"), plain("fr"), plain("ar")]).toEqual([en, fr, ar]);
  });
});
