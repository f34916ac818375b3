import { lessonsLeft } from "../../scheduling/events.ts";
import { findReader } from "../notices/queries.ts";
import { defineKind } from "./define-kind.ts";

/** The teacher is told who comes no longer to lessons that go on with others. */
export const lessonLeft = defineKind({
  name: "lesson-left",
  group: "lessons",
  words: { count: "plain", student: "name" },
}).follows([lessonsLeft], async (ctx, tx, { subject, payload, aside }) => {
  const student = aside.isToldElsewhere ? undefined : await findReader(tx, subject.id);
  if (!student) return [];
  const { teacherId: userId, sessionIds } = payload;
  const key = `lesson-left:${subject.id}:${userId}:${ctx.clock.now().toISOString()}`;
  const words = { count: String(sessionIds.length), student: student.name };
  return [{ userId, key, words, path: "/sessions" }];
});
