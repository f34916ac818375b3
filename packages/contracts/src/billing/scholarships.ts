import { SCHOLARSHIP_POINTS, SCHOLARSHIP_STATES } from "@riwaq/domain/billing/scholarships";
import { z } from "zod";

import { CivilDate, Id, shortText } from "../fields.ts";
import { message } from "../messages.ts";

export const PROOF_MAX_BYTES = 8_388_608;
export const PROOF_TYPES = ["application/pdf", "image/jpeg", "image/png", "image/webp"] as const;

/** Bytes, which no schema reads. */
export const SentProof = z.unknown();

/** From a day of the seller on, until another at whose beginning it is over; null: until staff end it. */
export const NewScholarship = z
  .object({
    student_id: Id,
    basis_points: z.literal([...SCHOLARSHIP_POINTS], message("invalid")),
    starts_on: CivilDate,
    ends_on: CivilDate.nullable(),
    /** Read by those who decide about money alone. */
    reason: shortText(500).min(1, message("required")),
  })
  .refine(({ starts_on: start, ends_on: end }) => end === null || start < end, {
    path: ["ends_on"],
    error: message("scholarship_order"),
  });
export type NewScholarship = z.infer<typeof NewScholarship>;

/** From which day of the seller on the price is whole again: today at the earliest. */
export const ScholarshipEnd = z.object({ ends_on: CivilDate });
export type ScholarshipEnd = z.infer<typeof ScholarshipEnd>;

/** By name or address, or the one of whom the id is known. */
export const LearnerSearch = z.object({
  q: shortText(120).default(""),
  id: Id.optional(),
});
export type LearnerSearch = z.infer<typeof LearnerSearch>;

export const FoundLearners = z.object({
  learners: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Who pays for them; empty where nobody is said to. */
      payer: z.string(),
    }),
  ),
});
export type FoundLearners = z.infer<typeof FoundLearners>;

export const Scholarship = z.object({
  id: z.string(),
  student: z.object({ id: z.string(), name: z.string() }),
  basis_points: z.int(),
  state: z.enum(SCHOLARSHIP_STATES),
  starts_on: z.string(),
  ends_on: z.string().nullable(),
  reason: z.string(),
  /** Empty where that account is gone. */
  decided_by: z.string(),
  decided_at: z.string(),
  proof: z.object({ mime_type: z.string(), size_bytes: z.int() }).nullable(),
});
export type Scholarship = z.infer<typeof Scholarship>;

/** GET /staff/scholarships/: those that hold and come first, then those that are over, each by name. */
export const Scholarships = z.object({
  scholarships: z.array(Scholarship),
  /** Days of the seller. */
  today: z.string(),
});
export type Scholarships = z.infer<typeof Scholarships>;
