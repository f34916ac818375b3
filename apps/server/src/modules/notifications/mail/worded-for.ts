import type { Language } from "@riwaq/contracts/languages";
import { toWall } from "@riwaq/domain/time/zone";

import {
  amountText,
  clockTime,
  dayAndTime,
  isolated,
  wallDate,
  zoneCity,
} from "../../../platform/i18n/wall-hours.ts";
import type { Word, Words } from "../kinds/kind.ts";

type Reader = { language: Language; zone: string };

/** What a message says, as its reader writes it. */
export function wordedFor(
  reader: Reader,
  kinds: Words,
  said: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(said).map(([name, text]) => worded(reader, kinds[name], name, text)),
  );
}

function worded(
  reader: Reader,
  kind: Word | undefined,
  name: string,
  text: string,
): Record<string, string> {
  if (kind === "name" && text !== "") return { [name]: isolated(text) };
  if (kind === "date") return { [name]: dateOf(text, reader.language) };
  if (kind === "money") return { [name]: amountOf(text, reader.language) };
  const at = new Date(kind === "moment" ? text : Number.NaN);
  if (Number.isNaN(at.getTime())) return { [name]: text };
  const { whole, ...parts } = momentOf(at, reader);
  return { ...parts, [name]: whole };
}

function momentOf(at: Date, { language, zone }: Reader) {
  const date = wallDate(at, zone, language);
  const time = clockTime(toWall(at.getTime(), zone).time, language);
  const city = zoneCity(zone, language);
  return { date, time, city, whole: `${dayAndTime(date, time, language)} (${city})` };
}

/** Of hundredths and a currency. */
function amountOf(text: string, language: Language): string {
  const [hundredths = "", currency = ""] = text.split(" ");
  return currency === "" ? text : amountText(Number(hundredths), currency, language);
}

function dateOf(date: string, language: Language): string {
  const at = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? date : wallDate(at, "UTC", language);
}
