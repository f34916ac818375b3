import { HOLIDAY_KINDS } from "@riwaq/domain/scheduling/policy/holidays";
import { z } from "zod";

import { CivilDate } from "../fields.ts";
import { message } from "../messages.ts";

export const HolidayKind = z.enum(HOLIDAY_KINDS);
export type HolidayKind = z.infer<typeof HolidayKind>;

/** Dates are inclusive, in the institute's zone. */
export const Holiday = z.object({
  id: z.string(),
  kind: HolidayKind,
  hijri_year: z.int(),
  starts_on: z.string(),
  ends_on: z.string(),
  is_confirmed: z.boolean(),
  /** Scheduled lessons that lie in it: what confirming cancels (the Eids only). */
  lesson_count: z.int(),
});
export type Holiday = z.infer<typeof Holiday>;

export const Holidays = z.array(Holiday);
export type Holidays = z.infer<typeof Holidays>;

/** Shift the dates, confirm, or both. A confirmed Eid cancels its lessons and tells everyone; it is not unconfirmed. */
export const HolidayChange = z
  .object({
    starts_on: CivilDate,
    ends_on: CivilDate,
    is_confirmed: z.literal(true, message("invalid")),
  })
  .partial();
export type HolidayChange = z.infer<typeof HolidayChange>;
