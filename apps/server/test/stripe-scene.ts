import { randomUUID } from "node:crypto";

import type { CardName } from "../src/demo/fake-stripe/cards.ts";
import { FakeStripe } from "../src/demo/fake-stripe/fake-stripe.ts";
import type {
  PaymentProvider,
  SavedMethod,
} from "../src/modules/billing/payments/providers/provider.ts";
import { stripePayments } from "../src/modules/billing/payments/providers/stripe.ts";

const NOW = new Date("2026-11-24T17:00:00.000Z");

/** Stripe on loopback, a client of it and a clock for both. */
export class StripeScene {
  now = NOW;
  readonly fake: FakeStripe;
  readonly client: PaymentProvider;

  private constructor(fake: FakeStripe, client: PaymentProvider) {
    this.fake = fake;
    this.client = client;
  }

  static async open(patience = {}, random = Math.random): Promise<StripeScene> {
    const clock = { now: () => NOW };
    const fake = await FakeStripe.start({ clock, random });
    const scene = new StripeScene(fake, stripePayments(fake.config, patience));
    clock.now = () => scene.now;
    return scene;
  }

  later(seconds: number): void {
    this.now = new Date(this.now.getTime() + seconds * 1_000);
  }

  due(change: { paymentId?: string; amount?: number } = {}) {
    const paymentId = randomUUID();
    return { paymentId, amount: 9_600, currency: "EUR" as const, description: "Maryam", ...change };
  }

  start(due = this.due(), change: { customer?: string; language?: "en" | "fr" | "ar" } = {}) {
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

  /** A page that was paid, and what is known of it then. */
  async paid(card: CardName = "pays", due = this.due()) {
    const { reference } = await this.start(due);
    this.fake.pay(reference, card);
    const payment = await this.client.look(reference);
    if (!payment?.method) throw new Error("it was not paid");
    return { ...payment, method: payment.method as SavedMethod, page: reference, due };
  }
}
