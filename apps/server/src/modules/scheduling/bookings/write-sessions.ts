import { randomUUID } from "node:crypto";

import type { SessionKind } from "@riwaq/contracts/scheduling/bookings";

import { refusal } from "../../../platform/app-error.ts";
import { databaseFault } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { wantMeetings } from "../meetings/states.ts";
import { sessionStudents } from "../tables/session-students.ts";
import { sessions } from "../tables/sessions.ts";

export type LessonToBe = {
  teacherId: string;
  studentIds: readonly string[];
  programmeId: string | null;
  kind: SessionKind;
  /** The series and the date in it, on the anchor's wall; both or neither. */
  series: { id: string; on: string } | null;
  startsAtMs: number;
  endsAtMs: number;
  isShifted: boolean;
  /** A teacher places it, and the family may decline it. */
  isDeclinable?: boolean;
};

type Row = { id: string; lesson: LessonToBe; startsAt: Date; endsAt: Date };

const EXCLUSION = "23P01";
/** Far below the 65,535 parameters that one statement may have. */
const ROWS_AT_ONCE = 1000;

/**
 * Writes the lessons, who is taught in them and that each wants a meeting, and answers their ids in the same order. An
 * hour that somebody has: 409 hour_taken, and the transaction is lost.
 */
export async function writeSessions(
  tx: Transaction,
  lessons: readonly LessonToBe[],
  now: Date,
): Promise<string[]> {
  const rows = lessons.map((lesson): Row => ({
    id: randomUUID(),
    lesson,
    startsAt: new Date(lesson.startsAtMs),
    endsAt: new Date(lesson.endsAtMs),
  }));
  try {
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      await insertRows(tx, rows.slice(from, from + ROWS_AT_ONCE), now);
    }
  } catch (error) {
    if (databaseFault(error)?.code === EXCLUSION) throw refusal("conflict", "hour_taken");
    throw error;
  }
  const ids = rows.map(({ id }) => id);
  await wantMeetings(tx, ids);
  return ids;
}

async function insertRows(tx: Transaction, rows: readonly Row[], now: Date): Promise<void> {
  await tx.insert(sessions).values(
    rows.map(({ id, lesson, startsAt, endsAt }) => ({
      id,
      startsAt,
      endsAt,
      teacherId: lesson.teacherId,
      programmeId: lesson.programmeId,
      kind: lesson.kind,
      seriesId: lesson.series?.id ?? null,
      seriesOn: lesson.series?.on ?? null,
      isShifted: lesson.isShifted,
      isDeclinable: lesson.isDeclinable ?? false,
      createdAt: now,
      updatedAt: now,
    })),
  );
  await tx.insert(sessionStudents).values(
    rows.flatMap(({ id, lesson, startsAt, endsAt }) =>
      lesson.studentIds.map((studentId) => ({
        sessionId: id,
        studentId,
        startsAt,
        endsAt,
        status: "Scheduled" as const,
      })),
    ),
  );
}
