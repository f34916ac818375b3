import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { sendForm } from "../../../../test/card-scene.ts";
import { startPaypalShop } from "../../../../test/paypal-shop.ts";
import { disputes } from "../tables/disputes.ts";
import { providerEvents } from "../tables/provider-events.ts";
import { comparePayments } from "./compare-payments.job.ts";
import { followPayments } from "./follow-payments.job.ts";
import { takeEvents } from "./take-events.job.ts";

const { test, fake, cards, deps, ordering, press, told, paid, rowsOf, pageOf, ...shop } =
  await startPaypalShop();
const { clearingOf, capturedNow } = shop;
const { db, clock } = test;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describe("a family that pays with PayPal", () => {
  it("approves it on the page, and PayPal's word begins the subscription", async () => {
    const family = await ordering();
    const shown = await family.payer.get(`/api/charges/${family.chargeId}/`);
    expect(shown.json().providers).toEqual(expect.arrayContaining(["stripe", "paypal"]));
    const answer = await press(family);
    expect(answer.statusCode).toBe(201);
    const back = await sendForm(answer.json().url, { payer: "pays" });
    expect(back).toContain(`http://riwaq.test/subscription/pay/${family.chargeId}?done=1`);
    expect((await rowsOf(family)).subscription.state).toBe("ordered");
    await told();
    const { charge, subscription, payments: tries } = await rowsOf(family);
    expect([charge.state, subscription.state]).toEqual(["paid", "active"]);
    expect(tries).toMatchObject([{ state: "succeeded", provider: "paypal", page: null }]);
    const mine = (await family.payer.get("/api/users/me/subscriptions/")).json();
    expect(mine.method).toMatchObject({ provider: "paypal", account: "m…@example.test" });
  });

  it("sees it at once on coming back, whatever became of PayPal's word", async () => {
    const family = await ordering();
    await press(family);
    fake.approve(await pageOf(family.chargeId));
    const seen = await family.payer.post(`/api/charges/${family.chargeId}/look/`);
    expect(seen.json()).toMatchObject({ state: "paid", attempt: { state: "succeeded" } });
  });

  it("sees that PayPal has refused, and pays with a card instead", async () => {
    const family = await ordering();
    await press(family);
    fake.approve(await pageOf(family.chargeId), "refused");
    const seen = await family.payer.post(`/api/charges/${family.chargeId}/look/`);
    expect(seen.json()).toMatchObject({ state: "due", attempt: { state: "failed" } });
    expect((await press(family, "stripe")).statusCode).toBe(201);
    cards.pay(await pageOf(family.chargeId), "pays");
    await family.payer.post(`/api/charges/${family.chargeId}/look/`);
    expect((await rowsOf(family)).charge.state).toBe("paid");
  });

  it("that has turned to a card is not charged by what it approves with PayPal after all", async () => {
    const before = capturedNow();
    const family = await ordering();
    await press(family);
    const page = await pageOf(family.chargeId);
    expect((await press(family, "stripe")).statusCode).toBe(201);
    fake.approve(page);
    await told();
    await comparePayments(deps);
    expect(capturedNow()).toBe(before);
    cards.pay(await pageOf(family.chargeId), "pays");
    await family.payer.post(`/api/charges/${family.chargeId}/look/`);
    const { charge, payments: tries } = await rowsOf(family);
    expect(charge.state).toBe("paid");
    const states = tries.map(({ provider, state }) => `${provider} ${state}`);
    expect(states.toSorted()).toEqual(["paypal canceled", "stripe succeeded"]);
  });

  it("pressing twice comes to the same page, until PayPal would forget it", async () => {
    const family = await ordering();
    const first = await press(family);
    expect((await press(family)).json()).toEqual(first.json());
    clock.advance(3 * HOUR_MS);
    const later = await press(family);
    expect(later.statusCode).toBe(201);
    expect(later.json()).not.toEqual(first.json());
    expect((await rowsOf(family)).payments.map(({ state }) => state)).toEqual(["canceled", "open"]);
  });

  it("is found at night where no word arrives, and counted with its own provider alone", async () => {
    fake.deliveries.dropShare = 1;
    const withCards = await clearingOf("stripe");
    const family = await ordering();
    await press(family);
    fake.approve(await pageOf(family.chargeId));
    await told();
    clock.advance(11 * MINUTE_MS);
    await followPayments(deps);
    expect((await rowsOf(family)).subscription.state).toBe("active");
    clock.advance(4 * HOUR_MS);
    await comparePayments(deps);
    await comparePayments(deps);
    expect(await clearingOf("stripe")).toBe(withCards);
  });
});

describe("what PayPal tells", () => {
  it("counts once, five times and out of order", async () => {
    Object.assign(fake.deliveries, { copies: 5, isShuffled: true, forgedShare: 0.2 });
    const family = await paid();
    await takeEvents(deps);
    expect((await rowsOf(family)).payments).toMatchObject([{ state: "succeeded" }]);
    const kept = await db.select({ event: providerEvents.event }).from(providerEvents);
    const known = new Set(fake.events().map(({ id }) => id));
    expect(kept.filter(({ event }) => !known.has(event))).toEqual([]);
  });

  it("is refused where it is forged, and comes again where nobody can tell", async () => {
    const before = await db.$count(providerEvents);
    const event = {
      id: "WH-forged",
      event_type: "CHECKOUT.ORDER.APPROVED",
      resource: { id: "ORDER1" },
    };
    const send = async ({ raw, headers }: ReturnType<typeof fake.deliveries.sign>) => {
      const url = "/api/paypal/webhooks/";
      return (await test.app.inject({ method: "POST", url, headers, payload: raw })).statusCode;
    };
    const elsewhere = "https://paypal.com.example.test/v1/notifications/certs/CERT-1";
    expect(await send(fake.deliveries.sign(event, { webhookId: "ANOTHER" }))).toBe(401);
    expect(await send(fake.deliveries.sign(event, { certUrl: elsewhere }))).toBe(401);
    const certUrl = `${fake.config.apiUrl}${fake.certificate.make(clock.now())}`;
    fake.answers.isDown = true;
    expect(await send(fake.deliveries.sign(event, { certUrl }))).toBe(503);
    expect(await db.$count(providerEvents)).toBe(before);
  });

  it("of a dispute holds its money back, and of its end gives it back", async () => {
    const family = await paid();
    const order = fake.orders.find(family.payment.reference ?? "");
    const { dispute_id: id } = fake.returns.dispute(order);
    await told();
    const [row] = await db.select().from(disputes).where(eq(disputes.reference, id));
    expect(row).toMatchObject({ paymentId: family.payment.id, state: "open", withdrawn: 9_600 });
    fake.returns.closeDispute(id, "RESOLVED_SELLER_FAVOUR");
    await told();
    const [after] = await db.select().from(disputes).where(eq(disputes.reference, id));
    expect(after).toMatchObject({ state: "won", withdrawn: 0 });
  });
});
