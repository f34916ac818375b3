import { COVER_FAULTS } from "@riwaq/domain/scheduling/cover/rank-substitutes";
import { z } from "zod";

import { CivilDate, Id } from "../fields.ts";
import { message } from "../messages.ts";
import { Substitute } from "./cover.ts";

/** What stands against handing a lesson over: what stands against its new teacher, or an open question to its family. */
export const HANDOVER_FAULTS = [...COVER_FAULTS, "cover_asked"] as const;

/** GET /staff/series/{id}/handover/?from&teacher: from the next lesson on where no date is named, on the anchor's wall. */
export const HandoverQuery = z.object({ from: CivilDate.optional(), teacher: Id.optional() });
export type HandoverQuery = z.infer<typeof HandoverQuery>;

const HandoverLesson = z.object({
  session_id: z.string(),
  /** Its date in the series. */
  on: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  /** Of one that goes over: what stands against it, of the teacher who was asked about. */
  fault: z.enum(HANDOVER_FAULTS).nullable(),
  /** Who gives it in any case, because it is covered. */
  covered_by: z.string().nullable(),
});
export type HandoverLesson = z.infer<typeof HandoverLesson>;

/** What handing a series over would mean; by the hours of its lessons on the institute's clock. */
export const Handover = z.object({
  teacher_name: z.string(),
  students: z.array(z.string()),
  time_zone: z.string(),
  /** Null where no lesson is to come. */
  from: z.string().nullable(),
  goes: z.array(HandoverLesson),
  stays: z.array(HandoverLesson),
  /** How many make-ups its teacher owes of it, and of what it goes on from. */
  owed: z.int(),
  /** Who can give all of them first; `clashes` counts the lessons that they cannot. */
  successors: z.array(Substitute.extend({ clashes: z.int() })),
});
export type Handover = z.infer<typeof Handover>;

/** POST /staff/series/{id}/handover/ */
export const NewHandover = z.object({
  from: CivilDate,
  teacher_id: Id,
  /** What is still owed is booked with the new teacher as well. */
  owed_goes: z.boolean(message("invalid")).default(true),
});
export type NewHandover = z.infer<typeof NewHandover>;

/** The series that goes on with the new teacher, and its lessons, which are those of before. */
export const HandedOver = z.object({
  series_id: z.string(),
  session_ids: z.array(z.string()),
  /** By this it is taken back, as any change of lessons. */
  change_id: z.string(),
  undo_until: z.string(),
});
export type HandedOver = z.infer<typeof HandedOver>;
