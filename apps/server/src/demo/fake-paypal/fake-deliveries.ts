import { type KeyObject, randomUUID, sign } from "node:crypto";
import { crc32 } from "node:zlib";

import type { Clock } from "../../platform/clock.ts";
import type { PaypalConfig } from "../../platform/paypal-config.ts";
import { FakeDeliveries, type Signed } from "../fake-payments/fake-deliveries.ts";
import type { FakeCertificate } from "./fake-certificate.ts";
import type { FakeEvent } from "./fake-state.ts";

type Change = { at?: Date; webhookId?: string; certUrl?: string; key?: KeyObject };

/** Events of PayPal, signed by the fake's certificate. */
export class PaypalDeliveries extends FakeDeliveries<FakeEvent> {
  readonly #config: PaypalConfig;
  readonly #clock: Clock;
  readonly #certificate: FakeCertificate;
  readonly #path: string;

  constructor(
    config: PaypalConfig,
    certificate: FakeCertificate,
    { clock, random }: { clock: Clock; random: () => number },
  ) {
    super(random);
    this.#config = config;
    this.#clock = clock;
    this.#certificate = certificate;
    this.#path = certificate.make(clock.now());
  }

  /** An event as PayPal sends it, now and by its certificate where nothing else is said. */
  override sign(event: object, change: Change = {}): Signed {
    const {
      at = this.#clock.now(),
      webhookId = this.#config.webhookId,
      certUrl = `${this.#config.apiUrl}${this.#path}`,
      key = this.#certificate.key,
    } = change;
    const raw = Buffer.from(JSON.stringify(event, null, 1));
    const id = randomUUID();
    const time = at.toISOString();
    const signed = Buffer.from([id, time, webhookId, crc32(raw)].join("|"));
    const headers = {
      "content-type": "application/json",
      "paypal-auth-algo": "SHA256withRSA",
      "paypal-cert-url": certUrl,
      "paypal-transmission-id": id,
      "paypal-transmission-time": time,
      "paypal-transmission-sig": sign("sha256", signed, key).toString("base64"),
    };
    return { raw, headers };
  }

  protected override forge(event: FakeEvent): Signed {
    return this.sign({ ...event, id: `WH-${randomUUID()}` }, { webhookId: "of somebody else" });
  }
}
