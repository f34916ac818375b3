import { randomUUID } from "node:crypto";

import { FakePaypal } from "../src/demo/fake-paypal/fake-paypal.ts";
import { paypalPayments } from "../src/modules/billing/payments/providers/paypal.ts";
import type { PaymentProvider } from "../src/modules/billing/payments/providers/provider.ts";
import { PAYMENT_ID } from "../src/modules/billing/payments/providers/stripe-payments.ts";
import { stripePayments } from "../src/modules/billing/payments/providers/stripe.ts";
import { startCardShop } from "./card-scene.ts";
import { startPayShop } from "./pay-shop.ts";
import { TEST_NOW } from "./test-app.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A payment that the provider has made, by our id. */
type Success = { id: string; paymentId: string };

/** What a kill run does otherwise with one provider than with another. */
type Way = {
  client: PaymentProvider;
  /** For the workers that charge there. */
  env: Record<string, string>;
  approve(reference: string): void;
  successes(): Success[];
  /** After all were killed: so much later its keys are gone, and then what it does not know can be tried anew. */
  laterMs: readonly [number, number];
};

const PLACE = { doneUrl: "http://riwaq.test/done", backUrl: "http://riwaq.test/back" };
const ASKED = { amount: 9_600, currency: "EUR", description: "Riwaq", language: "fr" } as const;

/** What the provider keeps of a payer who has paid once. */
async function save({ client, approve }: Way) {
  const paymentId = randomUUID();
  const payer = { customer: null, email: "amina@example.test", paymentId };
  const { reference } = await client.start({ ...ASKED, ...PLACE, ...payer });
  approve(reference);
  const [askedMs, nowMs] = [TEST_NOW.getTime(), TEST_NOW.getTime()];
  const found = await client.find({ paymentId, reference, customer: null, askedMs, nowMs });
  if (!found?.method) throw new Error("nothing was kept");
  const { customer, token, brand, last4, account } = found.method;
  return { provider: client.name, customer, token, brand, last4, account };
}

/** Cards: what was said is looked for by our id at once, also when its key has been forgotten a day later. */
export async function openCardKills() {
  const shop = await startCardShop();
  const { fake } = shop;
  const { secretKey, webhookSecrets, apiUrl } = fake.config;
  const env = {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecrets.join(" "),
    STRIPE_API_URL: apiUrl,
  };
  const successes = () =>
    Object.values(fake.answers.parts.state.kept.intents).flatMap(({ id, status, metadata }) =>
      status === "succeeded" ? [{ id, paymentId: metadata[PAYMENT_ID] ?? "" }] : [],
    );
  const way: Way = {
    client: stripePayments(fake.config),
    env,
    approve: (reference) => void fake.pay(reference, "pays"),
    successes,
    laterMs: [2 * MINUTE_MS, 21 * HOUR_MS],
  };
  return { ...shop, fake, way, save: () => save(way) };
}

/** PayPal forgets a request id after six hours, and lists a payment within three. */
export async function openPaypalKills() {
  const clock = { now: () => TEST_NOW };
  const fake = await FakePaypal.start({ clock });
  const shop = await startPayShop("paypal", fake, { paypal: fake.config });
  clock.now = () => shop.test.clock.now();
  const { clientId, clientSecret, webhookId, apiUrl } = fake.config;
  const env = {
    PAYPAL_CLIENT_ID: clientId,
    PAYPAL_CLIENT_SECRET: clientSecret,
    PAYPAL_WEBHOOK_ID: webhookId,
    PAYPAL_API_URL: apiUrl,
  };
  const successes = () =>
    Object.values(fake.answers.parts.state.kept.orders).flatMap(
      ({ id, status, purchase_units: [unit] }) =>
        status === "COMPLETED" ? [{ id, paymentId: unit.custom_id }] : [],
    );
  const way: Way = {
    client: paypalPayments(fake.config),
    env,
    approve: (reference) => fake.approve(reference),
    successes,
    laterMs: [7 * HOUR_MS, 10 * HOUR_MS],
  };
  return { ...shop, fake, way, save: () => save(way) };
}

export type KillScene =
  | Awaited<ReturnType<typeof openCardKills>>
  | Awaited<ReturnType<typeof openPaypalKills>>;
