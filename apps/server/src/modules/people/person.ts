import { asc, eq, inArray, or, sql } from "drizzle-orm";

import { isFamily } from "../../platform/actors.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import type { Forgetting, Gone, PersonKeeper } from "../../platform/persons.ts";
import { users } from "../identity/tables/users.ts";
import { closingOfPeople } from "./closing/closing-of-people.ts";
import { forgetMember } from "./families/forget-member.ts";
import { beginFamilyOfOne } from "./families/join-family.ts";
import { findPlacementsOf } from "./placements/queries.ts";
import { findRecordingConsents } from "./recording-consents/queries.ts";
import { agreements } from "./tables/agreements.ts";
import { applicationFiles } from "./tables/application-files.ts";
import { guardianships } from "./tables/families.ts";
import { genderExceptions } from "./tables/gender-exceptions.ts";
import { guardianInvitations } from "./tables/guardian-invitations.ts";
import { personNotes } from "./tables/person-notes.ts";
import { placements } from "./tables/placements.ts";
import { programmeLevels } from "./tables/programme-levels.ts";
import { programmes } from "./tables/programmes.ts";
import { publicProfiles } from "./tables/public-profiles.ts";
import { pupilLevels } from "./tables/pupil-levels.ts";
import { recordingConsents } from "./tables/recording-consents.ts";
import { studentInvitations } from "./tables/student-invitations.ts";
import { students } from "./tables/students.ts";
import { teacherProgrammes } from "./tables/teacher-programmes.ts";
import { teachers } from "./tables/teachers.ts";
import { wishes } from "./tables/wishes.ts";

/** An age that says nothing; the table wants one. */
const NO_AGE = { ageDeclared: 120, ageDeclaredOn: "1970-01-01" };

/** Pupils as they or their parents see them, families, and what teachers said of their teaching. */
export const peoplePerson: PersonKeeper = {
  begin: async (tx, newcomer, now) => {
    const userId = newcomer.id;
    if (newcomer.role === "S") {
      const { ageDeclared, ageDeclaredOn } = newcomer;
      await tx.insert(students).values({ userId, ageDeclared, ageDeclaredOn });
      await beginFamilyOfOne(tx, userId, now);
    }
    if (newcomer.role === "T") {
      const { zoomEmail, yearsOfExperience } = newcomer;
      await tx.insert(teachers).values({ userId, zoomEmail, yearsOfExperience });
    }
  },

  /** A student's own, a parent's children's; a teacher has lessons instead. */
  subjectsOf: async (db, { id, roles }) => {
    const own = roles.has("student") ? [id] : [];
    if (!roles.has("guardian")) return own;
    const rows = await db
      .select({ id: guardianships.studentId })
      .from(guardianships)
      .where(eq(guardianships.parentId, id));
    return [...own, ...rows.map((row) => row.id)];
  },

  gives: {
    student: async (db, { person }) =>
      person.roles.has("student") ? (await findPupils(db, [person.id], person.id))[0] : undefined,

    parents: async (db, { person }) =>
      person.roles.has("student") ? findParents(db, person.id) : undefined,

    children: async (db, { person, subjects }) =>
      person.roles.has("guardian")
        ? findPupils(
            db,
            subjects.filter((id) => id !== person.id),
            person.id,
          )
        : undefined,

    wishes: async (db, { person, subjects }) =>
      isFamily(person) ? findWishes(db, subjects) : undefined,

    levels: async (db, { person, subjects }) =>
      isFamily(person) ? findLevelsOf(db, subjects) : undefined,

    placements: async (db, { person, subjects }) =>
      isFamily(person) ? findPlacementsOf(db, subjects) : undefined,

    recording_consents: async (db, { person, subjects }) =>
      isFamily(person) ? findRecordingConsents(db, subjects) : undefined,

    teaching: async (db, { person }) =>
      person.roles.has("teacher") ? findTeaching(db, person.id) : undefined,
  },

  closing: closingOfPeople,

  forget: async (ctx, person) => {
    const { tx, now } = ctx;
    await tx.delete(personNotes).where(eq(personNotes.personId, person.id));
    await tx.delete(wishes).where(eq(wishes.studentId, person.id));
    await tx.delete(recordingConsents).where(eq(recordingConsents.studentId, person.id));
    await tx.delete(pupilLevels).where(eq(pupilLevels.studentId, person.id));
    await tx.delete(placements).where(eq(placements.studentId, person.id));
    await forgetTies(ctx, person);
    await tx
      .update(students)
      .set({ ...NO_AGE, teacherGender: null })
      .where(eq(students.userId, person.id));
    await forgetTeaching(tx, person.id, now);
  },

  files: async (db, { id }) =>
    (await findApplicationFiles(db, id)).map(({ kind, mime_type, key }, index) => ({
      name: `application/${index + 1}-${kind}.${EXTENSION_OF[mime_type] ?? "bin"}`,
      key,
    })),

  forgetFiles: async ({ db, storage }, id) => {
    for (const { key } of await findApplicationFiles(db, id)) await storage.remove(key);
  },
};

const EXTENSION_OF: Record<string, string> = {
  "application/pdf": "pdf",
  "image/webp": "webp",
  "audio/webm": "webm",
  "audio/mp4": "m4a",
  "audio/ogg": "ogg",
  "audio/mpeg": "mp3",
};

/** Who invited whom, looks after whom, and learns with whom. */
async function forgetTies(ctx: Forgetting, { id, email }: Gone): Promise<void> {
  const { tx } = ctx;
  await tx
    .delete(guardianInvitations)
    .where(
      or(
        eq(guardianInvitations.invitedById, id),
        eq(guardianInvitations.studentId, id),
        eq(guardianInvitations.acceptedById, id),
      ),
    );
  await tx
    .delete(studentInvitations)
    .where(
      or(
        eq(studentInvitations.teacherId, id),
        eq(studentInvitations.studentId, id),
        eq(studentInvitations.acceptedById, id),
      ),
    );
  await forgetMember(ctx, tx, id);
  for (const table of [agreements, genderExceptions]) {
    await tx.delete(table).where(or(eq(table.teacherId, id), eq(table.studentId, id)));
  }
  if (email === null) return;
  await tx.delete(studentInvitations).where(eq(studentInvitations.email, email));
}

async function forgetTeaching(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.delete(teacherProgrammes).where(eq(teacherProgrammes.teacherId, id));
  await tx.delete(applicationFiles).where(eq(applicationFiles.teacherId, id));
  await tx.delete(publicProfiles).where(eq(publicProfiles.teacherId, id));
  await tx
    .update(teachers)
    .set({
      zoomEmail: "",
      yearsOfExperience: 1,
      approval: "declined",
      asked: {},
      approvalNote: "",
      languages: [],
      bio: { en: "", fr: "", ar: "" },
      meetingLink: null,
      updatedAt: now,
    })
    .where(eq(teachers.userId, id));
}

async function findPupils(db: Database, ids: readonly string[], parentId: string) {
  if (ids.length === 0) return [];
  const ofParent = sql`${guardianships.studentId} = ${users.id} and ${guardianships.parentId} = ${parentId}`;
  return db
    .select({
      id: users.id,
      name: users.name,
      gender: users.gender,
      time_zone: users.timeZone,
      language: users.language,
      age_declared: students.ageDeclared,
      age_declared_on: students.ageDeclaredOn,
      teacher_gender: students.teacherGender,
      in_family_since: sql<Date | null>`(select member.created_at from family_members member
        where member.user_id = ${users.id} and member.kind = 'child')`.mapWith(users.createdAt),
      consented_at: guardianships.consentedAt,
      consent_version: guardianships.consentVersion,
    })
    .from(users)
    .innerJoin(students, eq(students.userId, users.id))
    .leftJoin(guardianships, ofParent)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.name));
}

async function findWishes(db: Database, studentIds: readonly string[]) {
  return db
    .select({
      name: users.name,
      programme: programmes.name,
      level: programmeLevels.name,
      days: wishes.days,
      parts: wishes.parts,
      said_at: wishes.updatedAt,
    })
    .from(wishes)
    .innerJoin(users, eq(users.id, wishes.studentId))
    .leftJoin(programmes, eq(programmes.id, wishes.programmeId))
    .leftJoin(programmeLevels, eq(programmeLevels.id, wishes.levelId))
    .where(inArray(wishes.studentId, [...studentIds]))
    .orderBy(asc(users.name), asc(users.id));
}

async function findLevelsOf(db: Database, studentIds: readonly string[]) {
  return db
    .select({
      name: users.name,
      programme: programmes.name,
      level: programmeLevels.name,
      set_at: pupilLevels.setAt,
    })
    .from(pupilLevels)
    .innerJoin(users, eq(users.id, pupilLevels.studentId))
    .innerJoin(programmes, eq(programmes.id, pupilLevels.programmeId))
    .innerJoin(programmeLevels, eq(programmeLevels.id, pupilLevels.levelId))
    .where(inArray(pupilLevels.studentId, [...studentIds]))
    .orderBy(asc(users.name), asc(users.id), asc(programmes.position));
}

async function findParents(db: Database, studentId: string) {
  return db
    .select({ name: users.name, consented_at: guardianships.consentedAt })
    .from(guardianships)
    .innerJoin(users, eq(users.id, guardianships.parentId))
    .where(eq(guardianships.studentId, studentId));
}

async function findTeaching(db: Database, id: string) {
  const [own] = await db.select().from(teachers).where(eq(teachers.userId, id));
  const files = await findApplicationFiles(db, id);
  const [shown] = await db.select().from(publicProfiles).where(eq(publicProfiles.teacherId, id));
  return {
    zoom_email: own?.zoomEmail,
    years_of_experience: own?.yearsOfExperience,
    approval: own?.approval,
    approval_note: own?.approvalNote,
    languages: own?.languages,
    bio: own?.bio,
    application_sent_at: own?.sentAt,
    asked: own?.asked,
    application_files: files.map(({ key: _, ...file }) => file),
    minimum_notice_hours: own?.minimumNoticeHours,
    buffer_minutes: own?.bufferMinutes,
    meeting_provider: own?.meetingProvider,
    meeting_link: own?.meetingLink,
    shown_to_visitors: shown && {
      is_shown: shown.isShown,
      agreed_at: shown.agreedAt,
      parts: shown.parts,
      latin_name: shown.latinName,
      arabic_name: shown.arabicName,
      audiences: shown.audiences,
      answers: shown.answers,
    },
  };
}

async function findApplicationFiles(db: Database, teacherId: string) {
  return db
    .select({
      kind: applicationFiles.kind,
      title: applicationFiles.title,
      issuer: applicationFiles.issuer,
      year: applicationFiles.year,
      valid_until: applicationFiles.validUntil,
      mime_type: applicationFiles.mimeType,
      state: applicationFiles.state,
      note: applicationFiles.note,
      added_at: applicationFiles.createdAt,
      key: applicationFiles.storageKey,
    })
    .from(applicationFiles)
    .where(eq(applicationFiles.teacherId, teacherId))
    .orderBy(asc(applicationFiles.createdAt), asc(applicationFiles.id));
}
