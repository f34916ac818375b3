import { type ItemState, canSend, itemsOf } from "@riwaq/domain/people/applications/items";
import { and, asc, eq, sql } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { Database } from "../../../platform/db/database.ts";
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

/** What families read and hear of an approved teacher: what staff have checked. */
export async function findChecked(db: Database, teacherId: string) {
  const files = await db
    .select()
    .from(applicationFiles)
    .where(and(eq(applicationFiles.teacherId, teacherId), eq(applicationFiles.state, "checked")))
    .orderBy(asc(applicationFiles.createdAt), asc(applicationFiles.id));
  const recitation = files.find(({ kind }) => kind === "recitation");
  const certificates = files.filter(({ kind }) => kind === "certificate");
  return {
    recitation: recitation ? { id: recitation.id, seconds: secondsOf(recitation) ?? 0 } : null,
    certificates: certificates.map(({ title, issuer, year }) => ({ title, issuer, year })),
  };
}

export const secondsOf = ({ durationMs }: Pick<ApplicationFileRow, "durationMs">) =>
  durationMs === null ? null : durationMs / 1000;
