import { POLICY_RANGES } from "@riwaq/domain/scheduling/policy/values";
import { z } from "zod";

import { CivilDate } from "../fields.ts";
import { message } from "../messages.ts";

const within = ({ min, max }: { min: number; max: number }) =>
  z.int(message("invalid")).min(min, message("invalid")).max(max, message("invalid"));

/** What an institute sets of the terms. */
export const PolicyValues = z.object({
  /** So many hours before a lesson it can still be cancelled freely, and moved. */
  notice_hours: within(POLICY_RANGES.noticeHours),
  make_ups_per_month: within(POLICY_RANGES.makeUpsPerMonth),
  moves_per_lesson: within(POLICY_RANGES.movesPerLesson),
  /** So many days a lesson that is owed can be booked; null: without an end. */
  make_up_days: within(POLICY_RANGES.makeUpDays).nullable(),
});
export type PolicyValues = z.infer<typeof PolicyValues>;

/** Every value, and the day of the institute from which on they hold: tomorrow at the earliest. */
export const NewPolicy = PolicyValues.extend({ holds_from: CivilDate });
export type NewPolicy = z.infer<typeof NewPolicy>;

export const Policy = PolicyValues.extend({
  /** Null: what held from the beginning. */
  id: z.string().nullable(),
  holds_from: z.string().nullable(),
  state: z.enum(["past", "now", "coming"]),
  /** Null where nobody did, or that account is gone. */
  set_by: z.string().nullable(),
  set_at: z.string().nullable(),
});
export type Policy = z.infer<typeof Policy>;

/** The latest first. */
export const Policies = z.object({
  policies: z.array(Policy),
  /** On whose clock a day begins, and the first one that can be chosen. */
  time_zone: z.string(),
  earliest_on: z.string(),
});
export type Policies = z.infer<typeof Policies>;
