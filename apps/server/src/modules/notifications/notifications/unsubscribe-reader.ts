import type { NoticeGroup } from "@riwaq/domain/notifications/groups";
import { and, eq, isNull } from "drizzle-orm";

import { badField } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { users } from "../../identity/tables/users.ts";
import { readerUnsubscribed } from "../events.ts";
import { readUnsubscription } from "../mail/unsubscribe-token.ts";
import { notificationChoices } from "../tables/notification-choices.ts";

/** No more mails of this kind to whom the link was sent; as often as it is pressed. Whoever holds the link may do so. */
export async function unsubscribeReader(
  ctx: Context,
  token: string,
): Promise<{ group: NoticeGroup }> {
  const { secret } = ctx;
  const asked = readUnsubscription(token, secret);
  if (!asked) throw badField("token", "link_invalid");
  const { userId, group } = asked;
  await inTransaction(ctx.db, async (tx) => {
    const [reader] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.closedAt)))
      .for("no key update");
    if (!reader) throw badField("token", "link_invalid");
    const choice = { userId, event: group, channel: "email", isOn: false } as const;
    await tx
      .insert(notificationChoices)
      .values(choice)
      .onConflictDoUpdate({
        target: [
          notificationChoices.userId,
          notificationChoices.event,
          notificationChoices.channel,
        ],
        set: { isOn: false },
      });
    await emit(ctx, tx, readerUnsubscribed(userId, { group }));
  });
  return { group };
}
