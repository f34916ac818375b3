import { announceNews } from "../../../platform/bus/announce-news.ts";
import type { Context } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import type { Notice } from "../kinds/kind.ts";
import { findAddressees } from "./find-addressees.ts";
import { writeMessages } from "./write-messages.ts";
import { writeNotifications } from "./write-notifications.ts";

export type Notifying = Pick<Context, "clock" | "config">;

/** Far below the 65,535 parameters that one statement may have. */
const AT_ONCE = 500;

/**
 * Tells people of something, in the transaction of the change that it is about: in the bell always, and by the
 * channels that each has agreed to, where quiet hours are kept. What was told already is not told again.
 */
export async function notify(
  ctx: Notifying,
  tx: Transaction,
  notices: readonly Notice[],
): Promise<void> {
  const inOrder = notices.toSorted((a, b) => (a.userId < b.userId ? -1 : 1));
  for (let from = 0; from < inOrder.length; from += AT_ONCE) {
    await tellSome(ctx, tx, inOrder.slice(from, from + AT_ONCE));
  }
}

async function tellSome(
  ctx: Notifying,
  tx: Transaction,
  notices: readonly Notice[],
): Promise<void> {
  const addressees = await findAddressees(tx, notices);
  const open = notices.filter(({ userId }) => addressees.has(userId));
  if (open.length === 0) return;
  const fresh = await writeNotifications(tx, open, ctx.clock.now());
  if (fresh.length === 0) return;
  await writeMessages(ctx, tx, { notices: fresh, addressees });
  await announceNews(
    tx,
    fresh.map(({ userId }) => userId),
  );
}
