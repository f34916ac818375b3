import type { Session } from "@riwaq/contracts/scheduling/sessions";
import { groupBy } from "@riwaq/domain/group-by";
import { civilDateMs } from "@riwaq/domain/time/civil-date";
import type { DayOfWeek } from "@riwaq/domain/time/day-of-week";
import { toWall } from "@riwaq/domain/time/zone";

import { addDays, weekOf } from "../../../../lib/week-slots.ts";

/** The week that runs and the one that follows are told lesson by lesson. */
const TOLD_DAYS = 14;

/** Lessons of one week, which begins on that date. */
export type LessonWeek = { firstDate: string; lessons: Session[] };

/** What goes on every week at the same hours of the reader's wall; the earliest first. */
export type LessonSeries = {
  key: string;
  days: DayOfWeek[];
  lessons: [Session, ...Session[]];
};

const dayOf = (date: string) => toWall(civilDateMs(date) ?? 0, "UTC").dayOfWeek;

const hoursOf = ({ series_id, start_time, end_time }: Session) =>
  `${series_id} ${start_time}–${end_time}`;

/** A lesson that keeps the hours of its series; one that was cancelled or shifted is told by itself. */
const isRegular = ({ series_id, status, is_shifted }: Session) =>
  series_id !== null && status === "Scheduled" && !is_shifted;

/** Those with another of the same weekday and hour: two mornings at ten are a rhythm, one is an exception. */
function findRegular(lessons: readonly Session[]): Session[] {
  const byHour = groupBy(lessons.filter(isRegular), (one) => `${hoursOf(one)} ${dayOf(one.date)}`);
  return [...byHour.values()].filter((same) => same.length > 1).flat();
}

function seriesOf(regular: readonly Session[]): LessonSeries[] {
  return [...groupBy(regular, hoursOf)].flatMap(([key, lessons]) => {
    const [first, ...rest] = lessons.toSorted((a, b) => a.starts_at.localeCompare(b.starts_at));
    if (!first) return [];
    const days = [...new Set([first, ...rest].slice(0, 7).map(({ date }) => dayOf(date)))];
    return [{ key, days, lessons: [first, ...rest] as LessonSeries["lessons"] }];
  });
}

function weeksOf(lessons: readonly Session[], firstDay: DayOfWeek): LessonWeek[] {
  const byWeek = groupBy(lessons, ({ date }) => weekOf(date, firstDay)[0] ?? date);
  return [...byWeek].map(([firstDate, ofWeek]) => ({ firstDate, lessons: ofWeek }));
}

/**
 * What is to come, the earliest first, laid out by weeks: this one and the next in full; what goes on every week after
 * them as one line for each series; and what is no such lesson in its own week.
 */
export function layOut(
  lessons: readonly Session[],
  { today, firstDay }: { today: string; firstDay: DayOfWeek },
): { near: LessonWeek[]; series: LessonSeries[]; far: LessonWeek[] } {
  const farFrom = addDays(weekOf(today, firstDay)[0] ?? today, TOLD_DAYS);
  const later = lessons.filter(({ date }) => date >= farFrom);
  const regular = findRegular(later);
  const isTold = new Set(regular.map(({ id }) => id));
  return {
    near: weeksOf(
      lessons.filter(({ date }) => date < farFrom),
      firstDay,
    ),
    series: seriesOf(regular),
    far: weeksOf(
      later.filter(({ id }) => !isTold.has(id)),
      firstDay,
    ),
  };
}
