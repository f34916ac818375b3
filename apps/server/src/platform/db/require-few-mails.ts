import { DAY_MS } from "@riwaq/domain/time/civil-date";

import { AppError } from "../app-error.ts";
import type { Context } from "../context.ts";
import { countAttempt } from "./count-attempt.ts";
import type { Transaction } from "./transaction.ts";

/** Whoever invites, nobody's mailbox is filled from here. */
const MAILS_TO_ONE_ADDRESS = { max: 10, windowMs: DAY_MS };

/** Counts one more mail of this kind to an address, and refuses what would be too many of a day. */
export async function requireFewMails(
  { clock, secret }: Pick<Context, "clock" | "secret">,
  tx: Transaction,
  { kind, email }: { kind: string; email: string },
): Promise<void> {
  const key = `${kind}:${email.toLowerCase()}`;
  const limit = MAILS_TO_ONE_ADDRESS;
  const tooMany = await countAttempt(tx, { key, limit, now: clock.now(), secret });
  if (tooMany) throw new AppError("too_many");
}
