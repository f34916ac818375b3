import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";

import { isFamily } from "../../platform/actors.ts";
import type { SignedIn } from "../../platform/context.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Asked, PersonKeeper } from "../../platform/persons.ts";
import { users } from "../identity/tables/users.ts";
import { findCommentsOfPeople, findHomeworkOfPeople } from "./homework/find-homework-of-people.ts";
import {
  findRecitationsOfPeople,
  findSoundFiles,
  findSoundKeys,
} from "./recitations/find-recitations-of-people.ts";
import { keptDrafts } from "./tables/kept-drafts.ts";
import { mushafPlaces } from "./tables/mushaf-places.ts";
import { periodicReports } from "./tables/periodic-reports.ts";
import { reads } from "./tables/reads.ts";
import { recitationHomework } from "./tables/recitation-homework.ts";
import { recitations } from "./tables/recitations.ts";
import { reportVersions } from "./tables/report-versions.ts";
import { resourceAssignments } from "./tables/resource-assignments.ts";
import { resourceVersions } from "./tables/resource-versions.ts";
import { resources } from "./tables/resources.ts";
import { sessionReports } from "./tables/session-reports.ts";
import { uploads } from "./tables/uploads.ts";
import { wordMarks } from "./tables/word-marks.ts";

/** Reports and material as this person may read them: a family what was sent, a teacher their own with drafts and notes. */
export const learningPerson: PersonKeeper = {
  gives: {
    reports: async (db, asked) => [
      ...(await findReceived(db, asked.subjects)),
      ...(await findWritten(db, asked.person.id)),
    ],

    report_versions: async (db, { person }) =>
      person.roles.has("teacher") ? findVersions(db, person.id) : undefined,

    kept_drafts: async (db, { person }) =>
      person.roles.has("teacher") ? findKeptDrafts(db, person.id) : undefined,

    periodic_reports: findPeriodic,

    resources: async (db, asked) => [
      ...(await findAssigned(db, asked.subjects)),
      ...(await findResources(db, asked.person.id)),
    ],

    recitations: async (db, { person, subjects }) =>
      isFamily(person) ? findRecitationsOfPeople(db, subjects) : undefined,

    homework: async (db, { person, subjects }) =>
      isFamily(person) ? findHomeworkOfPeople(db, subjects) : undefined,

    recitation_comments: async (db, { person, subjects }) =>
      isFamily(person) ? findCommentsOfPeople(db, subjects) : undefined,

    mushaf_place: async (db, { person }) =>
      db
        .select({ page: mushafPlaces.page, left_at: mushafPlaces.leftAt })
        .from(mushafPlaces)
        .where(eq(mushafPlaces.userId, person.id)),

    marks: async (db, { subjects }) => findMarks(db, subjects),

    read: async (db, { person }) =>
      db
        .select({ subject: reads.subject, subject_id: reads.subjectId, read_at: reads.readAt })
        .from(reads)
        .where(eq(reads.userId, person.id)),
  },

  files: async (db, person) => [
    ...(await findOwnFiles(db, person)),
    ...(await findSoundFiles(db, person)),
  ],

  closing: {
    show: async (db, { person }) => ({
      resources_removed: await db.$count(
        resources,
        and(eq(resources.teacherId, person.id), isNull(resources.deletedAt)),
      ),
    }),
  },

  forget: async ({ tx }, { id }) => {
    await tx.delete(reads).where(eq(reads.userId, id));
    await tx.delete(mushafPlaces).where(eq(mushafPlaces.userId, id));
    await tx.delete(wordMarks).where(eq(wordMarks.studentId, id));
    await tx.delete(uploads).where(eq(uploads.userId, id));
    await tx.delete(recitations).where(eq(recitations.studentId, id));
    await tx.delete(recitationHomework).where(eq(recitationHomework.studentId, id));
    await tx.delete(resources).where(eq(resources.teacherId, id));
    await tx.delete(resourceAssignments).where(eq(resourceAssignments.studentId, id));
    await tx.delete(sessionReports).where(eq(sessionReports.studentId, id));
    await tx
      .delete(keptDrafts)
      .where(or(eq(keptDrafts.studentId, id), eq(keptDrafts.teacherId, id)));
    await tx.delete(periodicReports).where(eq(periodicReports.studentId, id));
    // Reports that were sent are the pupils', and stay with them.
    const mine = eq(sessionReports.teacherId, id);
    await tx.delete(sessionReports).where(and(mine, isNull(sessionReports.submittedAt)));
    await tx.update(sessionReports).set({ draft: null, draftSavedAt: null }).where(mine);
    const isDraft = eq(periodicReports.status, "draft");
    await tx.delete(periodicReports).where(and(eq(periodicReports.teacherId, id), isDraft));
  },

  forgetFiles: async ({ db, storage }, id) => {
    const own = db.select({ id: resources.id }).from(resources).where(eq(resources.teacherId, id));
    const files = await db
      .select({ key: resourceVersions.storageKey })
      .from(resourceVersions)
      .where(inArray(resourceVersions.resourceId, own));
    for (const { key } of files) await storage.remove(key);
    for (const key of await findSoundKeys(db, id)) await storage.remove(key);
  },
};

const columns = {
  session_id: sessionReports.sessionId,
  student: users.name,
  submitted_at: sessionReports.submittedAt,
  attendance: sessionReports.attendance,
  grade: sessionReports.grade,
  content: sessionReports.content,
};
const periodicColumns = {
  student: users.name,
  period_start: periodicReports.periodStart,
  period_end: periodicReports.periodEnd,
  figures: periodicReports.figures,
  text: periodicReports.text,
  approved_at: periodicReports.approvedAt,
};

async function findReceived(db: Database, subjects: readonly string[]) {
  return db
    .select(columns)
    .from(sessionReports)
    .innerJoin(users, eq(users.id, sessionReports.studentId))
    .where(
      and(inArray(sessionReports.studentId, [...subjects]), isNotNull(sessionReports.submittedAt)),
    )
    .orderBy(asc(sessionReports.submittedAt), asc(sessionReports.id));
}

async function findWritten(db: Database, teacherId: string) {
  return db
    .select({
      id: sessionReports.id,
      ...columns,
      due_at: sessionReports.dueAt,
      draft: sessionReports.draft,
    })
    .from(sessionReports)
    .innerJoin(users, eq(users.id, sessionReports.studentId))
    .where(eq(sessionReports.teacherId, teacherId))
    .orderBy(asc(sessionReports.dueAt), asc(sessionReports.id));
}

async function findVersions(db: Database, teacherId: string) {
  return db
    .select({
      report_id: reportVersions.reportId,
      version: reportVersions.version,
      content: reportVersions.content,
      internal_note: reportVersions.internalNote,
      written_at: reportVersions.createdAt,
    })
    .from(reportVersions)
    .innerJoin(sessionReports, eq(sessionReports.id, reportVersions.reportId))
    .where(eq(sessionReports.teacherId, teacherId))
    .orderBy(asc(reportVersions.createdAt), asc(reportVersions.version));
}

/** Of reports that are not owed any more. */
async function findKeptDrafts(db: Database, teacherId: string) {
  const { sessionId, draft, savedAt } = keptDrafts;
  return db
    .select({ session_id: sessionId, draft, saved_at: savedAt })
    .from(keptDrafts)
    .where(eq(keptDrafts.teacherId, teacherId))
    .orderBy(asc(savedAt), asc(sessionId));
}

/** Of a family it is written to the parents. */
async function findPeriodic(db: Database, { person, subjects }: Asked) {
  const written = await db
    .select({ ...periodicColumns, status: periodicReports.status })
    .from(periodicReports)
    .innerJoin(users, eq(users.id, periodicReports.studentId))
    .where(eq(periodicReports.teacherId, person.id))
    .orderBy(asc(periodicReports.periodStart), asc(periodicReports.id));
  const received = await db
    .select(periodicColumns)
    .from(periodicReports)
    .innerJoin(users, eq(users.id, periodicReports.studentId))
    .where(
      and(
        inArray(
          periodicReports.studentId,
          subjects.filter((id) => id !== person.id),
        ),
        eq(periodicReports.status, "approved"),
      ),
    )
    .orderBy(asc(periodicReports.periodStart), asc(periodicReports.id));
  return [...received, ...written];
}

/** What was heard at words of the family, also what was taken back. */
async function findMarks(db: Database, subjects: readonly string[]) {
  const { sura, aya, word, kind, detail, note, marker, markedAt, voidedAt, id } = wordMarks;
  return db
    .select({
      student: users.name,
      sura,
      aya,
      word,
      kind,
      detail,
      note,
      by: marker,
      marked_at: markedAt,
      taken_back_at: voidedAt,
    })
    .from(wordMarks)
    .innerJoin(users, eq(users.id, wordMarks.studentId))
    .where(inArray(wordMarks.studentId, [...subjects]))
    .orderBy(asc(markedAt), asc(id));
}

const resourceColumns = {
  title: resources.title,
  type: resources.type,
  size_bytes: resources.sizeBytes,
  created_at: resources.createdAt,
  updated_at: resources.updatedAt,
};

/** A teacher's own, with whom it is for. */
async function findResources(db: Database, teacherId: string) {
  return db
    .select({
      ...resourceColumns,
      assigned_to: sql<string[]>`array(select pupil.name from resource_assignments given
          join users pupil on pupil.id = given.student_id
          where given.resource_id = resources.id order by 1)`,
    })
    .from(resources)
    .where(and(eq(resources.teacherId, teacherId), isNull(resources.deletedAt)))
    .orderBy(asc(resources.createdAt), asc(resources.id));
}

/** The files are the teacher's: a family is told what was assigned. */
async function findAssigned(db: Database, subjects: readonly string[]) {
  return db
    .select({ ...resourceColumns, student: users.name, assigned_at: resourceAssignments.createdAt })
    .from(resourceAssignments)
    .innerJoin(resources, eq(resources.id, resourceAssignments.resourceId))
    .innerJoin(users, eq(users.id, resourceAssignments.studentId))
    .where(and(inArray(resourceAssignments.studentId, [...subjects]), isNull(resources.deletedAt)))
    .orderBy(asc(resourceAssignments.createdAt), asc(resources.id));
}

const UNSAFE_IN_NAMES = /[\p{Cc}\p{Cf}\\/:*?"<>|]/gu;

/** The newest file of each resource of one's own, numbered so that two of one name stay two. */
async function findOwnFiles(db: Database, { id }: Pick<SignedIn, "id">) {
  const rows = await db
    .select({ fileName: resourceVersions.fileName, key: resourceVersions.storageKey })
    .from(resources)
    .innerJoin(
      resourceVersions,
      and(
        eq(resourceVersions.resourceId, resources.id),
        eq(resourceVersions.version, resources.version),
      ),
    )
    .where(and(eq(resources.teacherId, id), isNull(resources.deletedAt)))
    .orderBy(asc(resources.createdAt), asc(resources.id));
  return rows.map(({ fileName, key }, index) => ({
    name: `resources/${index + 1}-${fileName.replaceAll(UNSAFE_IN_NAMES, "_")}`,
    key,
  }));
}
