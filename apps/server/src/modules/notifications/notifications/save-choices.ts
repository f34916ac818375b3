import type { NotificationMatrixChange } from "@riwaq/contracts/notifications/notifications";
import { isAlwaysOn } from "@riwaq/domain/notifications/choices";
import { sql } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { badField } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { notificationsChosen } from "../../identity/events.ts";
import { changeUser } from "../../identity/users/change-user.ts";
import { notificationChoices } from "../tables/notification-choices.ts";

type Choices = NonNullable<NotificationMatrixChange["choices"]>;

/** What is named changes, all else stays. */
export const saveChoices = command({
  by: requireSignedIn,
  run: async (ctx, change: NotificationMatrixChange): Promise<void> => {
    const { tx, now: updatedAt } = ctx;
    const { id } = ctx.actor;
    const { choices = [], switches } = change;
    if (choices.some(({ group, channel, is_on }) => !is_on && isAlwaysOn(group, channel))) {
      throw badField("choices", "security_mail");
    }
    await changeUser(tx, id, {
      notifyByEmail: switches?.email,
      notifyBySms: switches?.sms,
      notifySessionReminders: switches?.session_reminders,
      notifyMarketing: switches?.marketing,
      quietFrom: change.quiet_from,
      quietTo: change.quiet_to,
      updatedAt,
    });
    await writeChoices(tx, id, choices);
    await emit(ctx, tx, notificationsChosen(id));
  },
});

/** Named twice, the last one counts. In one order, so that two windows at once never wait for each other in a circle. */
async function writeChoices(tx: Transaction, userId: string, choices: Choices): Promise<void> {
  const byCell = new Map(choices.map((choice) => [`${choice.group} ${choice.channel}`, choice]));
  const rows = [...byCell]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { group, channel, is_on }]) => ({ userId, event: group, channel, isOn: is_on }));
  if (rows.length === 0) return;
  await tx
    .insert(notificationChoices)
    .values(rows)
    .onConflictDoUpdate({
      target: [notificationChoices.userId, notificationChoices.event, notificationChoices.channel],
      set: { isOn: sql`excluded.is_on` },
    });
}
