import type { Language } from "@riwaq/contracts/languages";

import { mailText } from "../../../platform/i18n/translate.ts";
import {
  clockTime,
  isolated,
  lessonHours,
  wallDate,
  zoneCity,
} from "../../../platform/i18n/wall-hours.ts";
import type { Words } from "../kinds/kind.ts";

type Reading = { language: Language; at: Date; zone: string; teacher: string; pupil: string };

const WEEK_MS = 7 * 86_400_000;
const LESSON_MS = 45 * 60_000;
const LISTED = 3;

/** What a mail lists of nobody's lessons, as its reader would read it; undefined where it lists something else. */
export function sampleDetails(words: Words, reading: Reading): string | undefined {
  if ("place" in words) return `${titleOf(reading)}\n${changeOf(reading)}`;
  // What can be answered at once is about one lesson, whatever it counts.
  const count = "count" in words && !("secondLink" in words) ? LISTED : 1;
  if ("students" in words || "count" in words || "sender" in words) {
    const hours = hoursOf(count, reading);
    const isSkipped = !("students" in words || "sender" in words);
    const lines = isSkipped ? hours.map((hour) => skippedOf(hour, reading)) : hours;
    return [titleOf(reading), ...lines].join("\n");
  }
  return "student" in words ? hoursOf(2, reading).join("\n") : undefined;
}

const titleOf = ({ language, teacher, pupil }: Reading) =>
  mailText("lesson.title.P", language, {
    programme: mailText("lesson.plain", language, {}),
    teacher: isolated(teacher),
    pupils: isolated(pupil),
  });

const otherOf = (zone: string) => (zone === "Africa/Cairo" ? "Europe/Paris" : "Africa/Cairo");

function hoursOf(count: number, { language, at, zone }: Reading): string[] {
  return Array.from({ length: count }, (_, week) => {
    const startsAt = new Date(at.getTime() + week * WEEK_MS);
    const endsAt = new Date(startsAt.getTime() + LESSON_MS);
    return `– ${lessonHours({ startsAt, endsAt }, { own: zone, other: otherOf(zone), language })}`;
  });
}

function skippedOf(hours: string, { language }: Reading): string {
  const reason = mailText("series-skipped.reasons.outside_hours", language, {});
  return mailText("series-skipped.line", language, { hours, reason });
}

function changeOf({ language, at, zone }: Reading): string {
  const [after, otherBefore, otherAfter] = ["18:00:00", "19:00:00", "20:00:00"].map((time) =>
    clockTime(time, language),
  ) as [string, string, string];
  const params = { after, otherBefore, otherAfter, day: wallDate(at, zone, language) };
  return `– ${mailText("clock-change.kept", language, {
    ...params,
    own: zoneCity(zone, language),
    other: zoneCity(otherOf(zone), language),
  })}`;
}
