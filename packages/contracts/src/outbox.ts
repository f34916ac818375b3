import { z } from "zod";

/** A mail as staff read it where no mail server is set, or to see what failed. */
export const OutboxMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
  failure: z.string().nullable(),
});
export type OutboxMail = z.infer<typeof OutboxMail>;

export const OutboxMails = z.array(OutboxMail);
export type OutboxMails = z.infer<typeof OutboxMails>;
