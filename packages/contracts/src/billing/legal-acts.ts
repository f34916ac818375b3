import { LEGAL_ACTS, OPEN_ACTS } from "@riwaq/domain/billing/legal-acts";
import { SUBSCRIPTION_STATES } from "@riwaq/domain/billing/subscription";
import { z } from "zod";

import { CivilDate, Email, Id, Name, shortText } from "../fields.ts";
import { Language } from "../languages.ts";
import { message } from "../messages.ts";
import { Leaving } from "./subscriptions.ts";

export const REFERENCE_MAX = 120;

/** What is declared without signing in. Nothing of it is compared with an account: whatever it says, it is kept. */
export const Declaration = z.object({
  kind: z.enum(OPEN_ACTS, message("invalid")),
  name: Name,
  email: Email,
  /** Of the contract, or the pupil's first name: whatever helps to find it. */
  reference: shortText(REFERENCE_MAX).default(""),
  /** The day on which the contract shall end, where one is wished. */
  ends_on: z.union([z.literal(""), CivilDate]).default(""),
  language: Language,
});
export type Declaration = z.infer<typeof Declaration>;

export const Acknowledgement = z.object({
  acted_at: z.string(),
  /** The same in words, on the seller's clock, as the mail says it. */
  recorded: z.string(),
});
export type Acknowledgement = z.infer<typeof Acknowledgement>;

export const StaffLegalAct = z.object({
  id: z.string(),
  kind: z.enum(LEGAL_ACTS),
  name: z.string(),
  email: z.string(),
  reference: z.string(),
  ends_on: z.string(),
  language: Language,
  acted_at: z.string(),
  /** Null: staff have not said yet whose it is. */
  match: z
    .object({
      at: z.string(),
      by: z.string().nullable(),
      note: z.string(),
      subscription_id: z.string().nullable(),
      /** Null where nobody's, or that account is gone. */
      student: z.string().nullable(),
    })
    .nullable(),
});
export type StaffLegalAct = z.infer<typeof StaffLegalAct>;

/** GET /staff/legal-acts/ */
export const StaffLegalActs = z.object({
  /** The oldest first. */
  open: z.array(StaffLegalAct),
  /** The last ones that were matched, the newest first. */
  matched: z.array(StaffLegalAct),
});
export type StaffLegalActs = z.infer<typeof StaffLegalActs>;

export const MatchSearch = z.object({ q: shortText(120).default("") });

/** Subscriptions that it may belong to: by the mail address and the names, or by what staff look for. */
export const MatchCandidates = z.object({
  subscriptions: z.array(
    z.object({
      id: z.string(),
      payer: z.string(),
      payer_email: z.string(),
      student: z.string(),
      state: z.enum(SUBSCRIPTION_STATES),
      ordered_at: z.string(),
      /** The address is the payer's. */
      is_address: z.boolean(),
      /** The reference is of one of its payments or invoices. */
      is_reference: z.boolean(),
    }),
  ),
});
export type MatchCandidates = z.infer<typeof MatchCandidates>;

export const EffectAsked = z.object({ subscription_id: Id });

/** GET /staff/legal-acts/:id/effect/: what matching it does. */
export const ActEffect = z.object({
  /** order: one that was never paid is given up; nothing: the contract is over already. */
  does: z.enum(["withdrawal", "leaving", "order", "nothing"]),
  leaving: Leaving.nullable(),
});
export type ActEffect = z.infer<typeof ActEffect>;

/** To a subscription, or to nothing of ours for a reason. */
export const ActMatch = z
  .object({
    subscription_id: Id.nullable(),
    note: shortText(300).default(""),
    /** What was shown to come back, in hundredths; null where nothing was. */
    amount: z.int(message("invalid")).nullable().default(null),
  })
  .refine(({ subscription_id: id, note }) => id !== null || note !== "", {
    path: ["note"],
    error: message("required"),
  });
export type ActMatch = z.infer<typeof ActMatch>;
