import { CURRENCIES } from "@riwaq/domain/billing/units";
import { z } from "zod";

import { message } from "../messages.ts";
import { PasswordProof, SignInCode } from "./two-step.ts";

/** GET /profile/devices/; DELETE /profile/devices/{id}/; POST /profile/devices/sign-out-others/. */
export const Device = z.object({
  id: z.string(),
  /** Names of browser and system, as far as they say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  signed_in_at: z.string(),
  /** To the day: a sign-in that is in use is written once a day. */
  last_used_at: z.string(),
  is_this: z.boolean(),
});
export type Device = z.infer<typeof Device>;
export const Devices = z.array(Device);
export type Devices = z.infer<typeof Devices>;

/** GET /profile/deletion/: what closing the account does. */
export const DeletionConsequences = z.object({
  lessons_cancelled: z.int(),
  /** Names of children without an account of their own and without another parent. */
  children_closed: z.array(z.string()),
  /** Names of children under 15 with an account of their own whom nobody else looks after: no lessons, no sign-in. */
  children_suspended: z.array(z.string()),
  resources_removed: z.int(),
  /** What lies with the institute and goes back to whoever paid it: hundredths of each currency. */
  credits_returned: z.array(z.object({ currency: z.enum(CURRENCIES), amount: z.int() })),
  /** The first day "YYYY-MM-DD" on which a family can stop, by the terms; null for who teaches. */
  leaves_on: z.string().nullable(),
  remove_after: z.string(),
  needs_code: z.boolean(),
});
export type DeletionConsequences = z.infer<typeof DeletionConsequences>;

/**
 * POST /profile/deletion/: closes the account; the code where two-step sign-in is on. Where children would be suspended,
 * 400 unless that was agreed to.
 */
export const AccountClosing = PasswordProof.extend({
  code: SignInCode.optional(),
  suspend_children: z.boolean(message("invalid")).optional(),
});
export type AccountClosing = z.infer<typeof AccountClosing>;
export const AccountClosed = z.object({ remove_after: z.string() });
export type AccountClosed = z.infer<typeof AccountClosed>;

/** Bytes, which no schema reads. */
export const DataArchive = z.unknown();
