import type { RecordingConsent } from "@riwaq/contracts/people/recording-consents";
import { isRecordedAlone, mayChangeRecordingConsent } from "@riwaq/domain/people/recording-consent";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { ageOf } from "../children/age-of.ts";
import { isChildOf } from "../reach/family.ts";
import type { PupilId } from "../reach/pupils.ts";
import { recordingConsents } from "../tables/recording-consents.ts";
import { students } from "../tables/students.ts";

const isStanding = isNull(recordingConsents.withdrawnAt);

/** Of these pupils those whose recitations may be recorded. */
export async function mayBeRecorded(
  db: Database,
  studentIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ id: recordingConsents.studentId })
    .from(recordingConsents)
    .where(and(inArray(recordingConsents.studentId, [...studentIds]), isStanding));
  return new Set(rows.map(({ id }) => id));
}

/** How old the pupil is and whether anybody signs in as them: by that it is known who says it. */
export async function findRecorded(db: Database, studentId: string, now: Date) {
  const [row] = await db
    .select({
      ageDeclared: students.ageDeclared,
      ageDeclaredOn: students.ageDeclaredOn,
      timeZone: users.timeZone,
      hasOwnAccount: sql<boolean>`${users.email} is not null`,
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(eq(students.userId, studentId));
  if (!row) throw new AppError("not_found");
  return { studentAge: ageOf(row, now), hasOwnAccount: row.hasOwnAccount };
}

/** Whether the pupil answers for their own recordings; else it is a parent. */
export async function recordsAlone(db: Database, studentId: string, now: Date): Promise<boolean> {
  return isRecordedAlone(await findRecorded(db, studentId, now));
}

type Reading = { reader: SignedIn; now: Date };

export async function mayChangeConsent(
  db: Database,
  student: PupilId,
  { reader, now }: Reading,
): Promise<boolean> {
  const recorded = await findRecorded(db, student, now);
  const [row] = await db
    .select({ isGuardian: isChildOf(students.userId, reader.id) })
    .from(students)
    .where(eq(students.userId, student));
  const asFamily = reader.id === student ? "self" : "guardian";
  const isFamily = reader.id === student || row?.isGuardian === true;
  return mayChangeRecordingConsent({ as: isFamily ? asFamily : "other", ...recorded });
}

/** The consent that stands, by whom it was given, and whether this reader may change it. */
export async function findConsent(
  db: Database,
  student: PupilId,
  reading: Reading,
): Promise<RecordingConsent> {
  const [row] = await db
    .select({ givenAt: recordingConsents.givenAt, name: users.name })
    .from(recordingConsents)
    .leftJoin(users, eq(users.id, recordingConsents.givenById))
    .where(and(eq(recordingConsents.studentId, student), isStanding));
  return {
    given_at: row?.givenAt.toISOString() ?? null,
    given_by: row?.name ?? null,
    can_change: await mayChangeConsent(db, student, reading),
  };
}

/** All that was ever said of it, for whoever is given out what is kept of them. */
export async function findRecordingConsents(db: Database, studentIds: readonly string[]) {
  return db
    .select({
      name: users.name,
      given_at: recordingConsents.givenAt,
      withdrawn_at: recordingConsents.withdrawnAt,
    })
    .from(recordingConsents)
    .innerJoin(users, eq(users.id, recordingConsents.studentId))
    .where(inArray(recordingConsents.studentId, [...studentIds]))
    .orderBy(asc(recordingConsents.givenAt), asc(recordingConsents.id));
}
