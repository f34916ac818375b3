import { MARKERS } from "@riwaq/domain/learning/marks/kinds";
import { PAGES } from "@riwaq/domain/learning/mushaf/divisions";
import { VERDICTS } from "@riwaq/domain/memory/grade";
import { linesOf } from "@riwaq/domain/memory/lines";
import { STANDINGS } from "@riwaq/domain/memory/page-memory";
import { PLAN_LIMITS, PLAN_MODES, STREAMS } from "@riwaq/domain/memory/plan";
import { isDayOfWeek } from "@riwaq/domain/time/day-of-week";
import { z } from "zod";

import { CivilDate, Id, Instant } from "../fields.ts";
import { MarkKind } from "../learning/marks.ts";
import { message } from "../messages.ts";

const whole = ({ min, max }: { min: number; max: number }) =>
  z.int(message("invalid")).min(min, message("invalid")).max(max, message("invalid"));

export const MushafPage = whole({ min: 1, max: PAGES });

/** Of a page, from the first to the last; null is the whole page. */
export const Lines = z
  .object({ first: whole({ min: 1, max: 15 }), last: whole({ min: 1, max: 15 }) })
  .refine(({ first, last }) => first <= last, { path: ["last"], message: message("range_order") })
  .nullable();
export type Lines = z.infer<typeof Lines>;

const fitsPage = ({ page, lines }: { page: number; lines: Lines }) =>
  lines === null || lines.last <= linesOf(page);
const notOnPage = { path: ["lines"], message: message("invalid") };

const DaysOff = z
  .array(z.int().refine(isDayOfWeek, message("invalid")))
  .max(6, message("days_off_all"))
  .refine((days) => new Set(days).size === days.length, message("invalid"));

const PageRange = z
  .object({ first: MushafPage, last: MushafPage })
  .refine(({ first, last }) => first <= last, { path: ["last"], message: message("range_order") });

/** PUT /students/{id}/memory/plan/: how much is recited on a day, and how. 0 of `days_off` is Saturday. */
export const MemoryPlan = z
  .object({
    minutes: whole(PLAN_LIMITS.minutes),
    pages: whole(PLAN_LIMITS.pages),
    cycle_days: whole(PLAN_LIMITS.cycleDays),
    recent_days: whole(PLAN_LIMITS.recentDays),
    days_off: DaysOff,
    mode: z.enum(PLAN_MODES, message("invalid")),
    /** The last day of the mode; null where it goes on. */
    mode_until: CivilDate.nullable(),
    /** What the exam is about. */
    exam_pages: PageRange.nullable(),
  })
  .refine(({ mode, exam_pages: pages }) => (mode === "exam") === (pages !== null), {
    path: ["exam_pages"],
    message: message("required"),
  });
export type MemoryPlan = z.infer<typeof MemoryPlan>;

/** POST /students/{id}/memory/portions/: what is to be learnt next; it ends the one before. */
export const GivenPortion = z
  .object({ page: MushafPage, lines: Lines, session_id: Id.nullable().default(null) })
  .refine(fitsPage, notOnPage);
export type GivenPortion = z.infer<typeof GivenPortion>;

export const Standing = z.enum(STANDINGS, message("invalid"));
export type Standing = z.infer<typeof Standing>;

/** POST /students/{id}/memory/beginning/: how pages are held before anything was heard, as pupil, family or teacher say. */
export const Beginning = z.object({
  held: z
    .array(
      z
        .object({ first: MushafPage, last: MushafPage, standing: Standing })
        .refine(({ first, last }) => first <= last, {
          path: ["last"],
          message: message("range_order"),
        }),
    )
    .min(1, message("required"))
    .max(PAGES, message("invalid")),
});
export type Beginning = z.infer<typeof Beginning>;

export const Verdict = z.enum(VERDICTS, message("invalid"));
export type Verdict = z.infer<typeof Verdict>;

/** A word of an evening: what was marked there last, and how often lately. */
export const EveningWord = z.object({
  sura: z.int(),
  aya: z.int(),
  word: z.int(),
  kind: MarkKind,
  detail: z.string(),
  count: z.int(),
});
export type EveningWord = z.infer<typeof EveningWord>;

/** Something to recite on a day; `strength` from 0 to 1. */
export const Portion = z.object({
  stream: z.enum(STREAMS),
  page: z.int(),
  lines: Lines,
  minutes: z.int(),
  strength: z.number(),
  /** At most three, those that need it most first. */
  words: z.array(EveningWord),
  /** What was said of it on that day, and by whom; null where nothing was yet. */
  done: z.object({ verdict: Verdict, by: z.enum(MARKERS) }).nullable(),
});
export type Portion = z.infer<typeof Portion>;

/** A day on the pupil's calendar with its portions: the new one first, then the weakest. */
export const Evening = z.object({
  day: z.string(),
  is_off: z.boolean(),
  minutes: z.int(),
  portions: z.array(Portion),
});
export type Evening = z.infer<typeof Evening>;

/** As whom the reader sees it: whoever practises answers, the teacher plans, staff read. */
export const MEMORY_SIDES = ["pupil", "parent", "teacher", "staff"] as const;
export type MemorySide = (typeof MEMORY_SIDES)[number];

/** GET /students/{id}/memory/: today and the coming days, so that a phone can keep them. */
export const Memory = z.object({
  student_id: z.string(),
  name: z.string(),
  side: z.enum(MEMORY_SIDES),
  /** Today where the pupil is. */
  today: z.string(),
  time_zone: z.string(),
  plan: MemoryPlan,
  /** Whether a teacher has set it; else it is the usual one. */
  is_set: z.boolean(),
  portion: z
    .object({ page: z.int(), lines: Lines, given_at: z.string(), by: z.string() })
    .nullable(),
  /** How many pages: begun, learnt lately, and older. */
  pages: z.object({ learning: z.int(), recent: z.int(), old: z.int() }),
  /** How long going through all old pages takes with this plan: longer than asked where the time is short. */
  cycle_days: z.int(),
  /** Old pages whose day is past, and the day by which the plan has caught up with them. */
  overdue: z.int(),
  caught_up_on: z.string().nullable(),
  /** Today's first; seven days. */
  evenings: z.array(Evening),
});
export type Memory = z.infer<typeof Memory>;

export const EVENINGS_AHEAD = 7;
export const ANSWERS_MAX = 200;

/**
 * POST /students/{id}/memory/answers/: how it went. Ids are made by the page that answers, so that what waited without a
 * line and is sent twice counts once. `day` is the pupil's own, at most two weeks ago.
 */
export const Answers = z.object({
  answers: z
    .array(
      z
        .object({
          id: Id,
          day: CivilDate,
          page: MushafPage,
          lines: Lines,
          verdict: Verdict,
          answered_at: Instant,
        })
        .refine(fitsPage, notOnPage),
    )
    .min(1, message("required"))
    .max(ANSWERS_MAX, message("invalid")),
});
export type Answers = z.infer<typeof Answers>;

/** Those that are kept now, whether they came for the first time or not. */
export const AnswersTaken = z.object({ taken: z.array(z.string()) });
export type AnswersTaken = z.infer<typeof AnswersTaken>;

/** GET /tonight/: the evening of oneself, where one learns, and of each child that has one. */
export const Tonight = z.object({
  people: z.array(
    z.object({
      student_id: z.string(),
      name: z.string(),
      is_self: z.boolean(),
      evening: Evening,
    }),
  ),
});
export type Tonight = z.infer<typeof Tonight>;
