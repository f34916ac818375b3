import { createHmac } from "node:crypto";

import type { Clock } from "../../platform/clock.ts";
import { FakeDeliveries, type Signed } from "../fake-payments/fake-deliveries.ts";
import { type FakeEvent, newId } from "./fake-state.ts";

/** Events of Stripe, signed by the secret of the fake. */
export class StripeDeliveries extends FakeDeliveries<FakeEvent> {
  readonly #secret: string;
  readonly #clock: Clock;

  constructor(secret: string, clock: Clock, random: () => number) {
    super(random);
    this.#secret = secret;
    this.#clock = clock;
  }

  /** An event as Stripe sends it, by the secret of the fake and now where nothing else is said. */
  override sign(event: object, { secret = this.#secret, at = this.#clock.now() } = {}): Signed {
    const raw = Buffer.from(JSON.stringify(event, null, 2));
    const stamp = Math.floor(at.getTime() / 1_000);
    const hash = createHmac("sha256", secret).update(`${stamp}.`).update(raw).digest("hex");
    const headers = {
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": `t=${stamp},v1=${hash}`,
    };
    return { raw, headers };
  }

  protected override forge(event: FakeEvent): Signed {
    return this.sign({ ...event, id: newId("evt") }, { secret: "whsec_of_somebody_else" });
  }
}
