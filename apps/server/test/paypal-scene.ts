import { FakePaypal } from "../src/demo/fake-paypal/fake-paypal.ts";
import type { PayerName } from "../src/demo/fake-paypal/payers.ts";
import { paypalPayments } from "../src/modules/billing/payments/providers/paypal.ts";
import { ProviderScene } from "./provider-scene.ts";

/** PayPal on loopback. */
export class PaypalScene extends ProviderScene {
  readonly fake: FakePaypal;

  private constructor(fake: FakePaypal, patience: object) {
    super(paypalPayments(fake.config, patience));
    this.fake = fake;
  }

  static async open(patience = {}, random = Math.random): Promise<PaypalScene> {
    const clock = ProviderScene.clock();
    const scene = new PaypalScene(await FakePaypal.start({ clock, random }), patience);
    clock.follow(scene);
    return scene;
  }

  /** An order that the payer approves, and what is known of it once we have asked. */
  async approved(payer: PayerName = "pays", due = this.due()) {
    const { reference } = await this.start(due);
    this.fake.approve(reference, payer);
    const payment = await this.find({ paymentId: due.paymentId, reference, customer: null });
    if (!payment) throw new Error("it is not known");
    return { ...payment, due };
  }

  /** One that was paid, with the account that is kept. */
  async paid(payer: PayerName = "pays", due = this.due()) {
    const payment = await this.approved(payer, due);
    if (!payment.method) throw new Error("it was not paid");
    return { ...payment, method: payment.method };
  }

  /** What PayPal has of it. */
  order(reference: string) {
    return this.fake.orders.find(reference);
  }
}
