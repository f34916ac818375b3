import type { ComingLesson, PastLesson, Session } from "@riwaq/contracts/scheduling/sessions";
import { statusesOf } from "@riwaq/domain/scheduling/sessions/status";

import { type LessonSearch, isOf } from "./lesson-search.ts";

const isIn = ({ status }: Session, state: LessonSearch["state"], when: "coming" | "over") =>
  !state || statusesOf(state, when).includes(status);

const isOver = ({ ends_at }: Session, nowMs: number) => Date.parse(ends_at) <= nowMs;

/** Of the lessons that were to come when they were read: what still is, and what has ended since. */
export function sortOut(lessons: readonly ComingLesson[], search: LessonSearch, nowMs: number) {
  const found = lessons.filter((lesson) => isOf(lesson, search));
  const coming = found.filter(
    (lesson) => !isOver(lesson, nowMs) && isIn(lesson, search.state, "coming"),
  );
  const ended = found.filter(
    (lesson) => isOver(lesson, nowMs) && isIn(lesson, search.state, "over"),
  );
  const next = coming.find(({ status }) => status === "Scheduled" || status === "Joined");
  return { next, coming: coming.filter((lesson) => lesson !== next), ended };
}

/** What has just ended stands above what was read as over, until that is read again. */
export function withEnded(
  past: readonly PastLesson[],
  ended: readonly ComingLesson[],
): PastLesson[] {
  const known = new Set(past.map(({ id }) => id));
  const fresh = ended.filter(({ id }) => !known.has(id)).toReversed();
  return [...fresh.map((lesson) => ({ ...lesson, reports: [] })), ...past];
}
