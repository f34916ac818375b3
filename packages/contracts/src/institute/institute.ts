import { RECITATION_KEPT_DAYS } from "@riwaq/domain/learning/recitations/keeping";
import { REPORT_DUE_HOURS_MAX } from "@riwaq/domain/learning/reports/due";
import { COVER_FAMILY } from "@riwaq/domain/scheduling/cover/cover";
import { MISSED_AFTER_MIN_MAX } from "@riwaq/domain/scheduling/outcomes/absence";
import { z } from "zod";

import { ShortName } from "../fields.ts";
import { message } from "../messages.ts";
import { Role } from "../roles.ts";
import { LessonLength } from "../scheduling/bookings.ts";
import { PolicyValues } from "./policies.ts";
import { Recognition } from "./recognitions.ts";

export const DemoAccount = z.object({ role: Role, email: z.string(), password: z.string() });
export type DemoAccount = z.infer<typeof DemoAccount>;

/** The first lesson of a pupil with a teacher. */
export const Trial = z.object({ length_minutes: LessonLength, is_free: z.boolean() });
export type Trial = z.infer<typeof Trial>;

/** What every visitor may know of the institute; null where staff have not set it. */
export const Institute = z.object({
  name: z.string(),
  phone: z.string().nullable(),
  photo_url: z.string().nullable(),
  social_url: z.string().nullable(),
  chat_url: z.string().nullable(),
  /** Null where the institute gives none. */
  trial: Trial.nullable(),
  /** Whether pupils of 12 and more learn with a teacher of their own gender. */
  same_gender_from_12: z.boolean(),
  /** So many hours after a lesson its report is due. */
  report_due_hours: z.int(),
  /** The values of the terms as they hold today, and those that begin later, soonest first. */
  terms: PolicyValues,
  terms_to_come: z.array(PolicyValues.extend({ holds_from: z.string() })),
  /** So many minutes after the start somebody who has not come is missed. */
  missed_after_minutes: z.int(),
  /** Whether a family is asked before a substitute gives a lesson, or told. */
  cover_family: z.enum(COVER_FAMILY),
  /** So many days the recording of a recitation is kept. */
  recitation_kept_days: z.int(),
  /** Within so many hours messages are usually answered, as measured; null where too few were, or it takes longer. */
  usual_answer_hours: z.int().nullable(),
  /** Who recognises the institute today, each with its proof. */
  recognitions: z.array(Recognition),
  /** Whether anybody may have a contract to withdraw from or to end. */
  has_contracts: z.boolean(),
  /** Filled in demo mode only. */
  demo_accounts: z.array(DemoAccount),
});
export type Institute = z.infer<typeof Institute>;

const HttpsUrl = z
  .string(message("required"))
  .trim()
  .max(2048, message("text_long"))
  .pipe(z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: message("url_invalid") }));

/** As people are to read it, in groups; without the spaces it is the same as a person's. */
const GroupedPhoneNumber = z
  .string(message("required"))
  .trim()
  .regex(/^\+?[1-9](?: ?\d){1,14}$/, message("phone_invalid"));

/** PATCH: only the named fields change; null takes a channel or the trial away. */
export const InstituteChange = z
  .object({
    name: ShortName,
    phone: GroupedPhoneNumber.nullable(),
    photo_url: HttpsUrl.nullable(),
    social_url: HttpsUrl.nullable(),
    chat_url: HttpsUrl.nullable(),
    trial: Trial.nullable(),
    same_gender_from_12: z.boolean(message("invalid")),
    report_due_hours: z
      .int(message("invalid"))
      .min(1, message("invalid"))
      .max(REPORT_DUE_HOURS_MAX, message("invalid")),
    missed_after_minutes: z
      .int(message("invalid"))
      .min(1, message("invalid"))
      .max(MISSED_AFTER_MIN_MAX, message("invalid")),
    cover_family: z.enum(COVER_FAMILY, message("invalid")),
    recitation_kept_days: z
      .int(message("invalid"))
      .min(RECITATION_KEPT_DAYS.min, message("invalid"))
      .max(RECITATION_KEPT_DAYS.max, message("invalid")),
  })
  .partial();
export type InstituteChange = z.infer<typeof InstituteChange>;
