import { expect, it } from "vitest";

import { lessonHours, zoneCity } from "./wall-hours.ts";

const lesson = {
  startsAt: new Date("2027-02-01T17:00:00Z"),
  endsAt: new Date("2027-02-01T17:45:00Z"),
};

const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/gu, "");

it("names the cities in the reader's language, and the first of a month as French does", () => {
  const clocks = { own: "Europe/Paris", other: "Africa/Cairo" } as const;
  expect(plain(lessonHours(lesson, { ...clocks, language: "fr" }))).toBe(
    "lundi 1er février 2027, 18:00 – 18:45 (Paris) · 19:00 – 19:45 (Le Caire)",
  );
  expect(plain(lessonHours(lesson, { ...clocks, language: "en" }))).toBe(
    "Monday, 1 February 2027, 06:00 pm – 06:45 pm (Paris) · 07:00 pm – 07:45 pm (Cairo)",
  );
  expect(plain(lessonHours(lesson, { ...clocks, language: "ar" }))).toBe(
    "الاثنين 1 فبراير 2027، 6:00\u00a0م – 6:45\u00a0م (باريس) · 7:00\u00a0م – 7:45\u00a0م (القاهرة)",
  );
  expect(plain(zoneCity("Africa/Cairo", "ar"))).toBe("القاهرة");
});

it("takes the city from the zone's name where no text has it", () => {
  expect(plain(zoneCity("America/Port-au-Prince", "fr"))).toBe("Port-au-Prince");
  expect(plain(zoneCity("Asia/Ho_Chi_Minh", "ar"))).toBe("Ho Chi Minh");
});
