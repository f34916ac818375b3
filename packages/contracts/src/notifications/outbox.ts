import { CHANNELS } from "@riwaq/domain/notifications/groups";
import { MESSAGE_STATES } from "@riwaq/domain/notifications/next-try";
import { z } from "zod";

import { message } from "../messages.ts";

/** What staff look at: everything, what needs them, or what is still to go. */
export const OUTBOX_VIEWS = ["all", "problems", "waiting"] as const;
export const OutboxView = z.enum(OUTBOX_VIEWS, message("invalid"));
export type OutboxView = z.infer<typeof OutboxView>;
export const OutboxQuery = z.object({ show: OutboxView.default("all") });

/** A message as staff read it: where no mail server is set, or to see what failed. */
export const OutboxMail = z.object({
  id: z.string(),
  channel: z.enum(CHANNELS),
  state: z.enum(MESSAGE_STATES),
  /** An address or a number; whose browsers, for push. */
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Its link is a secret of its reader: the text is not shown, or only when it is asked for, which is noted. */
  secret: z.enum(["none", "openable", "kept"]),
  created_at: z.string(),
  sent_at: z.string().nullable(),
  attempts: z.int(),
  failure: z.string().nullable(),
});
export type OutboxMail = z.infer<typeof OutboxMail>;

export const OutboxMails = z.array(OutboxMail);
export type OutboxMails = z.infer<typeof OutboxMails>;
