import type { Transaction } from "../../../platform/db/transaction.ts";
import { outcomeSaid } from "../../scheduling/events.ts";
import { findLetters, paramsOf, readerOf } from "../notices/find-letters.ts";
import { listLessons } from "../notices/list-lessons.ts";
import { defineKind } from "./define-kind.ts";

const OF_LESSON = {
  group: "lessons",
  words: { teacher: "name", students: "name", at: "moment" },
  mail: { words: { details: "private" } },
} as const;

/** The family reads the apology for a lesson that was not given, and that it is owed again. */
export const lessonNotGiven = defineKind({ ...OF_LESSON, name: "lesson-not-given" }).follows(
  [outcomeSaid],
  async (_, tx, { subject, payload: { version }, aside: { meant, means } }) =>
    means.owesMakeUp && !meant?.owesMakeUp
      ? tellFamily(tx, subject.id, `lesson-not-given:${subject.id}:${version}`)
      : [],
);

/** Once that was corrected they read that nothing is owed any more. */
export const makeUpWithdrawn = defineKind({ ...OF_LESSON, name: "make-up-withdrawn" }).follows(
  [outcomeSaid],
  async (_, tx, { subject, payload: { version }, aside: { meant, means } }) =>
    meant?.owesMakeUp && !means.owesMakeUp
      ? tellFamily(tx, subject.id, `make-up-withdrawn:${subject.id}:${version}`)
      : [],
);

/** A key for each version, so that what is said a second time is told a second time. */
async function tellFamily(tx: Transaction, sessionId: string, key: string) {
  const letters = await findLetters(tx, [sessionId]);
  return letters
    .filter(({ to }) => to.role !== "T")
    .map((letter) => {
      const { teacher, students, at } = paramsOf(letter);
      return {
        userId: letter.to.id,
        key,
        words: { teacher, students, at },
        path: "/sessions",
        mail: { words: { details: listLessons(letter.lessons, readerOf(letter)) } },
      };
    });
}
