import type { Transaction } from "../../../platform/db/transaction.ts";
import type { Event } from "../../../platform/events/define-event.ts";
import { type Emitting, on } from "../../../platform/events/subscriber.ts";
import { passwordChanged as changed, passwordReset } from "../../identity/events.ts";
import { notify } from "../notifications/notify.ts";

/** Whoever did not do it themselves must know at once. */
async function tell(ctx: Emitting, tx: Transaction, { subject }: Event): Promise<void> {
  const at = ctx.clock.now().toISOString();
  await notify(ctx, tx, [
    {
      userId: subject.id,
      event: "password-changed",
      key: `password-changed:${at}`,
      params: { at },
      path: "/profile?tab=security",
    },
  ]);
}

export const passwordChanged = [on(changed, tell), on(passwordReset, tell)];
