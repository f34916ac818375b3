import { LEAD_REASONS, LEAD_STAGES, LOST_CAUSES } from "@riwaq/domain/words";
import { z } from "zod";

import { CivilDate, Id, PageNumber, shortText } from "../fields.ts";
import { message } from "../messages.ts";
import { LearnerWish, WishProgramme } from "../people/wishes.ts";

export const LEAD_STEP_MAX = 200;
export const LEAD_NOTE_MAX = 2000;
export const LEADS_PER_PAGE = 25;

const Stage = z.enum(LEAD_STAGES, message("invalid"));
const Named = z.object({ id: z.string(), name: z.string() });

/** Which stages the list shows: all that are open, or one. */
export const LEAD_FILTERS = ["open", ...LEAD_STAGES] as const;
export const LEAD_OWNERS = ["mine", "none"] as const;

export const LeadsQuery = z.object({
  stage: z.enum(LEAD_FILTERS, message("invalid")).default("open"),
  reason: z.enum(LEAD_REASONS, message("invalid")).optional(),
  owner: z.enum(LEAD_OWNERS, message("invalid")).optional(),
  /** What is due today or was due before, at the institute. */
  due: z.literal("today", message("invalid")).optional(),
  page: PageNumber,
});
export type LeadsQuery = z.infer<typeof LeadsQuery>;

/** Who waits for the institute, and how far staff have come. */
export const Lead = z.object({
  id: z.string(),
  reason: z.enum(LEAD_REASONS),
  name: z.string(),
  email: z.string().nullable(),
  phone_number: z.string().nullable(),
  waits_since: z.string(),
  stage: z.enum(LEAD_STAGES),
  lost_cause: z.enum(LOST_CAUSES).nullable(),
  owner: Named.nullable(),
  next_step: z.string(),
  /** A date of the institute's calendar. */
  due_on: z.string().nullable(),
  /** Due today or before. */
  is_due: z.boolean(),
});
export type Lead = z.infer<typeof Lead>;

export const Leads = z.object({
  leads: z.array(Lead),
  time_zone: z.string(),
  page: z.int(),
  page_count: z.int(),
  count: z.int(),
});
export type Leads = z.infer<typeof Leads>;

/** One of them with all that is known. */
export const LeadFile = Lead.extend({
  /** Null for who wrote and has no account. */
  person_id: z.string().nullable(),
  /** What a visitor wrote. */
  message: z.string().nullable(),
  note: z.string(),
  /** Who of the family learns, with what is sought. */
  learners: z.array(LearnerWish),
  programmes: z.array(WishProgramme),
  /** Who may take it on. */
  owners: z.array(Named),
  /** What was changed, the latest first; by nobody where it followed from what happened. */
  history: z.array(
    z.object({ at: z.string(), by: z.string().nullable(), stage: Stage.nullable() }),
  ),
  time_zone: z.string(),
});
export type LeadFile = z.infer<typeof LeadFile>;

/** PATCH: only the named fields change. Lost has a cause, and nothing else has. */
export const LeadChange = z
  .object({
    stage: Stage,
    lost_cause: z.enum(LOST_CAUSES, message("required")).nullable(),
    owner_id: Id.nullable(),
    next_step: shortText(LEAD_STEP_MAX),
    due_on: CivilDate.nullable(),
    note: shortText(LEAD_NOTE_MAX),
  })
  .partial();
export type LeadChange = z.infer<typeof LeadChange>;
