import { MARKERS } from "@riwaq/domain/learning/marks/kinds";
import { PAGES } from "@riwaq/domain/learning/mushaf/divisions";
import { GRADES } from "@riwaq/domain/memory/grade";
import { STANDINGS } from "@riwaq/domain/memory/page-memory";
import { REVIEW_SOURCES } from "@riwaq/domain/memory/sources";
import { z } from "zod";

import { Id } from "../fields.ts";
import { WeakWord } from "../learning/marks.ts";
import { message } from "../messages.ts";
import { Evening, Lines } from "./plan.ts";

/** learning: not yet whole; recent: recited daily; old: in the cycle. */
export const PAGE_STAGES = ["learning", "recent", "old"] as const;
export type PageStage = (typeof PAGE_STAGES)[number];

/** What a page has come to; days are the pupil's own. */
export const PageState = z.object({
  page: z.int(),
  stage: z.enum(PAGE_STAGES),
  /** Null is the whole page. */
  lines: Lines,
  /** How likely it is still known today, from 0 to 1; 0 while it is learnt. */
  strength: z.number(),
  last_day: z.string(),
  /** When a teacher heard it last. */
  heard_day: z.string().nullable(),
  due_day: z.string(),
});
export type PageState = z.infer<typeof PageState>;

/** GET /students/{id}/memory/pages/: all pages of which anything is known, in their order. */
export const HeatMap = z.object({ today: z.string(), pages: z.array(PageState) });
export type HeatMap = z.infer<typeof HeatMap>;

export const PageParams = z.object({
  id: Id,
  page: z.coerce.number().int().min(1).max(PAGES),
});
export type PageParams = z.infer<typeof PageParams>;

export const ReviewGrade = z.literal([...GRADES], message("invalid"));
export type ReviewGrade = z.infer<typeof ReviewGrade>;

/** One time that it was recited, or spoken of. A teacher's other word stands beside the grade. */
export const Review = z.object({
  id: z.string(),
  day: z.string(),
  source: z.enum(REVIEW_SOURCES),
  by: z.enum(MARKERS),
  by_name: z.string(),
  lines: Lines,
  standing: z.enum(STANDINGS).nullable(),
  grade: ReviewGrade.nullable(),
  override: ReviewGrade.nullable(),
  session_id: z.string().nullable(),
});
export type Review = z.infer<typeof Review>;

/** GET /students/{id}/memory/pages/{page}/: the last first. */
export const PageHistory = z.object({
  page: z.int(),
  state: PageState.nullable(),
  reviews: z.array(Review),
});
export type PageHistory = z.infer<typeof PageHistory>;

/** PATCH /memory/reviews/{id}/: the teacher's other grade; null takes it back. */
export const ReviewChange = z.object({ override: ReviewGrade.nullable() });
export type ReviewChange = z.infer<typeof ReviewChange>;

/**
 * GET /students/{id}/memory/today/: what a teacher needs before and in a lesson. `marked_thrice` are words of the last
 * ninety days; what is proposed next follows from what was learnt last.
 */
export const TodayOfPupil = z.object({
  student_id: z.string(),
  name: z.string(),
  evening: Evening,
  weakest: z.array(PageState),
  marked_thrice: z.array(WeakWord),
  proposed: z.object({ page: z.int(), lines: Lines }).nullable(),
});
export type TodayOfPupil = z.infer<typeof TodayOfPupil>;
