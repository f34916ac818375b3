import { sql } from "drizzle-orm";

import { refusal } from "../../../platform/app-error.ts";
import { databaseFault } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { moveMeetings } from "../meetings/states.ts";
import { sessions } from "../tables/sessions.ts";
import type { SessionRow } from "./queries.ts";

const EXCLUSION = "23P01";

/** A lesson as it is to stand: its hour, its place in a series, and whether it is held. Instants may be their ISO text. */
export type Place = Pick<
  SessionRow,
  "id" | "status" | "cancelledBy" | "isShifted" | "seriesId" | "seriesOn"
> &
  Record<"startsAt" | "endsAt", Date | string> & { cancelledAt: Date | string | null };

type Placing = { lessons: readonly Place[]; ifTaken: "hour_taken" | "undo_taken"; now: Date };

/**
 * Puts lessons at their hours, all at once: one may take the hour that another leaves. They keep their ids, and their
 * meetings are moved there by the job. An hour that somebody else has: 409, and the transaction is lost.
 */
export async function placeLessons(tx: Transaction, placing: Placing): Promise<void> {
  const { lessons, ifTaken, now } = placing;
  if (lessons.length === 0) return;
  try {
    // A pupil's hours follow row by row: only when all of them stand does it matter whether two overlap.
    await tx.execute(
      sql`set constraints sessions_teacher_no_overlap, session_students_no_overlap deferred`,
    );
    await write(tx, lessons, now);
    await tx.execute(
      sql`set constraints sessions_teacher_no_overlap, session_students_no_overlap immediate`,
    );
  } catch (error) {
    if (databaseFault(error)?.code === EXCLUSION) throw refusal("conflict", ifTaken);
    throw error;
  }
}

async function write(tx: Transaction, lessons: readonly Place[], now: Date): Promise<void> {
  // One parameter, however many they are.
  const places = sql`jsonb_to_recordset(${JSON.stringify(lessons)}::jsonb) as place (
    id uuid, status text, "cancelledBy" text, "cancelledAt" timestamptz, "isShifted" boolean,
    "seriesId" uuid, "seriesOn" date, "startsAt" timestamptz, "endsAt" timestamptz)`;
  await tx
    .update(sessions)
    .set({
      startsAt: sql`place."startsAt"`,
      endsAt: sql`place."endsAt"`,
      isShifted: sql`place."isShifted"`,
      status: sql`place.status`,
      cancelledBy: sql`place."cancelledBy"`,
      cancelledAt: sql`place."cancelledAt"`,
      seriesId: sql`place."seriesId"`,
      seriesOn: sql`place."seriesOn"`,
      sequence: sql`${sessions.sequence} + 1`,
      placedAt: now,
      updatedAt: now,
    })
    .from(places)
    .where(sql`${sessions.id} = place.id`);
  await moveMeetings(
    tx,
    lessons.map(({ id }) => id),
  );
}
