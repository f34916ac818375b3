import type { CardName } from "../src/demo/fake-stripe/cards.ts";
import { FakeStripe } from "../src/demo/fake-stripe/fake-stripe.ts";
import type { SavedMethod } from "../src/modules/billing/payments/providers/provider.ts";
import { stripePayments } from "../src/modules/billing/payments/providers/stripe.ts";
import { ProviderScene } from "./provider-scene.ts";

/** Stripe on loopback. */
export class StripeScene extends ProviderScene {
  readonly fake: FakeStripe;

  private constructor(fake: FakeStripe, patience: object) {
    super(stripePayments(fake.config, patience));
    this.fake = fake;
  }

  static async open(patience = {}, random = Math.random): Promise<StripeScene> {
    const clock = ProviderScene.clock();
    const scene = new StripeScene(await FakeStripe.start({ clock, random }), patience);
    clock.follow(scene);
    return scene;
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
