import { randomUUID } from "node:crypto";

import type { MarkKind } from "@riwaq/domain/learning/marks/kinds";
import { pageOf } from "@riwaq/domain/learning/mushaf/divisions";
import { eq, sql } from "drizzle-orm";

import { wordMarks } from "../src/modules/learning/tables/word-marks.ts";
import { writeFirstProgrammes } from "../src/modules/people/programmes/write-first-programmes.ts";
import { programmes } from "../src/modules/people/tables/programmes.ts";
import { sessions } from "../src/modules/scheduling/tables/sessions.ts";
import {
  buildParent,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "./factories.ts";
import { type TestApp, TEST_NOW } from "./test-app.ts";

/** A pupil who memorises with a teacher, a parent, staff, and people who have nothing to do with them. */
export async function buildMemoryScene(test: TestApp) {
  const { db } = test;
  await writeFirstProgrammes(db);
  const student = await buildStudent(db, { name: "Inès", timeZone: "Europe/Paris" });
  const parent = await buildParent(db, [student]);
  const teacher = await buildTeacher(db, { name: "Youssef" });
  await buildSession(db, {
    teacher,
    students: [student],
    startsAt: new Date(TEST_NOW.getTime() + 86_400_000),
  });
  return {
    student,
    parent,
    teacher,
    people: {
      student: await signedIn(test, student),
      parent: await signedIn(test, parent),
      teacher: await signedIn(test, teacher),
      staff: await signedIn(test, await buildStaff(db)),
      stranger: await signedIn(test, await buildTeacher(db)),
      neighbour: await signedIn(test, await buildParent(db, [await buildStudent(db)])),
      guest: test.client(),
    },
  };
}
export type MemoryScene = Awaited<ReturnType<typeof buildMemoryScene>>;

/** A lesson of memorisation in which words were marked, ended as it is said later. */
export async function buildLessonWithMarks(
  { db }: TestApp,
  { teacher, student }: Pick<MemoryScene, "teacher" | "student">,
  {
    startsAt,
    kinds,
    aya = { sura: 78, aya: 2 },
  }: {
    startsAt: Date;
    kinds: readonly MarkKind[];
    aya?: { sura: number; aya: number };
  },
) {
  const session = await buildSession(db, { teacher, students: [student], startsAt });
  const [programme] = await db
    .select()
    .from(programmes)
    .where(eq(programmes.slug, "quran-memorisation"));
  await db
    .update(sessions)
    .set({ programmeId: programme?.id ?? sql`null` })
    .where(eq(sessions.id, session.id));
  const marks = kinds.map((kind, at) => ({
    id: randomUUID(),
    studentId: student.id,
    sessionId: session.id,
    edition: "madani-1405",
    ...aya,
    word: at + 1,
    page: pageOf(aya),
    kind,
    marker: "teacher" as const,
    markedById: teacher.id,
    markedAt: startsAt,
    shownFrom: startsAt,
  }));
  if (marks.length > 0) await db.insert(wordMarks).values(marks);
  return { session, marks };
}
