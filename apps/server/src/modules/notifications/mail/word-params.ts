import type { Language } from "@riwaq/contracts/languages";
import { toWall } from "@riwaq/domain/time/zone";

import {
  clockTime,
  dayAndTime,
  isolated,
  wallDate,
  zoneCity,
} from "../../../platform/i18n/wall-hours.ts";

type Reader = { language: Language; zone: string };

/** Names and titles keep their own direction within a sentence of another. */
const NAMES = ["teacher", "student", "students", "guardian", "child", "title", "device"];
const DATES = ["from", "to"];

/**
 * What a notice names, as its reader writes it: `at` as day, time and city of the reader's clock, with each alone as
 * `date`, `time` and `city`; dates in words.
 */
export function wordParams(params: Record<string, string>, reader: Reader): Record<string, string> {
  const worded = { ...params };
  for (const name of NAMES) if (worded[name]) worded[name] = isolated(worded[name]);
  for (const name of DATES) if (worded[name]) worded[name] = dateOf(worded[name], reader.language);
  const at = new Date(params.at ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? worded : { ...worded, ...momentOf(at, reader) };
}

function momentOf(at: Date, { language, zone }: Reader) {
  const date = wallDate(at, zone, language);
  const time = clockTime(toWall(at.getTime(), zone).time, language);
  const city = zoneCity(zone, language);
  return { date, time, city, at: `${dayAndTime(date, time, language)} (${city})` };
}

function dateOf(date: string, language: Language): string {
  const at = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? date : wallDate(at, "UTC", language);
}
