import type { Language } from "@riwaq/contracts/languages";
import { toWall } from "@riwaq/domain/time/zone";

import { mailText } from "../../../platform/i18n/translate.ts";
import { clockTime, wallDate, zoneCity } from "../../../platform/i18n/wall-hours.ts";
import type { SeriesChange } from "../../scheduling/calendar/find-clock-changes.ts";
import { type CalendarReader, lessonTitle } from "../../scheduling/calendar/ical/lesson-event.ts";

type Reader = Pick<CalendarReader, "language">;

/** What becomes of each lesson of the week, on the reader's side and on the other: below each series, a line a lesson. */
export function describeChanges(changes: SeriesChange[], reader: Reader): string {
  const groups = Map.groupBy(changes, ({ row }) => titleOf(row, reader));
  const texts = [...groups].map(([title, group]) => {
    const lines = group.map((change) => lineOf(change, reader));
    return [title, ...new Set(lines)].join("\n");
  });
  return texts.join("\n\n");
}

/** Where the clocks change, as a list of cities. */
export function describePlaces(changes: SeriesChange[], language: Language): string {
  const cities = new Set(changes.map(({ zone }) => zoneCity(zone, language)));
  return new Intl.ListFormat(language, { type: "conjunction" }).format(cities);
}

function titleOf(row: SeriesChange["row"], { language }: Reader) {
  const { programme, teacherName, pupils, readerRole: role } = row;
  return lessonTitle({ programme, teacherName, pupils }, { role, language, zone: "" });
}

function lineOf(change: SeriesChange, { language }: Reader): string {
  const { row, firstStartsAt, lastStartsAt } = change;
  const { teacherZone } = row;
  const family = familyZoneOf(change);
  const [own, other] = row.readerRole === "T" ? [teacherZone, family] : [family, teacherZone];
  const timeAt = (at: Date, zone: string) => clockTime(toWall(at.getTime(), zone).time, language);
  const before = timeAt(lastStartsAt, own);
  const after = timeAt(firstStartsAt, own);
  const otherBefore = timeAt(lastStartsAt, other);
  const otherAfter = timeAt(firstStartsAt, other);
  const kind = kindOf(before === after, otherBefore === otherAfter);
  return `– ${mailText(`clock-change.${kind}`, language, {
    day: wallDate(firstStartsAt, own, language),
    before,
    after,
    otherBefore,
    otherAfter,
    own: zoneCity(own, language),
    other: zoneCity(other, language),
  })}`;
}

/** The one that moves, where pupils of several zones are taught. */
function familyZoneOf({ row: { pupils, teacherZone }, otherZone }: SeriesChange): string {
  const zones = pupils.map(({ zone }) => zone);
  return zones.includes(otherZone) ? otherZone : (zones[0] ?? teacherZone);
}

function kindOf(isKept: boolean, isKeptThere: boolean): "kept" | "moved" | "both" {
  if (isKept) return "kept";
  return isKeptThere ? "moved" : "both";
}
