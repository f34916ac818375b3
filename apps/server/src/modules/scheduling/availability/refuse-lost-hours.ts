import type { Message } from "@riwaq/contracts/messages";
import type { WeekPlan } from "@riwaq/contracts/scheduling/availability";
import { lessonsLeftOutside } from "@riwaq/domain/scheduling/availability/week-change";
import type { WeeklyRange } from "@riwaq/domain/scheduling/availability/weekly-range";
import { timeFromMinutes } from "@riwaq/domain/time/wall-time";
import { toWall } from "@riwaq/domain/time/zone";

import { AppError } from "../../../platform/app-error.ts";
import type { User } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { findHolidays } from "../holidays/queries.ts";
import { type TimeSlotRow, findComingLessons, rangeOf } from "./queries.ts";

const LAST_DATE = "9999-12-31";

type WeekToBe = {
  teacher: Pick<User, "id" | "timeZone">;
  /** Of both plans. */
  before: readonly TimeSlotRow[];
  /** The free hours that `plan` shall have. */
  week: readonly WeeklyRange[];
  plan: WeekPlan;
  now: Date;
};

type Plans = Record<WeekPlan, readonly WeeklyRange[]>;

/** Hours that carry lessons are never dropped silently: the answer names each of them. */
export async function refuseLostHours(tx: Transaction, change: WeekToBe): Promise<void> {
  refuse(await droppedLessons(tx, change));
}

async function droppedLessons(
  tx: Transaction,
  { teacher, before: slots, week, plan, now }: WeekToBe,
): Promise<Message[]> {
  const rows = await findComingLessons(tx, teacher.id, now);
  const names = new Map(rows.map((row) => [row.id, row.studentNames ?? "–"]));
  const isInRamadan = await ramadanOf(tx, teacher.timeZone, now);
  const before: Plans = { usual: weekOf(slots, "usual"), ramadan: weekOf(slots, "ramadan") };
  const after: Plans = { ...before, [plan]: week };
  const outside = (["usual", "ramadan"] as const).flatMap((season) =>
    lessonsLeftOutside({
      before: hoursIn(season, before),
      after: hoursIn(season, after),
      lessons: rows
        .filter((row) => isInRamadan(row.startsAt) === (season === "ramadan"))
        .map(({ id, startsAt, endsAt }) => ({
          id,
          startsAtMs: startsAt.getTime(),
          endsAtMs: endsAt.getTime(),
        })),
      teacherZone: teacher.timeZone,
    }),
  );
  return outside.map((lesson) => ({
    key: "slot_carries_lesson",
    params: { ...hoursOf(lesson), student: names.get(lesson.id) ?? "–" },
  }));
}

function weekOf(slots: readonly TimeSlotRow[], plan: WeekPlan): WeeklyRange[] {
  return slots.filter((slot) => slot.plan === plan).map(rangeOf);
}

/** Without a week of its own, Ramadan keeps the usual hours. */
function hoursIn(season: WeekPlan, plans: Plans): readonly WeeklyRange[] {
  return plans[season].length > 0 ? plans[season] : plans.usual;
}

/** Which starts lie in a coming Ramadan, confirmed or proposed, by the teacher's calendar. */
async function ramadanOf(tx: Transaction, zone: string, now: Date): Promise<(at: Date) => boolean> {
  const today = toWall(now.getTime(), zone).date;
  const coming = await findHolidays(tx, today, LAST_DATE);
  const months = coming.filter(({ kind }) => kind === "ramadan");
  return (at) => {
    const { date } = toWall(at.getTime(), zone);
    return months.some(({ startsOn, endsOn }) => startsOn <= date && date <= endsOn);
  };
}

function hoursOf(range: WeeklyRange): { day: number; start: string; end: string } {
  return {
    day: range.dayOfWeek,
    start: timeFromMinutes(range.startMinute).slice(0, 5),
    end: timeFromMinutes(range.endMinute).slice(0, 5),
  };
}

/** Twelve weeks of the same lesson are one line. */
function refuse(messages: Message[]): void {
  const distinct = new Map(messages.map((message) => [JSON.stringify(message), message]));
  if (distinct.size > 0) {
    throw new AppError("bad_input", { non_field_errors: [...distinct.values()] });
  }
}
