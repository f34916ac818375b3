import { join } from "node:path";

import type { Clock } from "../platform/clock.ts";
import { FakePaypal } from "./fake-paypal/fake-paypal.ts";
import { FakeStripe } from "./fake-stripe/fake-stripe.ts";
import { type PastClock, pastClock } from "./past-clock.ts";

/** Below the server's own address: behind a proxy or in a container there is no other that a browser reaches. */
const PAGES = "/demo";
export const CARD_PATH = `${PAGES}/pay`;
export const PAYPAL_PATH = `${PAGES}/checkoutnow`;

type Settings = {
  clock: Clock;
  /** Where what it knows is kept; in memory alone without. */
  dataDir?: string;
  publicUrl?: string;
};

/** Where the demo pays: the fakes of Stripe and PayPal, with a clock that can be turned back to pay what was paid long ago. */
export type Till = { stripe: FakeStripe; paypal: FakePaypal; clock: PastClock };

export async function openTill({ clock: present, dataDir, publicUrl }: Settings): Promise<Till> {
  const clock = pastClock(present);
  const settingsOf = (name: string) => ({
    clock,
    ...(dataDir === undefined ? {} : { file: join(dataDir, `demo-${name}.json`) }),
    ...(publicUrl === undefined ? {} : { publicUrl: `${publicUrl}${PAGES}` }),
  });
  const stripe = await FakeStripe.start(settingsOf("stripe"));
  const paypal = await FakePaypal.start(settingsOf("paypal"));
  return { stripe, paypal, clock };
}

/** Where it tells of payments: on this machine, whatever the server's public address is. */
export function tellOfPayments({ stripe, paypal }: Till, port: number): void {
  stripe.deliveries.webhookUrl = `http://127.0.0.1:${port}/api/stripe/webhooks/`;
  paypal.deliveries.webhookUrl = `http://127.0.0.1:${port}/api/paypal/webhooks/`;
}

export async function closeTill({ stripe, paypal }: Till): Promise<void> {
  await Promise.all([stripe.close(), paypal.close()]);
}
