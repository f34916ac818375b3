import { mailText } from "../../../platform/i18n/translate.ts";
import { lessonHours } from "../../../platform/i18n/wall-hours.ts";
import { lessonTitle } from "../../scheduling/calendar/ical/lesson-event.ts";
import type { skipNotices } from "../../scheduling/tables/skip-notices.ts";
import type { Reader, RunningSeries } from "./queries.ts";

const LISTED_MAX = 24;

type Skip = typeof skipNotices.$inferSelect;

/** As a mail lists them: what and with whom once, below it every hour in both clocks with what stood against it. */
export function listSkips(skips: Skip[], series: RunningSeries[], reader: Reader): string {
  const known = new Map(series.map((row) => [row.id, row]));
  const inOrder = skips.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const lines = inOrder.slice(0, LISTED_MAX).flatMap((skip) => {
    const row = known.get(skip.seriesId);
    return row ? [{ title: titleOf(row, reader), line: lineOf(skip, row, reader) }] : [];
  });
  const groups = Map.groupBy(lines, ({ title }) => title);
  const texts = [...groups].map(([title, group]) =>
    [title, ...group.map(({ line }) => line)].join("\n"),
  );
  const rest = skips.length - LISTED_MAX;
  const { language } = reader;
  if (rest > 0) texts.push(mailText("series-skipped.more", language, { count: String(rest) }));
  return texts.join("\n\n");
}

function titleOf(row: RunningSeries, reader: Reader): string {
  const { programme, teacherName, pupils } = row;
  const { language, timeZone: zone } = reader;
  const role = roleIn(row, reader);
  return lessonTitle({ programme, teacherName, pupils }, { role, zone, language });
}

/** Who learns with their own children reads it as their parent. */
function roleIn({ teacherId, pupils }: RunningSeries, reader: Reader) {
  if (teacherId === reader.id) return "T";
  return pupils.every(({ id }) => id === reader.id) ? "S" : "P";
}

function lineOf(skip: Skip, row: RunningSeries, reader: Reader): string {
  const { language, timeZone: own } = reader;
  const other = roleIn(row, reader) === "T" ? (row.pupils[0]?.zone ?? own) : row.teacherZone;
  const hours = lessonHours(skip, { own, other, language });
  const reason = mailText(`series-skipped.reasons.${skip.state}`, language, {});
  return `– ${mailText("series-skipped.line", language, { hours, reason })}`;
}
