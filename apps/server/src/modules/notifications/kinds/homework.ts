import { eq } from "drizzle-orm";

import { homeworkSet, recitationAnswered, recitationEnded } from "../../learning/events.ts";
import { findHearersOf } from "../../learning/homework/queries.ts";
import { findFamilies } from "../../learning/resources/queries.ts";
import { recitationHomework } from "../../learning/tables/recitation-homework.ts";
import { findReader } from "../notices/queries.ts";
import { defineKind } from "./define-kind.ts";

/** The family is told what is to be recited at home, and until when. */
export const homeworkSetKind = defineKind({
  name: "homework-set",
  group: "resources",
  words: { student: "name", teacher: "name", to: "date" },
}).follows([homeworkSet], async (_, tx, { subject: { id }, aside }) => {
  const [homework] = await tx
    .select({ due: recitationHomework.dueOn })
    .from(recitationHomework)
    .where(eq(recitationHomework.id, id));
  const teacher = await findReader(tx, aside.teacherId);
  const [family] = await findFamilies(tx, [aside.studentId]);
  if (!homework || !teacher || !family) return [];
  return [family.id, ...family.parentIds].map((userId) => ({
    userId,
    key: `homework-set:${id}`,
    words: { student: family.name, teacher: teacher.name, to: homework.due },
    path: `/students/${family.id}/homework`,
  }));
});

/** A recording that was made at home waits for whoever asked for it, or teaches the pupil. */
export const recordingWaits = defineKind({
  name: "recording-waits",
  group: "reports",
  words: { student: "name", until: "moment" },
}).follows([recitationEnded], async ({ clock }, tx, { subject: { id } }) => {
  const found = await findHearersOf(tx, id, clock.now());
  if (!found) return [];
  const { row, answerBy, teacherIds } = found;
  return teacherIds.map((userId) => ({
    userId,
    key: `recording-waits:${id}`,
    words: { student: row.student, until: answerBy.toISOString() },
    path: `/recordings/${id}`,
  }));
});

/** The family hears what the teacher says to a recording of theirs. */
export const recordingAnswered = defineKind({
  name: "recording-answered",
  group: "reports",
  words: { student: "name", teacher: "name" },
}).follows([recitationAnswered], async (_, tx, { subject: { id }, aside }) => {
  const teacher = await findReader(tx, aside.teacherId);
  const [family] = await findFamilies(tx, [aside.studentId]);
  if (!teacher || !family) return [];
  return [family.id, ...family.parentIds].map((userId) => ({
    userId,
    key: `recording-answered:${id}`,
    words: { student: family.name, teacher: teacher.name },
    path: `/recordings/${id}`,
  }));
});
