import {
  ANSWERS_MAX,
  BANDS,
  CONFIDENCES,
  OPTIONS_MAX,
  SKILLS,
  SKILL_STAGES,
} from "@riwaq/domain/people/placement/item";
import { z } from "zod";

import { Id } from "../fields.ts";
import { message } from "../messages.ts";

/** Of a question. */
export const ItemId = z.string(message("invalid")).regex(/^[a-z0-9-]{1,60}$/, message("invalid"));

/** By its question's id and the place of an option as it is shown; null is “I do not know”. */
const Answer = z.object({
  item: ItemId,
  option: z
    .int(message("invalid"))
    .min(0, message("invalid"))
    .max(OPTIONS_MAX - 1, message("invalid"))
    .nullable(),
});

/** POST /placements/: a whole test of one of the family; what it says is judged by the server. */
export const NewPlacement = z.object({
  student_id: Id,
  answers: z.array(Answer).min(1, message("invalid")).max(ANSWERS_MAX, message("invalid")),
});
export type NewPlacement = z.infer<typeof NewPlacement>;

/** PUT /placements/{id}/: the band that a teacher finds, the same or another. */
export const BandSaid = z.object({ band: z.enum(BANDS, message("invalid")) });
export type BandSaid = z.infer<typeof BandSaid>;

const Placement = z.object({
  id: z.string(),
  sent_at: z.string(),
  band: z.enum(BANDS),
  confidence: z.enum(CONFIDENCES),
  skills: z.array(z.object({ skill: z.enum(SKILLS), stage: z.enum(SKILL_STAGES) })),
  /** Null until a teacher or staff have said it. */
  confirmed: z
    .object({
      band: z.enum(BANDS),
      at: z.string(),
      /** Null where the account went. */
      by: z.string().nullable(),
    })
    .nullable(),
});

export const PupilPlacement = z.object({
  /** The last one; null where none was sent. */
  placement: Placement.nullable(),
  may_confirm: z.boolean(),
});
export type PupilPlacement = z.infer<typeof PupilPlacement>;
