/** Where we are with a provider: nobody asks for it later, so nothing tells of it. */
import { and, eq } from "drizzle-orm";

import { byAnyone, command } from "../../../platform/command.ts";
import { payments } from "../tables/payments.ts";
import { providerEvents } from "../tables/provider-events.ts";
import { refunds } from "../tables/refunds.ts";
import type { PaymentProvider, ProviderEvent } from "./providers/provider.ts";

const AGAIN_MS = 10 * 60_000;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;

/** The page that the provider has made for it, unless it was settled or given up meanwhile. */
export const notePage = command({
  by: byAnyone,
  trace: "none",
  run: async ({ tx }, { id, url, reference }: { id: string; url: string; reference: string }) => {
    await tx
      .update(payments)
      .set({ state: "open", page: url, reference })
      .where(and(eq(payments.id, id), eq(payments.state, "sending")));
  },
});

/** Its provider is looked at again: it could not be reached, or the payment waits for somebody. */
export const lookLater = command({
  by: byAnyone,
  trace: "none",
  run: async ({ tx, now }, id: string) => {
    const lookAt = new Date(now.getTime() + AGAIN_MS);
    await tx.update(payments).set({ lookAt }).where(eq(payments.id, id));
  },
});

/** A refund is sent, or looked at, again. */
export const sendLater = command({
  by: byAnyone,
  trace: "none",
  run: async ({ tx, now }, id: string) => {
    const lookAt = new Date(now.getTime() + AGAIN_MS);
    await tx.update(refunds).set({ lookAt }).where(eq(refunds.id, id));
  },
});

type Kept = { provider: PaymentProvider["name"]; event: NonNullable<ProviderEvent> };

/** That there is something to look at, once for each id. */
export const keepEvent = command({
  by: byAnyone,
  trace: "none",
  run: async ({ tx, now }, { provider, event }: Kept): Promise<void> => {
    const { id, kind, about, reference } = event;
    const row = { provider, event: id, kind, about, reference, receivedAt: now, lookAt: now };
    await tx.insert(providerEvents).values(row).onConflictDoNothing();
  },
});

type EventRow = typeof providerEvents.$inferSelect;

/** Whatever it was about was settled before; noted after it, so that nothing is lost where somebody is killed between. */
export const noteEvent = command({
  by: byAnyone,
  trace: "none",
  run: async ({ tx, now }, { event, isHandled }: { event: EventRow; isHandled: boolean }) => {
    const waitMs = Math.min(FIRST_WAIT_MS * 2 ** event.tries, LONGEST_WAIT_MS);
    const later = { tries: event.tries + 1, lookAt: new Date(now.getTime() + waitMs) };
    await tx
      .update(providerEvents)
      .set(isHandled ? { handledAt: now } : later)
      .where(
        and(eq(providerEvents.provider, event.provider), eq(providerEvents.event, event.event)),
      );
  },
});
