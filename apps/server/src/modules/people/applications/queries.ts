import { ENDING_DAYS } from "@riwaq/domain/people/applications/files";
import { type ItemState, canSend, itemsOf } from "@riwaq/domain/people/applications/items";
import { toWall } from "@riwaq/domain/time/zone";
import { type SQL, and, asc, eq, gte, isNull, or, sql } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { Database } from "../../../platform/db/database.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { users } from "../../identity/tables/users.ts";
import { applicationFiles } from "../tables/application-files.ts";
import { teachers } from "../tables/teachers.ts";

const COLUMNS = {
  id: users.id,
  name: users.name,
  picture: users.image,
  languages: teachers.languages,
  bio: teachers.bio,
  meetingProvider: teachers.meetingProvider,
  meetingLink: teachers.meetingLink,
  approval: teachers.approval,
  asked: teachers.asked,
  note: teachers.approvalNote,
  sentAt: teachers.sentAt,
  decidedAt: teachers.approvalChangedAt,
  hasHours: sql<boolean>`exists (select from time_slots slot where slot.teacher_id = ${teachers.userId})`,
};

/** All that an application is made of, and where it stands. Two queries. */
export async function findApplication(db: Database, teacherId: string) {
  const [teacher] = await db
    .select(COLUMNS)
    .from(teachers)
    .innerJoin(users, eq(users.id, teachers.userId))
    .where(eq(teachers.userId, teacherId));
  if (!teacher) throw new AppError("not_found");
  const files = await db
    .select()
    .from(applicationFiles)
    .where(eq(applicationFiles.teacherId, teacherId))
    .orderBy(asc(applicationFiles.createdAt), asc(applicationFiles.id));
  const recitation = files.find(({ kind }) => kind === "recitation") ?? null;
  const certificates = files.filter(({ kind }) => kind === "certificate");
  const items: ItemState[] = itemsOf({
    ...teacher,
    hasPhoto: teacher.picture !== null,
    recitation: recitation && recitation.state,
    certificates: certificates.map(({ state }) => state),
  });
  const isSendable = canSend(teacher.approval, items);
  return { ...teacher, recitation, certificates, items, isSendable };
}

export type ApplicationRow = Awaited<ReturnType<typeof findApplication>>;
export type ApplicationFileRow = typeof applicationFiles.$inferSelect;

/** A file, with where its application stands. */
export async function findApplicationFile(db: Database, id: string) {
  const [found] = await db
    .select({ file: applicationFiles, approval: teachers.approval })
    .from(applicationFiles)
    .innerJoin(teachers, eq(teachers.userId, applicationFiles.teacherId))
    .where(eq(applicationFiles.id, id));
  return found;
}

export type FoundFile = NonNullable<Awaited<ReturnType<typeof findApplicationFile>>>;

/** The day that it is at the institute, by which certificates end. */
export async function todayOf(db: Database, now: Date): Promise<string> {
  const { timeZone } = await findInstitute(db);
  return toWall(now.getTime(), timeZone).date;
}

/** Checked certificates of approved teachers that end soon or are over. */
const endingFiles = (today: string): SQL => sql`application_files ending
  join teachers owner on owner.user_id = ending.teacher_id and owner.approval = 'approved'
  where ending.state = 'checked' and ending.valid_until <= ${today}::date + ${ENDING_DAYS}::int`;

/** Whether one of this teacher's ends. */
export const hasEnding = (today: string): SQL =>
  sql`${teachers.userId} in (select ending.teacher_id from ${endingFiles(today)})`;

/** Teachers of whom one ends: how many, and since when staff could know. */
export const countEnding = (today: string): SQL => sql`select count(distinct ending.teacher_id),
  min(greatest(ending.judged_at, (ending.valid_until - ${ENDING_DAYS}::int)::timestamp at time zone 'UTC'))
  from ${endingFiles(today)}`;

/** What families read and hear of an approved teacher: what staff have checked and is not over. */
export async function findChecked(db: Database, teacherId: string, today: string) {
  const { validUntil } = applicationFiles;
  const isValid = or(isNull(validUntil), gte(validUntil, today));
  const files = await db
    .select()
    .from(applicationFiles)
    .where(
      and(
        eq(applicationFiles.teacherId, teacherId),
        eq(applicationFiles.state, "checked"),
        isValid,
      ),
    )
    .orderBy(asc(applicationFiles.createdAt), asc(applicationFiles.id));
  const recitation = files.find(({ kind }) => kind === "recitation");
  const certificates = files.filter(({ kind }) => kind === "certificate");
  return {
    recitation: recitation ? { id: recitation.id, seconds: secondsOf(recitation) ?? 0 } : null,
    certificates: certificates.map(({ title, issuer, year }) => ({ title, issuer, year })),
  };
}

/** The recitation that staff have heard and accepted. */
export async function findRecitation(db: Database, teacherId: string) {
  const [file] = await db
    .select()
    .from(applicationFiles)
    .where(
      and(
        eq(applicationFiles.teacherId, teacherId),
        eq(applicationFiles.kind, "recitation"),
        eq(applicationFiles.state, "checked"),
      ),
    );
  return file;
}

export const secondsOf = ({ durationMs }: Pick<ApplicationFileRow, "durationMs">) =>
  durationMs === null ? null : durationMs / 1000;
