import type { Transaction } from "../../../platform/db/transaction.ts";
import { type EndedLesson, outcomeSaid } from "../../scheduling/events.ts";
import { findLetters, type Letter, paramsOf, readerOf } from "../notices/find-letters.ts";
import { findHoursOf, listHours } from "../notices/list-hours.ts";
import { listLessons } from "../notices/list-lessons.ts";
import { defineKind } from "./define-kind.ts";

const OF_LESSON = {
  group: "lessons",
  words: { teacher: "name", students: "name", at: "moment" },
  mail: { words: { details: "private" } },
} as const;

/** The family reads the apology for a lesson that was not given, that it is owed again, and hours to choose from. */
export const lessonNotGiven = defineKind({ ...OF_LESSON, name: "lesson-not-given" }).follows(
  [outcomeSaid],
  async (ctx, tx, { payload: { version }, aside: { lesson, meant, means } }) => {
    if (!means.owesMakeUp || meant?.owesMakeUp) return [];
    const hoursOf = await findHoursOf(tx, lesson, ctx.clock.now());
    return tellFamily(tx, lesson, {
      key: `lesson-not-given:${lesson.id}:${version}`,
      besides: (letter) => listHours(letter, hoursOf(letter.to.id), lesson),
    });
  },
);

/** Once that was corrected they read that nothing is owed any more. */
export const makeUpWithdrawn = defineKind({ ...OF_LESSON, name: "make-up-withdrawn" }).follows(
  [outcomeSaid],
  async (_, tx, { payload: { version }, aside: { lesson, meant, means } }) =>
    meant?.owesMakeUp && !means.owesMakeUp
      ? tellFamily(tx, lesson, { key: `make-up-withdrawn:${lesson.id}:${version}` })
      : [],
);

type Telling = { key: string; besides?: (letter: Letter) => string };

/** A key for each version, so that what is said a second time is told a second time. */
async function tellFamily(tx: Transaction, { id }: EndedLesson, { key, besides }: Telling) {
  const letters = await findLetters(tx, [id]);
  return letters
    .filter(({ to }) => to.role !== "T")
    .map((letter) => {
      const { teacher, students, at } = paramsOf(letter);
      const parts = [listLessons(letter.lessons, readerOf(letter)), besides?.(letter) ?? ""];
      return {
        userId: letter.to.id,
        key,
        words: { teacher, students, at },
        path: "/sessions",
        mail: { words: { details: parts.filter((part) => part !== "").join("\n\n") } },
      };
    });
}
