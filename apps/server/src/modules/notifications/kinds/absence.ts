import type { AbsenceAnswer } from "@riwaq/domain/scheduling/outcomes/absence";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { lessonPath } from "../../scheduling/calendar/ical/lesson-event.ts";
import { absenceAnswered, absenceSaid } from "../../scheduling/events.ts";
import { findLetters, paramsOf } from "../notices/find-letters.ts";
import { findStaffWith } from "../notices/queries.ts";
import { defineKind } from "./define-kind.ts";

/** At once, also at night: half an hour later it is worth nothing. */
const AT_ONCE = {
  group: "lessons",
  urgency: "always",
  isMomentary: true,
  words: { teacher: "name", students: "name", at: "moment" },
} as const;

async function wordsFor(tx: Transaction, id: string, isTold: (role: string) => boolean) {
  const letters = (await findLetters(tx, [id])).filter(({ to }) => isTold(to.role));
  return letters.map((letter) => {
    const { teacher, students, at } = paramsOf(letter);
    return { userId: letter.to.id, words: { teacher, students, at } };
  });
}

const ofTeacher = (role: string) => role === "T";
const ofFamily = (role: string) => role !== "T";

/** The teacher is waited for. */
export const teacherMissing = defineKind({
  ...AT_ONCE,
  name: "teacher-missing",
  mail: { isAlways: true },
}).follows([absenceSaid], async (_, tx, { subject: { id }, payload: { side } }) => {
  if (side !== "teacher") return [];
  const told = await wordsFor(tx, id, ofTeacher);
  return told.map((one) => ({
    ...one,
    key: `teacher-missing:${id}`,
    path: lessonPath([{ id }]),
  }));
});

/** Those of the staff who decide about people are called to it. */
export const teacherMissingForStaff = defineKind({
  ...AT_ONCE,
  name: "teacher-missing-for-staff",
  mail: { isAlways: true },
}).follows([absenceSaid], async (_, tx, { subject: { id }, payload: { side } }) => {
  if (side !== "teacher") return [];
  const [first] = await wordsFor(tx, id, ofTeacher);
  if (!first) return [];
  const staff = await findStaffWith(tx, "lessons");
  const notice = { key: `teacher-missing-for-staff:${id}`, words: first.words, path: "/dashboard" };
  return staff.map((userId) => ({ ...notice, userId }));
});

/** The family is told that its pupil is not in the lesson, what that means and how to answer. */
export const pupilMissing = defineKind({
  ...AT_ONCE,
  name: "pupil-missing",
  mail: { isAlways: true },
}).follows([absenceSaid], async (_, tx, { subject: { id }, payload: { side } }) => {
  if (side !== "pupil") return [];
  const told = await wordsFor(tx, id, ofFamily);
  return told.map((one) => ({ ...one, key: `pupil-missing:${id}`, path: lessonPath([{ id }]) }));
});

const answered = (answer: AbsenceAnswer, name: string) =>
  defineKind({ ...AT_ONCE, name }).follows(
    [absenceAnswered],
    async (ctx, tx, { subject: { id }, payload }) => {
      if (payload.answer !== answer) return [];
      const told = await wordsFor(tx, id, ofTeacher);
      const key = `${name}:${id}:${ctx.clock.now().toISOString()}`;
      return told.map((one) => ({ ...one, key, path: lessonPath([{ id }]) }));
    },
  );

/** The teacher hears at once what the family answered. */
export const absenceAnswers = {
  coming: answered("coming", "pupil-coming"),
  cannot_come: answered("cannot_come", "pupil-cannot-come"),
  connection: answered("connection", "pupil-connection"),
};
