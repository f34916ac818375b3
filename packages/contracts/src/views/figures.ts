import { GONE_REASONS, LESSON_FATES } from "@riwaq/domain/views/figures";
import { z } from "zod";

import { Id } from "../fields.ts";
import { message } from "../messages.ts";
import { InLanguages } from "../people/programmes.ts";

/**
 * GET /staff/figures/week/: of the lessons that begin in the week in which the institute is, from Monday to Sunday on its
 * clock. What counts as given, on time and turned regular: `packages/domain/src/views/figures.ts`.
 */
export const WeekFigures = z.object({
  /** First and last date of the week, and the institute's zone. */
  from: z.string(),
  until: z.string(),
  time_zone: z.string(),
  /** Planned are all, whatever became of them; over are those whose end has passed; given those that were held. */
  lessons: z.object({ planned: z.int(), over: z.int(), given: z.int() }),
  /** Lessons that tell whether the teacher was on time, and those at which the teacher was. */
  punctuality: z.object({ lessons: z.int(), on_time: z.int() }),
  /** Reports sent on these lessons, and the median of the seconds from the lesson's end to the report; null of none. */
  reports: z.object({ sent: z.int(), median_seconds: z.number().nullable() }),
  /** Trials given, and those of them after which a pupil has lessons of a series. */
  trials: z.object({ given: z.int(), regular: z.int() }),
});
export type WeekFigures = z.infer<typeof WeekFigures>;

/** So many months back, the present one among them. */
export const FIGURE_MONTHS = ["3", "6", "12"] as const;

/** GET /staff/figures/?months&programme&teacher: of these lessons alone, where one is named. */
export const FiguresQuery = z.object({
  months: z.enum(FIGURE_MONTHS, message("invalid")).default("6"),
  programme: Id.optional(),
  teacher: Id.optional(),
});
export type FiguresQuery = z.infer<typeof FiguresQuery>;

const fates = Object.fromEntries(LESSON_FATES.map((fate) => [fate, z.int()])) as Record<
  (typeof LESSON_FATES)[number],
  z.ZodInt
>;

/** Of some lessons: what became of each, and what is counted beside. */
export const FigureSums = z.object({
  /** All of them; the fates add up to it. */
  lessons: z.int(),
  ...fates,
  /** Lessons that tell whether the teacher was on time, and those at which the teacher was. */
  timed: z.int(),
  on_time: z.int(),
  given_minutes: z.int(),
  /** Reports sent, and the median of the seconds from the lesson's end to the report. */
  reports: z.int(),
  report_median_seconds: z.number().nullable(),
  /** Trials given, and those of them after which a pupil has lessons of a series. */
  trials: z.int(),
  trials_regular: z.int(),
  /** Families whose last lesson is among them and who have gone since. */
  families_gone: z.int(),
});
export type FigureSums = z.infer<typeof FigureSums>;

const Named = z.object({ id: z.string(), name: z.string() });

export const Figures = z.object({
  time_zone: z.string(),
  /** "YYYY-MM", the earliest first, each of the months asked for. */
  months: z.array(FigureSums.extend({ month: z.string() })),
  /** By name; lessons without a programme stand last, with neither id nor name. */
  programmes: z.array(
    FigureSums.extend({ id: z.string().nullable(), name: InLanguages.nullable() }),
  ),
  /** By name; hours given a week, over the months until now. */
  teachers: z.array(FigureSums.extend({ ...Named.shape, hours_a_week: z.number() })),
  total: FigureSums,
  /** Why families have gone, as far as is known. */
  gone: z.object(
    Object.fromEntries(GONE_REASONS.map((reason) => [reason, z.int()])) as Record<
      (typeof GONE_REASONS)[number],
      z.ZodInt
    >,
  ),
  /** What can be asked for: all programmes, and who teaches or has lessons in these months. */
  choices: z.object({
    programmes: z.array(Named.extend({ name: InLanguages })),
    teachers: z.array(Named),
  }),
});
export type Figures = z.infer<typeof Figures>;

/** What is counted of each row of a table of figures, in the order of its columns. */
export const FIGURE_COLUMNS = Object.keys(FigureSums.shape) as (keyof FigureSums)[];

/** GET /staff/figures/table/: the same as CSV, a row for each month, programme or teacher. */
export const FiguresTableQuery = FiguresQuery.extend({
  by: z.enum(["months", "programmes", "teachers"], message("invalid")),
});
export type FiguresTableQuery = z.infer<typeof FiguresTableQuery>;

/** CSV, which no schema reads. */
export const FiguresTable = z.unknown();
