import type { NoticeGroup } from "@riwaq/domain/notifications/groups";
import { and, eq, isNull } from "drizzle-orm";

import { badField } from "../../../platform/app-error.ts";
import { byAnyone, command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { users } from "../../identity/tables/users.ts";
import { readerUnsubscribed } from "../events.ts";
import { readUnsubscription } from "../mail/unsubscribe-token.ts";
import { notificationChoices } from "../tables/notification-choices.ts";

/** No more mails of this kind to whom the link was sent; as often as it is pressed. Whoever holds the link may do so. */
export const unsubscribeReader = command({
  by: byAnyone,
  run: async (ctx, { token }: { token: string }): Promise<{ group: NoticeGroup }> => {
    const { tx, secret } = ctx;
    const asked = readUnsubscription(token, secret);
    if (!asked) throw badField("token", "link_invalid");
    const { userId, group } = asked;
    const [reader] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.closedAt)))
      .for("no key update");
    if (!reader) throw badField("token", "link_invalid");
    const { event, channel } = notificationChoices;
    await tx
      .insert(notificationChoices)
      .values({ userId, event: group, channel: "email", isOn: false })
      .onConflictDoUpdate({
        target: [notificationChoices.userId, event, channel],
        set: { isOn: false },
      });
    await emit(ctx, tx, readerUnsubscribed(userId, { group }));
    return { group };
  },
});
