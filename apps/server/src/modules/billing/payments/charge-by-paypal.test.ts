import { and, eq, isNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { newKey } from "../../../../test/booking-scene.ts";
import { signedIn } from "../../../../test/factories.ts";
import { startPaypalShop } from "../../../../test/paypal-shop.ts";
import { sendRefunds } from "../refunds/send-refunds.job.ts";
import { paymentMethods } from "../tables/payment-methods.ts";
import { payments } from "../tables/payments.ts";
import { chargeDue } from "./charge-due.job.ts";
import { comparePayments } from "./compare-payments.job.ts";
import { followPayments } from "./follow-payments.job.ts";
import { forgetMethods } from "./forget-methods.job.ts";
import { findMethod } from "./queries.ts";

const { test, fake, cards, deps, press, told, paid, triesOf, pageOf, ...shop } =
  await startPaypalShop();
const { capturedNow, chargeOf, renewed } = shop;
const { db, clock } = test;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

type Paid = Awaited<ReturnType<typeof paid>>;

describe("a charge that is due", () => {
  it("is paid by the account that was kept, once, however often the round runs", async () => {
    const family = await paid();
    const chargeId = await renewed(family);
    await Promise.all([chargeDue(deps), chargeDue(deps), chargeDue(deps)]);
    await chargeDue(deps);
    expect(await triesOf(chargeId)).toMatchObject([
      { state: "succeeded", way: "saved", provider: "paypal" },
    ]);
  });

  it("where PayPal wants the payer is not tried again, and the payer can approve it", async () => {
    const family = await paid("asks-later");
    const chargeId = await renewed(family);
    await chargeDue(deps);
    expect(await chargeOf(`renew:${family.id}:2`)).toMatchObject({
      nextAttemptAt: null,
      refusedAt: clock.now(),
    });
    expect(await triesOf(chargeId)).toMatchObject([{ state: "failed", decline: "bank" }]);
    const { approveAs } = await approving(family, chargeId);
    await approveAs("pays");
    expect((await chargeOf(`renew:${family.id}:2`)).state).toBe("paid");
  });

  it("is a link to approve where the account may keep nobody", async () => {
    fake.orders.vaulting = "off";
    const family = await paid();
    expect(await findMethod(db, family.parent.id)).toBeUndefined();
    const chargeId = await renewed(family);
    await chargeDue(deps);
    expect(await triesOf(chargeId)).toEqual([]);
    expect(await chargeOf(`renew:${family.id}:2`)).toMatchObject({
      state: "due",
      nextAttemptAt: null,
      refusedAt: clock.now(),
    });
    const { approveAs } = await approving(family, chargeId);
    await approveAs("pays");
    expect((await chargeOf(`renew:${family.id}:2`)).state).toBe("paid");
  });

  /** The payer follows the link, on another day. */
  async function approving(family: Paid, chargeId: string) {
    const payer = await signedIn(test, family.parent);
    expect((await press({ ...family, payer, chargeId })).statusCode).toBe(201);
    const approveAs = async (name: "pays") => {
      fake.approve(await pageOf(chargeId), name);
      await told();
    };
    return { approveAs };
  }

  it("whose asker died before it heard the answer is asked for again by the same id: once", async () => {
    const family = await paid();
    const chargeId = await renewed(family);
    const before = capturedNow();
    fake.answers.shares.cut = 1;
    await chargeDue(deps);
    expect(await triesOf(chargeId)).toMatchObject([{ state: "sending", reference: null }]);
    fake.answers.shares.cut = 0;
    expect(capturedNow()).toBe(before + 9_600);
    clock.advance(2 * MINUTE_MS);
    await followPayments(deps);
    expect(await triesOf(chargeId)).toMatchObject([{ state: "succeeded" }]);
    expect(capturedNow()).toBe(before + 9_600);
  });

  it("and was asked for while PayPal has forgotten the id since, is found in its list: once", async () => {
    const family = await paid();
    const chargeId = await renewed(family);
    const before = capturedNow();
    fake.answers.shares.cut = 1;
    await chargeDue(deps);
    fake.answers.shares.cut = 0;
    fake.answers.parts.listedAfterMs = 8 * HOUR_MS;
    for (const hours of [6, 2]) {
      clock.advance(hours * HOUR_MS);
      await followPayments(deps);
    }
    fake.answers.parts.listedAfterMs = 3 * HOUR_MS;
    clock.advance(11 * MINUTE_MS);
    await followPayments(deps);
    expect(await triesOf(chargeId)).toMatchObject([{ state: "succeeded" }]);
    expect(capturedNow()).toBe(before + 9_600);
  });

  it("is not paid on a page while what was asked for may still be on its way", async () => {
    const family = await paid();
    const chargeId = await renewed(family);
    fake.answers.shares["cut-before"] = 1;
    await chargeDue(deps);
    fake.answers.shares["cut-before"] = 0;
    clock.advance(MINUTE_MS);
    const payer = await signedIn(test, family.parent);
    const pressed = await press({ ...family, payer, chargeId }, "stripe");
    expect(pressed.statusCode).toBe(409);
    clock.advance(2 * MINUTE_MS);
    await followPayments(deps);
    expect(await triesOf(chargeId)).toMatchObject([{ state: "succeeded", provider: "paypal" }]);
  });

  it("that PayPal never heard of is given up once it would be listed, and tried anew", async () => {
    const family = await paid();
    const chargeId = await renewed(family);
    fake.answers.shares["cut-before"] = 1;
    await chargeDue(deps);
    for (let hour = 0; hour < 10; hour += 1) {
      clock.advance(HOUR_MS);
      await followPayments(deps);
      if (hour === 5) fake.answers.shares["cut-before"] = 0;
    }
    expect(await triesOf(chargeId)).toMatchObject([{ state: "canceled" }]);
    await chargeDue(deps);
    expect(await triesOf(chargeId)).toMatchObject([{ state: "canceled" }, { state: "succeeded" }]);
  });
});

describe("the account that is kept", () => {
  const heldOf = ({ parent }: Paid) =>
    db
      .select()
      .from(paymentMethods)
      .where(and(eq(paymentMethods.payerId, parent.id), isNull(paymentMethods.removedAt)));

  it("may be kept after the payment, once, and not again where the payer has let go of it", async () => {
    fake.orders.vaulting = "late";
    const family = await paid();
    expect(await heldOf(family)).toEqual([]);
    fake.orders.finishVault(family.payment.reference ?? "");
    await told();
    expect(await heldOf(family)).toMatchObject([{ provider: "paypal", brand: "paypal" }]);
    const path = "/api/users/me/payment-method/";
    expect((await family.payer.unsafe("DELETE", path, undefined, {})).statusCode).toBe(200);
    clock.advance(4 * HOUR_MS);
    await comparePayments(deps);
    expect(await heldOf(family)).toEqual([]);
  });

  it("is forgotten by PayPal too once the payer has let go of it", async () => {
    const family = await paid();
    const [held] = await heldOf(family);
    const path = "/api/users/me/payment-method/";
    await family.payer.unsafe("DELETE", path, undefined, {});
    await forgetMethods(deps);
    expect(fake.answers.parts.state.kept.vault[held?.token ?? ""]).toBeUndefined();
  });

  it("takes the place of a card, and a card takes its place", async () => {
    const family = await paid();
    const chargeId = await renewed(family);
    const payer = await signedIn(test, family.parent);
    await press({ ...family, payer, chargeId }, "stripe");
    cards.pay(await pageOf(chargeId), "pays");
    await payer.post(`/api/charges/${chargeId}/look/`);
    expect(await heldOf(family)).toMatchObject([{ provider: "stripe", last4: "4242" }]);
  });
});

describe("money that goes back", () => {
  it("is sent by PayPal, once, though the answer was lost", async () => {
    const family = await paid();
    const before = fake.sums().EUR?.refunded ?? 0;
    const path = `/api/subscriptions/${family.id}/leaving/`;
    expect((await family.payer.post(path, { amount: 9_600 }, newKey())).statusCode).toBe(200);
    fake.answers.shares.cut = 1;
    await sendRefunds(deps);
    fake.answers.shares.cut = 0;
    clock.advance(11 * MINUTE_MS);
    await Promise.all([sendRefunds(deps), sendRefunds(deps)]);
    expect((fake.sums().EUR?.refunded ?? 0) - before).toBe(9_600);
    const [payment] = await db.select().from(payments).where(eq(payments.id, family.payment.id));
    expect(payment).toMatchObject({ refunded: 9_600, givenThere: 0 });
  });
});
