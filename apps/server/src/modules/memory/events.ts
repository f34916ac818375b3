import type { PlanMode } from "@riwaq/domain/memory/plan";

import { defineEvent } from "../../platform/events/define-event.ts";

type Pages = { pages: number };

/** How much a pupil recites on a day, and how. */
export const memoryPlanSet = defineEvent<{ mode: PlanMode }>("set-memory-plan", "student");
/** What is to be learnt next. */
export const portionGiven = defineEvent<{ page: number }>("give-portion", "student");
export const portionEnded = defineEvent<{ page: number }>("end-portion", "student");
/** What a pupil holds already, as somebody said. */
export const memoryBegun = defineEvent<Pages>("begin-memory", "student");
/** How an evening went, or several that waited for a line. */
export const eveningAnswered = defineEvent<{ answers: number }>("answer-evening", "student");
/** A teacher's other word beside the grade of a page; null took it back. */
export const reviewGraded = defineEvent<{ page: number; grade: number | null }>(
  "grade-review",
  "student",
);
