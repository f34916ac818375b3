import type { Message } from "@riwaq/contracts/messages";
import { lessonsLeftOutside } from "@riwaq/domain/availability/week-change";
import {
  type WeeklyRange,
  findOverlaps,
  rangesEqual,
} from "@riwaq/domain/availability/weekly-range";
import type { DayOfWeek } from "@riwaq/domain/time/day-of-week";
import { timeFromMinutes } from "@riwaq/domain/time/wall-time";
import { inArray, sql } from "drizzle-orm";

import { requireTeacher } from "../../actors.ts";
import { AppError } from "../../app-error.ts";
import { writeAuditEntry } from "../../audit/write-audit-entry.ts";
import type { Context, User } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { timeSlots } from "../../db/schema/time-slots.ts";
import { inTransaction } from "../../db/transaction.ts";
import { parseEntries } from "./parse-entries.ts";
import { type TimeSlotRow, findComingLessons, findTimeSlots } from "./queries.ts";

/**
 * The teacher's free week becomes exactly these entries. Rows that stay keep their id, so sending the same week twice
 * changes nothing; hours that carry lessons are never dropped (decisions, bulk_create).
 */
export async function replaceFreeWeek(
  ctx: Context,
  entries: readonly unknown[],
): Promise<TimeSlotRow[]> {
  const teacher = requireTeacher(ctx.actor);
  const week = parseEntries(entries);
  return inTransaction(ctx.db, async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`week:${teacher.id}`}, 0))`,
    );
    const before = await findTimeSlots(tx, teacher.id);
    const taken = before.filter((slot) => !slot.isFree);
    refuseOverTaken(week, taken);
    await refuseDroppedLessons(tx, teacher, ctx.clock.now(), before.map(rangeOf), [
      ...week,
      ...taken.map(rangeOf),
    ]);

    const free = before.filter((slot) => slot.isFree);
    const removed = free.filter(
      (slot) => !week.some((range) => rangesEqual([range], [rangeOf(slot)])),
    );
    const added = week.filter(
      (range) => !free.some((slot) => rangesEqual([range], [rangeOf(slot)])),
    );
    if (removed.length > 0)
      await tx.delete(timeSlots).where(
        inArray(
          timeSlots.id,
          removed.map((slot) => slot.id),
        ),
      );
    if (added.length > 0)
      await tx
        .insert(timeSlots)
        .values(added.map((range) => ({ teacherId: teacher.id, ...range })));
    if (removed.length + added.length > 0) {
      await writeAuditEntry(tx, ctx.actor, {
        action: "replace-free-week",
        subject: { type: "teacher", id: teacher.id },
        details: { added: added.length, removed: removed.length },
      });
    }
    return findTimeSlots(tx, teacher.id);
  });
}

function rangeOf(slot: TimeSlotRow): WeeklyRange {
  return {
    dayOfWeek: slot.dayOfWeek as DayOfWeek,
    startMinute: slot.startMinute,
    endMinute: slot.endMinute,
  };
}

function refuseOverTaken(week: WeeklyRange[], taken: TimeSlotRow[]): void {
  const hit = taken.filter((slot) =>
    week.some((range) => findOverlaps([range, rangeOf(slot)]).length > 0),
  );
  refuse(
    hit.map((slot) => ({
      key: "slot_taken",
      params: { ...hoursOf(rangeOf(slot)), student: slot.studentName ?? "–" },
    })),
  );
}

async function refuseDroppedLessons(
  tx: Database,
  teacher: User,
  now: Date,
  before: WeeklyRange[],
  after: WeeklyRange[],
): Promise<void> {
  const rows = await findComingLessons(tx, teacher.id, now);
  const lessons = rows.map((row) => ({
    id: row.id,
    startsAtMs: row.startsAt.getTime(),
    endsAtMs: row.endsAt.getTime(),
  }));
  const names = new Map(rows.map((row) => [row.id, row.studentNames ?? "–"]));
  const outside = lessonsLeftOutside({ before, after, lessons, teacherZone: teacher.timeZone });
  const messages = outside.map((lesson) => ({
    key: "slot_carries_lesson" as const,
    params: { ...hoursOf(lesson), student: names.get(lesson.id) ?? "–" },
  }));
  refuse(distinct(messages));
}

function hoursOf(range: WeeklyRange): { day: number; start: string; end: string } {
  return {
    day: range.dayOfWeek,
    start: timeFromMinutes(range.startMinute).slice(0, 5),
    end: timeFromMinutes(range.endMinute).slice(0, 5),
  };
}

/** Twelve weeks of the same lesson are one line. */
function distinct(messages: Message[]): Message[] {
  return [...new Map(messages.map((message) => [JSON.stringify(message), message])).values()];
}

function refuse(messages: Message[]): void {
  if (messages.length > 0) throw new AppError("bad_input", { non_field_errors: messages });
}
