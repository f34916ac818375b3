import { DAY_PARTS } from "@riwaq/domain/people/wishes/wish";
import { z } from "zod";

import { Id } from "../fields.ts";
import { message } from "../messages.ts";
import { InLanguages, Level } from "./programmes.ts";

export const DayPart = z.enum(DAY_PARTS, message("invalid"));

const Day = z.int(message("invalid")).min(0, message("invalid")).max(6, message("invalid"));

/** What a family seeks for one learner; what is left open stays open, all of it included. */
export const WishChange = z.object({
  programme_id: Id.nullable(),
  /** Of that programme. */
  level_id: Id.nullable(),
  /** Day codes; none is any day. */
  days: z.array(Day).max(7, message("invalid")),
  /** Of the learner's day; none is any. */
  parts: z.array(DayPart).max(DAY_PARTS.length, message("invalid")),
});
export type WishChange = z.infer<typeof WishChange>;

export const Wish = z.object({
  programme_id: z.string().nullable(),
  level_id: z.string().nullable(),
  days: z.array(z.int()),
  parts: z.array(z.enum(DAY_PARTS)),
});
export type Wish = z.infer<typeof Wish>;

/** One of the reader's own who learns; the days and hours of the wish are on the clock of `time_zone`. */
export const LearnerWish = z.object({
  id: z.string(),
  name: z.string(),
  time_zone: z.string(),
  /** Null until something is said. */
  wish: Wish.nullable(),
});
export type LearnerWish = z.infer<typeof LearnerWish>;

/** What can be wished for: a programme that is offered, with its levels, of which retired ones are read alone. */
export const WishProgramme = z.object({
  id: z.string(),
  name: InLanguages,
  levels: z.array(Level),
});
export type WishProgramme = z.infer<typeof WishProgramme>;

export const Wishes = z.object({
  learners: z.array(LearnerWish),
  programmes: z.array(WishProgramme),
});
export type Wishes = z.infer<typeof Wishes>;
