import { and, eq, isNull, sql } from "drizzle-orm";

import { users } from "../../modules/identity/tables/users.ts";
import { findOwnPublicProfile } from "../../modules/people/public-profiles/queries.ts";
import { applicationFiles } from "../../modules/people/tables/application-files.ts";
import { publicProfiles } from "../../modules/people/tables/public-profiles.ts";
import { teachers } from "../../modules/people/tables/teachers.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Database } from "../../platform/db/database.ts";

/** Agreed to it, approved, with somewhere to meet, and the account open. */
const isShown = and(
  eq(publicProfiles.isShown, true),
  eq(teachers.approval, "approved"),
  sql`(${teachers.meetingProvider} <> 'own' or ${teachers.meetingLink} is not null)`,
  isNull(users.closedAt),
);

/** Of a teacher, whatever visitors may see of them. */
const TEACHER = {
  id: users.id,
  name: users.name,
  gender: users.gender,
  /** One that is kept here; another site's is nothing that the teacher has shown us. */
  picture: sql<
    string | null
  >`case when ${users.image} like '/api/pictures/%' then ${users.image} end`,
  languages: teachers.languages,
  yearsOfExperience: teachers.yearsOfExperience,
  bio: teachers.bio,
  timeZone: users.timeZone,
  /** How long the recitation plays that staff have heard. */
  voiceMs: sql<number | null>`(select ${applicationFiles.durationMs} from ${applicationFiles}
    where ${applicationFiles.teacherId} = ${users.id} and ${applicationFiles.kind} = 'recitation'
      and ${applicationFiles.state} = 'checked')`,
};

const COLUMNS = {
  ...TEACHER,
  // Whoever is shown has one.
  slug: sql<string>`${publicProfiles.slug}`,
  latinName: publicProfiles.latinName,
  arabicName: publicProfiles.arabicName,
  parts: publicProfiles.parts,
  audiences: publicProfiles.audiences,
  answers: publicProfiles.answers,
  answersLanguage: publicProfiles.answersLanguage,
};

const shown = (db: Database) =>
  db
    .select(COLUMNS)
    .from(publicProfiles)
    .innerJoin(teachers, eq(teachers.userId, publicProfiles.teacherId))
    .innerJoin(users, eq(users.id, publicProfiles.teacherId));

/** All whom visitors find, by their addresses: a few hundred at most. */
export const findShownTeachers = (db: Database) =>
  shown(db).where(isShown).orderBy(publicProfiles.slug);

export async function findShownTeacher(db: Database, slug: string) {
  const [row] = await shown(db).where(and(isShown, eq(publicProfiles.slug, slug)));
  return row;
}

export type ShownTeacher = Awaited<ReturnType<typeof findShownTeachers>>[number];

/**
 * What visitors would see of a teacher, whether the yes has been said or not; by the id, since there may be no address yet.
 * @throws not found for whoever is no teacher
 */
export async function findOwnPage(db: Database, id: string): Promise<ShownTeacher> {
  const { latinName, arabicName, answers, answersLanguage, parts, audiences } =
    await findOwnPublicProfile(db, id);
  const [teacher] = await db
    .select(TEACHER)
    .from(teachers)
    .innerJoin(users, eq(users.id, teachers.userId))
    .where(eq(teachers.userId, id));
  if (!teacher) throw new AppError("not_found");
  const said = { latinName, arabicName, answers, answersLanguage };
  return { ...teacher, ...said, parts: [...parts], audiences: [...audiences], slug: id };
}
