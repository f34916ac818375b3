import type { Message } from "@riwaq/contracts/messages";
import { lessonsLeftOutside } from "@riwaq/domain/availability/week-change";
import { type WeeklyRange, findOverlaps } from "@riwaq/domain/availability/weekly-range";
import { timeFromMinutes } from "@riwaq/domain/time/wall-time";

import { AppError } from "../../app-error.ts";
import type { Person } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { type TimeSlotRow, findComingLessons, rangeOf } from "./queries.ts";

type WeekToBe = {
  teacher: Pick<Person, "id" | "timeZone">;
  before: readonly TimeSlotRow[];
  week: readonly WeeklyRange[];
  now: Date;
};

/** Hours that carry lessons are never dropped silently: the answer names each of them (decisions, bulk_create). */
export async function refuseLostHours(tx: Database, change: WeekToBe): Promise<void> {
  const taken = change.before.filter((slot) => !slot.isFree);
  refuse(overTaken(change.week, taken));
  refuse(await droppedLessons(tx, change, taken));
}

function overTaken(week: readonly WeeklyRange[], taken: TimeSlotRow[]): Message[] {
  return taken
    .filter((slot) => week.some((range) => findOverlaps([range, rangeOf(slot)]).length > 0))
    .map((slot) => ({
      key: "slot_taken",
      params: { ...hoursOf(rangeOf(slot)), student: slot.studentName ?? "–" },
    }));
}

async function droppedLessons(
  tx: Database,
  { teacher, before, week, now }: WeekToBe,
  taken: TimeSlotRow[],
): Promise<Message[]> {
  const rows = await findComingLessons(tx, teacher.id, now);
  const names = new Map(rows.map((row) => [row.id, row.studentNames ?? "–"]));
  const outside = lessonsLeftOutside({
    before: before.map(rangeOf),
    after: [...week, ...taken.map(rangeOf)],
    lessons: rows.map((row) => ({
      id: row.id,
      startsAtMs: row.startsAt.getTime(),
      endsAtMs: row.endsAt.getTime(),
    })),
    teacherZone: teacher.timeZone,
  });
  return outside.map((lesson) => ({
    key: "slot_carries_lesson",
    params: { ...hoursOf(lesson), student: names.get(lesson.id) ?? "–" },
  }));
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
