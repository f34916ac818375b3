import { randomUUID } from "node:crypto";

import type { PaymentProvider } from "../src/modules/billing/payments/providers/provider.ts";

const NOW = new Date("2026-11-24T17:00:00.000Z");

type Started = Partial<Parameters<PaymentProvider["start"]>[0]>;

/** A provider on loopback, a client of it and a clock for both. */
export abstract class ProviderScene {
  now = NOW;
  readonly client: PaymentProvider;

  protected constructor(client: PaymentProvider) {
    this.client = client;
  }

  later(seconds: number): void {
    this.now = new Date(this.now.getTime() + seconds * 1_000);
  }

  due(change: { paymentId?: string; amount?: number } = {}) {
    const paymentId = randomUUID();
    return { paymentId, amount: 9_600, currency: "EUR" as const, description: "Maryam", ...change };
  }

  start(due = this.due(), change: Started = {}) {
    return this.client.start({
      ...due,
      customer: null,
      email: "amal@example.test",
      language: "fr",
      doneUrl: "https://riwaq.test/done",
      backUrl: "https://riwaq.test/back",
      ...change,
    });
  }

  /** What is known of an attempt that was first asked for when the scene began. */
  find(asked: { paymentId: string; reference: string | null; customer: string | null }) {
    return this.client.find({ ...asked, askedMs: NOW.getTime(), nowMs: this.now.getTime() });
  }

  changed(sinceMs = 0) {
    return this.client.changedSince(sinceMs, this.now.getTime());
  }

  /** The clock that a fake is made with, before there is a scene: it follows the scene once that stands. */
  static clock() {
    let scene: ProviderScene | undefined;
    const now = () => scene?.now ?? NOW;
    return { now, follow: (made: ProviderScene) => void (scene = made) };
  }
}
