import type { Transaction } from "../../../platform/db/transaction.ts";
import { outcomeAsked } from "../../scheduling/events.ts";
import { outcomePath } from "../../scheduling/outcomes/say-outcomes.ts";
import { findLetters, paramsOf } from "../notices/find-letters.ts";
import { findStaffWith } from "../notices/queries.ts";
import { defineKind } from "./define-kind.ts";

const SHARED = {
  group: "lessons",
  words: { teacher: "name", students: "name", at: "moment" },
} as const;

async function wordsOf(tx: Transaction, id: string) {
  const letter = (await findLetters(tx, [id])).find(({ to }) => to.role === "T");
  if (!letter) return undefined;
  const { teacher, students, at } = paramsOf(letter);
  return { teacher, students, at };
}

/**
 * The teacher is asked how a lesson ended; the way there has the likely answer chosen, and changes nothing itself. The mail
 * leads to a page that needs no sign-in: one button answers.
 */
export const outcomeAskedOfTeacher = defineKind({
  ...SHARED,
  name: "outcome-asked",
  mail: { isSecret: true },
}).follows(
  [outcomeAsked],
  async (_, tx, { subject: { id }, payload, aside: { lesson, suggested, linkOf } }) => {
    if (payload.of !== "teacher") return [];
    const words = await wordsOf(tx, id);
    if (!words) return [];
    const { teacherId } = lesson;
    const notice = { userId: teacherId, key: `outcome-asked:${id}`, words };
    const path = outcomePath(id, suggested.kind);
    return [{ ...notice, path, mail: { path: `/answer?token=${linkOf(teacherId)}` } }];
  },
);

/** A day later so are those of the staff who decide about people. */
export const outcomeAskedOfStaff = defineKind({ ...SHARED, name: "outcome-unanswered" }).follows(
  [outcomeAsked],
  async (_, tx, { subject: { id }, payload }) => {
    if (payload.of !== "staff") return [];
    const words = await wordsOf(tx, id);
    if (!words) return [];
    const notice = { key: `outcome-unanswered:${id}`, words, path: outcomePath(id) };
    return (await findStaffWith(tx, "lessons")).map((userId) => ({ ...notice, userId }));
  },
);
