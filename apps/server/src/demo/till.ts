import { join } from "node:path";

import type { Clock } from "../platform/clock.ts";
import { FakeStripe } from "./fake-stripe/fake-stripe.ts";
import { type PastClock, pastClock } from "./past-clock.ts";

/** Below the server's own address: behind a proxy or in a container there is no other that a browser reaches. */
export const PAY_PATH = "/demo/pay";

type Settings = {
  clock: Clock;
  /** Where what it knows is kept; in memory alone without. */
  dataDir?: string;
  publicUrl?: string;
};

/** Where the demo pays: the fake of Stripe, with a clock that can be turned back to pay what was paid long ago. */
export type Till = { stripe: FakeStripe; clock: PastClock };

export async function openTill({ clock: present, dataDir, publicUrl }: Settings): Promise<Till> {
  const clock = pastClock(present);
  const stripe = await FakeStripe.start({
    clock,
    ...(dataDir === undefined ? {} : { file: join(dataDir, "demo-stripe.json") }),
    ...(publicUrl === undefined ? {} : { publicUrl: `${publicUrl}/demo` }),
  });
  return { stripe, clock };
}
