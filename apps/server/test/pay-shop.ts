import { eq } from "drizzle-orm";
import { afterAll } from "vitest";

import type { FakeDeliveries } from "../src/demo/fake-payments/fake-deliveries.ts";
import { takeEvents } from "../src/modules/billing/payments/take-events.job.ts";
import { renewSubscriptions } from "../src/modules/billing/renewals/renew-subscriptions.job.ts";
import { charges } from "../src/modules/billing/tables/charges.ts";
import { payments } from "../src/modules/billing/tables/payments.ts";
import { subscriptions } from "../src/modules/billing/tables/subscriptions.ts";
import type { Config } from "../src/platform/config.ts";
import { orderOf, openShopOf, wishOf } from "./billing-scene.ts";
import { buildParent, buildStudent, signedIn } from "./factories.ts";
import { startTestApp } from "./test-app.ts";

const DAY_MS = 86_400_000;

type Provider = "stripe" | "paypal";
type Fake = { deliveries: FakeDeliveries<object>; close(): Promise<void> };

/** A shop where one can pay by the fake of a provider. */
export async function startPayShop(
  provider: Provider,
  fake: Fake,
  configs: Partial<Pick<Config, Provider>>,
) {
  const test = await startTestApp(configs);
  const origin = await test.app.listen({ host: "127.0.0.1", port: 0 });
  fake.deliveries.webhookUrl = `${origin}/api/${provider}/webhooks/`;
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

  const press = ({ payer, chargeId }: Family, by: Provider = provider) =>
    payer.post(`/api/charges/${chargeId}/payments/`, { provider: by });

  /** Everything that the provider has told of meanwhile arrives and is looked at. */
  async function told() {
    const delivered = await fake.deliveries.deliverHeld();
    await takeEvents(deps);
    return delivered;
  }

  /** Paid on the page; the provider has told of it. */
  async function paidBy(act: (page: string) => void) {
    const family = await ordering();
    await press(family);
    act(await pageOf(family.chargeId));
    // What we do about the first word may be what the second is about.
    await told();
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
    const tries = await triesOf(chargeId);
    if (!charge || !subscription) throw new Error("it was not ordered");
    return { charge, subscription, payments: tries };
  }

  const triesOf = (chargeId: string) =>
    test.db
      .select()
      .from(payments)
      .where(eq(payments.chargeId, chargeId))
      .orderBy(payments.createdAt, payments.id);

  /** The charge of the next period: told of, and then asked for. */
  async function renewed({ id }: Pick<Family, "id">): Promise<string> {
    for (const days of [22, 4]) {
      test.clock.advance(days * DAY_MS);
      await renewSubscriptions(deps);
    }
    return (await chargeOf(`renew:${id}:2`)).id;
  }

  async function chargeOf(key: string) {
    const [row] = await test.db.select().from(charges).where(eq(charges.key, key));
    if (!row) throw new Error(`no charge ${key}`);
    return row;
  }

  async function pageOf(chargeId: string): Promise<string> {
    const tries = await triesOf(chargeId);
    return tries.find(({ state }) => state === "open")?.reference ?? "none";
  }

  const rows = { rowsOf, triesOf, chargeOf, pageOf };
  return { test, deps, planId, ordering, press, told, paidBy, renewed, ...rows };
}
