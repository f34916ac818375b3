import { eq } from "drizzle-orm";
import { afterAll } from "vitest";

import type { CardName } from "../src/demo/fake-stripe/cards.ts";
import { FakeStripe } from "../src/demo/fake-stripe/fake-stripe.ts";
import { takeEvents } from "../src/modules/billing/payments/take-events.job.ts";
import { charges } from "../src/modules/billing/tables/charges.ts";
import { payments } from "../src/modules/billing/tables/payments.ts";
import { subscriptions } from "../src/modules/billing/tables/subscriptions.ts";
import { orderOf, openShopOf, wishOf } from "./billing-scene.ts";
import { buildParent, buildStudent, signedIn } from "./factories.ts";
import { TEST_NOW, startTestApp } from "./test-app.ts";

const WEBHOOKS = "/api/stripe/webhooks/";

/** A shop that takes cards by the fake of Stripe, which tells of what happens once somebody listens. */
export async function startCardShop() {
  const clock = { now: () => TEST_NOW };
  const fake = await FakeStripe.start({ clock });
  const test = await startTestApp({ stripe: fake.config });
  clock.now = () => test.clock.now();
  const origin = await test.app.listen({ host: "127.0.0.1", port: 0 });
  fake.deliveries.webhookUrl = `${origin}${WEBHOOKS}`;
  fake.deliveries.isHeld = true;
  afterAll(() => fake.close());
  const planId = await openShopOf(test.db);
  const deps = { ...test.services, log: { info() {}, warn() {}, error() {} } };

  /** A family that has ordered and is to pay. */
  async function ordering() {
    const student = await buildStudent(test.db);
    const parent = await buildParent(test.db, [student]);
    const payer = await signedIn(test, parent);
    const { subscription_id: id, charge_id: chargeId } = await orderOf(
      payer,
      wishOf(student.id, planId),
    );
    return { student, parent, payer, id, chargeId };
  }
  type Family = Awaited<ReturnType<typeof ordering>>;

  const press = ({ payer, chargeId }: Family) =>
    payer.post(`/api/charges/${chargeId}/payments/`, { provider: "stripe" });

  /** Everything that Stripe has told of meanwhile arrives and is looked at. */
  async function told() {
    const delivered = await fake.deliveries.deliverHeld();
    await takeEvents(deps);
    return delivered;
  }

  /** Paid on the page; Stripe has told of it. */
  async function paid(card: CardName = "pays") {
    const family = await ordering();
    await press(family);
    fake.pay(await pageOf(family.chargeId), card);
    await told();
    const { payments: tries } = await rowsOf(family);
    const [payment] = tries;
    if (!payment) throw new Error("it was not paid");
    return { ...family, payment };
  }

  async function rowsOf({ id, chargeId }: Pick<Family, "id" | "chargeId">) {
    const { db } = test;
    const [charge] = await db.select().from(charges).where(eq(charges.id, chargeId));
    const [subscription] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
    const tries = await db
      .select()
      .from(payments)
      .where(eq(payments.chargeId, chargeId))
      .orderBy(payments.createdAt);
    if (!charge || !subscription) throw new Error("it was not ordered");
    return { charge, subscription, payments: tries };
  }

  async function pageOf(chargeId: string): Promise<string> {
    const tries = await test.db.select().from(payments).where(eq(payments.chargeId, chargeId));
    return tries.find(({ state }) => state === "open")?.reference ?? "none";
  }

  return { test, fake, deps, planId, ordering, press, told, paid, rowsOf, pageOf };
}

/** What a browser does on a page of the fake. */
export async function sendForm(url: string, form: Record<string, string>) {
  const body = new URLSearchParams(form);
  const answer = await fetch(url, { method: "POST", body, redirect: "manual" });
  await answer.arrayBuffer();
  return answer.headers.get("location") ?? "";
}

/** How long somebody waits for an answer. */
export async function timed<Answer>(asked: Promise<Answer>) {
  const beganMs = performance.now();
  const answer = await asked;
  return { answer, tookMs: performance.now() - beganMs };
}
