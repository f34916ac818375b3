import { outcomeSaid } from "../../scheduling/events.ts";
import { findLetters, paramsOf, readerOf } from "../notices/find-letters.ts";
import { listLessons } from "../notices/list-lessons.ts";
import { defineKind } from "./define-kind.ts";

/** The family reads the apology for a lesson that was not given, and that it is owed again. */
export const lessonNotGiven = defineKind({
  name: "lesson-not-given",
  group: "lessons",
  words: { teacher: "name", students: "name", at: "moment" },
  mail: { words: { details: "private" } },
}).follows([outcomeSaid], async (_, tx, { subject: { id }, aside: { meant, means } }) => {
  if (!means.owesMakeUp || meant?.owesMakeUp) return [];
  const letters = await findLetters(tx, [id]);
  return letters
    .filter(({ to }) => to.role !== "T")
    .map((letter) => {
      const { teacher, students, at } = paramsOf(letter);
      return {
        userId: letter.to.id,
        key: `lesson-not-given:${id}`,
        words: { teacher, students, at },
        path: "/sessions",
        mail: { words: { details: listLessons(letter.lessons, readerOf(letter)) } },
      };
    });
});
