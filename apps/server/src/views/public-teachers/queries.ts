import { and, eq, isNull, sql } from "drizzle-orm";

import { users } from "../../modules/identity/tables/users.ts";
import { applicationFiles } from "../../modules/people/tables/application-files.ts";
import { publicProfiles } from "../../modules/people/tables/public-profiles.ts";
import { teachers } from "../../modules/people/tables/teachers.ts";
import type { Database } from "../../platform/db/database.ts";

/** Agreed to it, approved, with somewhere to meet, and the account open. */
const isShown = and(
  eq(publicProfiles.isShown, true),
  eq(teachers.approval, "approved"),
  sql`(${teachers.meetingProvider} <> 'own' or ${teachers.meetingLink} is not null)`,
  isNull(users.closedAt),
);

const COLUMNS = {
  id: users.id,
  // Whoever is shown has one.
  slug: sql<string>`${publicProfiles.slug}`,
  name: users.name,
  latinName: publicProfiles.latinName,
  arabicName: publicProfiles.arabicName,
  gender: users.gender,
  /** One that is kept here; another site's is nothing that the teacher has shown us. */
  picture: sql<
    string | null
  >`case when ${users.image} like '/api/pictures/%' then ${users.image} end`,
  parts: publicProfiles.parts,
  languages: teachers.languages,
  yearsOfExperience: teachers.yearsOfExperience,
  audiences: publicProfiles.audiences,
  answers: publicProfiles.answers,
  answersLanguage: publicProfiles.answersLanguage,
  bio: teachers.bio,
  timeZone: users.timeZone,
  /** How long the recitation plays that staff have heard. */
  voiceMs: sql<number | null>`(select ${applicationFiles.durationMs} from ${applicationFiles}
    where ${applicationFiles.teacherId} = ${users.id} and ${applicationFiles.kind} = 'recitation'
      and ${applicationFiles.state} = 'checked')`,
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
