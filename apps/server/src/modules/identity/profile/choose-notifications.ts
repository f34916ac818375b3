import type { NotificationChoices } from "@riwaq/contracts/identity/profile";
import { eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { notificationsChosen } from "../events.ts";
import { users } from "../tables/users.ts";

export const chooseNotifications = command({
  by: requireSignedIn,
  run: async (ctx, choices: NotificationChoices): Promise<void> => {
    const { actor, tx, now } = ctx;
    await tx
      .update(users)
      .set({
        notifyByEmail: choices.email,
        notifyBySms: choices.sms,
        notifySessionReminders: choices.session_reminders,
        notifyMarketing: choices.marketing,
        updatedAt: now,
      })
      .where(eq(users.id, actor.id));
    await emit(ctx, tx, notificationsChosen(actor.id));
  },
});
