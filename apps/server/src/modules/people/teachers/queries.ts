import { Id } from "@riwaq/contracts/fields";
import type { MessageKey } from "@riwaq/contracts/messages";
import { eq, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { publicProfiles } from "../tables/public-profiles.ts";
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
  minimumNoticeHours: teachers.minimumNoticeHours,
  bufferMinutes: teachers.bufferMinutes,
  meetingProvider: teachers.meetingProvider,
  meetingLink: teachers.meetingLink,
  approval: teachers.approval,
  sentAt: teachers.sentAt,
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

/** By the id, or by the last part of the public address. */
export async function findTeacherAt(db: Database, address: string) {
  if (Id.safeParse(address).success) return findTeacher(db, address);
  const [profile] = await db
    .select({ id: publicProfiles.teacherId })
    .from(publicProfiles)
    .where(eq(publicProfiles.slug, address));
  return profile && findTeacher(db, profile.id);
}

export type TeacherRow = NonNullable<Awaited<ReturnType<typeof findTeacher>>>;

/** How one of the reader's own stands to a teacher: judged where lessons are booked. */
export type JudgedPupil = {
  id: string;
  name: string;
  fault: MessageKey | null;
  isTrialAvailable: boolean;
  programmeId: string | null;
  isTaught: boolean;
};
