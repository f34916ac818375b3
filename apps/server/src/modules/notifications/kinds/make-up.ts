import { emergencyReviewed } from "../../scheduling/events.ts";
import { findLetters, paramsOf, readerOf } from "../notices/find-letters.ts";
import { listLessons } from "../notices/list-lessons.ts";
import { defineKind } from "./define-kind.ts";
import { OF_LESSONS } from "./lesson-news.ts";

const NEXT = { granted: "/sessions", counted: "/sessions", refused: "/contact" } as const;

/** The family of one student is told what staff made of their emergency, and what can be done now. */
export const makeUp = defineKind({
  name: "make-up",
  group: "lessons",
  words: { ...OF_LESSONS.words, outcome: "plain" },
  mail: {
    templates: ["make-up-granted", "make-up-counted", "make-up-refused"],
    words: OF_LESSONS.mail.words,
  },
}).follows([emergencyReviewed], async (_, tx, { aside: { outcome, sessionId, studentId } }) => {
  const letters = await findLetters(tx, [sessionId], { studentId });
  return letters
    .filter(({ to }) => to.role !== "T")
    .map((letter) => ({
      userId: letter.to.id,
      key: `make-up:${sessionId}:${studentId}:${outcome}`,
      words: { ...paramsOf(letter), outcome },
      path: NEXT[outcome],
      mail: {
        template: `make-up-${outcome}`,
        words: { details: listLessons(letter.lessons, readerOf(letter)) },
      },
    }));
});
