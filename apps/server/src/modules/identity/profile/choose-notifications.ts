import type { NotificationChoices } from "@riwaq/contracts/identity/profile";
import { eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { notificationsChosen } from "../events.ts";
import { users } from "../tables/users.ts";

export async function chooseNotifications(
  ctx: Context,
  choices: NotificationChoices,
): Promise<void> {
  const person = requireSignedIn(ctx.actor);
  await inTransaction(ctx.db, async (tx) => {
    await tx
      .update(users)
      .set({
        notifyByEmail: choices.email,
        notifyBySms: choices.sms,
        notifySessionReminders: choices.session_reminders,
        notifyMarketing: choices.marketing,
        updatedAt: ctx.clock.now(),
      })
      .where(eq(users.id, person.id));
    await emit(ctx, tx, notificationsChosen(person.id));
  });
}
