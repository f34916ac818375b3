import { judgeTrial } from "@riwaq/domain/scheduling/policy/who-may-book";
import { eq, sql } from "drizzle-orm";

import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { findStanding } from "../../scheduling/bookings/find-booking-fault.ts";
import { findProgrammeIds, findTrialFacts } from "../../scheduling/bookings/queries.ts";
import { findChildren } from "../children/queries.ts";
import { teachers } from "../tables/teachers.ts";

/** What the directory, the profile and staff read of a teacher; each presenter shows its part. */
export const TEACHER_COLUMNS = {
  id: users.id,
  name: users.name,
  picture: users.image,
  gender: users.gender,
  timeZone: users.timeZone,
  email: sql<string>`${users.email}`,
  phoneNumber: users.phoneNumber,
  language: users.language,
  languages: teachers.languages,
  yearsOfExperience: teachers.yearsOfExperience,
  bio: teachers.bio,
  certificates: teachers.certificates,
  minimumNoticeHours: teachers.minimumNoticeHours,
  bufferMinutes: teachers.bufferMinutes,
  meetingProvider: teachers.meetingProvider,
  meetingLink: teachers.meetingLink,
  approval: teachers.approval,
  approvalNote: teachers.approvalNote,
  approvalChangedAt: teachers.approvalChangedAt,
  createdAt: teachers.createdAt,
};

export async function findTeacher(db: Database, teacherId: string) {
  const [row] = await db
    .select(TEACHER_COLUMNS)
    .from(teachers)
    .innerJoin(users, eq(users.id, teachers.userId))
    .where(eq(teachers.userId, teacherId));
  return row;
}

export type TeacherRow = NonNullable<Awaited<ReturnType<typeof findTeacher>>>;

/** The reader's pupils (self or children): whether this teacher may teach each, and why not. */
export async function findPupils(
  db: Database,
  reader: SignedIn,
  { teacherId, now }: { teacherId: string; now: Date },
) {
  const judged = [];
  for (const { id, name } of await findOwnPupils(db, reader, now)) {
    const pair = { studentId: id, teacherId, now };
    const { fault, isTaught } = await findStanding(db, reader, pair);
    const isTrialAvailable = judgeTrial(await findTrialFacts(db, pair)).ok;
    const { enrolled } = await findProgrammeIds(db, pair);
    const programmeId = enrolled[0] ?? null;
    judged.push({ id, name, fault, isTrialAvailable, programmeId, isTaught });
  }
  return judged;
}

export type PupilRow = Awaited<ReturnType<typeof findPupils>>[number];

async function findOwnPupils(db: Database, reader: SignedIn, now: Date) {
  if (reader.role === "S") return [{ id: reader.id, name: reader.name }];
  return reader.role === "P" ? findChildren(db, reader.id, now) : [];
}
