import { FIRST_VALUES } from "@riwaq/domain/billing/values";
import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import {
  attempt,
  openShopOf,
  orderOf,
  seenOf,
  settled,
  stateOf,
  wishOf,
} from "../../../../test/billing-scene.ts";
import { newKey } from "../../../../test/booking-scene.ts";
import { NOT_FOUND } from "../../../../test/error-map.ts";
import { buildParent, buildStudent, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { findJournalFaults } from "../journal/check-journal.ts";
import { hashOf } from "../legal-acts/record-act.ts";
import { findConditions } from "../legal/find-conditions.ts";
import { billingValues } from "../tables/billing-values.ts";
import { charges } from "../tables/charges.ts";
import { ledgerAccounts } from "../tables/ledger-accounts.ts";
import { legalActs } from "../tables/legal-acts.ts";
import { payments } from "../tables/payments.ts";
import { periods } from "../tables/periods.ts";
import { planPrices } from "../tables/plan-prices.ts";
import { sellers } from "../tables/sellers.ts";
import { subscriptions } from "../tables/subscriptions.ts";

const test = await startTestApp();
const { db } = test;
const planId = await openShopOf(db);

async function build() {
  const student = await buildStudent(db);
  const parent = await buildParent(db, [student]);
  return { student, parent, payer: await signedIn(test, parent) };
}
let family: Awaited<ReturnType<typeof build>>;
beforeEach(async () => void (family = await build()));
afterEach(async () => {
  if ((await findJournalFaults(db)).length > 0) throw new Error("the journal is not whole");
});

const ordered = (change: object = {}) =>
  orderOf(family.payer, wishOf(family.student.id, planId, change));

const dropped = (payer: typeof family.payer, id: string) =>
  payer.unsafe("DELETE", `/api/subscriptions/${id}/`, undefined, {});

const chargeOf = async (id: string) => {
  const [row] = await db.select().from(charges).where(eq(charges.id, id));
  return row as typeof charges.$inferSelect & { currency: "EUR" };
};
const subscriptionOf = async (id: string) =>
  (await db.select().from(subscriptions).where(eq(subscriptions.id, id)))[0];

const creditOf = async (payerId: string) =>
  (
    await db
      .select()
      .from(ledgerAccounts)
      .where(and(eq(ledgerAccounts.kind, "credit"), eq(ledgerAccounts.subject, payerId)))
  )[0]?.balance ?? 0;

describe("an order", () => {
  it("costs what was shown, waits for its payment, and keeps what was read", async () => {
    const { quote, answer, subscription_id: id, charge_id: chargeId } = await ordered();
    expect(quote).toMatchObject({ amount: 9600, tax: 0, lessons: 8, minutes: 480, credit: 0 });
    expect(answer.statusCode).toBe(201);
    expect(await subscriptionOf(id)).toMatchObject({ state: "ordered", startedAt: null });
    expect(await chargeOf(chargeId)).toMatchObject({ state: "due", amount: 9600 });
    const acts = await db.select().from(legalActs).where(eq(legalActs.subscriptionId, id));
    expect(acts.map(({ kind }) => kind).toSorted()).toEqual(["early_lessons", "order"]);
    expect(acts[0]?.shown).toContain('"amount":9600');
  });

  it("keeps the conditions that were read, word for word, with their version", async () => {
    const { quote, subscription_id: id } = await ordered();
    const { text, hash, version } = await findConditions(db, {
      language: "en",
      now: test.clock.now(),
    });
    const acts = await db.select().from(legalActs).where(eq(legalActs.subscriptionId, id));
    expect(quote.conditions).toBe(hash);
    for (const act of acts) {
      expect(act.said).toMatchObject({ conditions: { version, hash } });
      expect(act.shown.endsWith(text)).toBe(true);
      expect(act.shownHash).toBe(hashOf(act.shown));
    }
    const { conditions } = (await test.client().get("/api/legal/?language=en")).json();
    expect(conditions.version).toBe(version);
  });

  it("is refused under conditions that nobody has read", async () => {
    const wish = wishOf(family.student.id, planId);
    const quote = (await family.payer.post("/api/subscriptions/quote/", wish)).json();
    await db.insert(billingValues).values({ ...FIRST_VALUES, retryDays: [1], pauseDays: 14 });
    const body = { ...wish, quote_hash: quote.hash };
    const answer = await family.payer.post("/api/subscriptions/", body, newKey());
    await db.delete(billingValues);
    expect(answer.statusCode).toBe(409);
    const held = eq(subscriptions.studentId, family.student.id);
    expect(await db.$count(subscriptions, held)).toBe(0);
  });

  it("has the tax of the payer's country in it", async () => {
    const { quote } = await ordered({ country: "DE" });
    expect(quote).toMatchObject({ amount: 9600, tax: 1533, tax_basis_points: 1900 });
  });

  it("of lessons after the days of withdrawal keeps no wish for earlier ones", async () => {
    const { quote, subscription_id: id } = await ordered({ asks_early: false });
    expect(quote.first_lesson_from > quote.withdrawable_until).toBe(true);
    const acts = await db.select().from(legalActs).where(eq(legalActs.subscriptionId, id));
    expect(acts.map(({ kind }) => kind)).toEqual(["order"]);
  });

  it("is refused where the price is another one by then, a second time, and for a stranger", async () => {
    const wish = wishOf(family.student.id, planId);
    const quote = (await family.payer.post("/api/subscriptions/quote/", wish)).json();
    await db.update(planPrices).set({ amount: 9700 }).where(eq(planPrices.planId, planId));
    const late = await family.payer.post(
      "/api/subscriptions/",
      { ...wish, quote_hash: quote.hash },
      newKey(),
    );
    await db.update(planPrices).set({ amount: 9600 }).where(eq(planPrices.planId, planId));
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { detail: [expect.stringContaining("Something has changed")] },
    ]);
    await ordered();
    const second = await ordered();
    expect([second.answer.statusCode, second.answer.json().detail]).toMatchObject([
      409,
      [expect.stringContaining("subscription for this pupil already")],
    ]);
    const stranger = await signedIn(test, await buildTeacher(db));
    const refused = await stranger.post("/api/subscriptions/quote/", wish);
    expect([refused.statusCode, refused.json()]).toEqual([404, NOT_FOUND]);
  });

  it("is none where the shop is closed or nothing is sold in that country", async () => {
    const wish = wishOf(family.student.id, planId, { country: "JP" });
    const there = await family.payer.post("/api/subscriptions/quote/", wish);
    expect([there.statusCode, Object.keys(there.json())]).toEqual([400, ["country"]]);
    await db.update(sellers).set({ isOpen: false });
    const closed = await family.payer.post("/api/subscriptions/quote/", wish);
    await db.update(sellers).set({ isOpen: true });
    expect([closed.statusCode, closed.json().detail]).toMatchObject([
      409,
      [expect.stringContaining("sells nothing here")],
    ]);
  });

  it("that is not paid can be dropped, and ordered anew", async () => {
    const { subscription_id: id, charge_id: chargeId } = await ordered();
    expect((await dropped(family.payer, id)).statusCode).toBe(200);
    expect((await chargeOf(chargeId)).state).toBe("void");
    expect((await ordered()).answer.statusCode).toBe(201);
  });
});

describe("a payment", () => {
  it("begins the subscription once, however often its provider tells of it", async () => {
    const { subscription_id: id, charge_id: chargeId } = await ordered();
    const payment = await attempt(db, await chargeOf(chargeId));
    for (let time = 0; time < 3; time += 1) await settled(test, seenOf(payment));
    expect(await subscriptionOf(id)).toMatchObject({ state: "active" });
    const lots = await db.select().from(periods).where(eq(periods.subscriptionId, id));
    expect(lots).toMatchObject([{ number: 1, minutes: 480, net: 9600, tax: 0 }]);
    const list = (await family.payer.get("/api/users/me/subscriptions/")).json();
    expect(list).toMatchObject({
      is_open: true,
      learners: [],
      charges: [],
      method: { brand: "visa", last4: "4242" },
      subscriptions: [{ id, lessons_left: 8, minutes_left: 480, next_payment: { amount: 9600 } }],
    });
    const { lines } = (await family.payer.get(`/api/subscriptions/${id}/ledger/`)).json();
    expect(lines.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
      "payment",
      "period",
    ]);
  });

  it("that came for a charge that was paid already is the payer's credit", async () => {
    const { charge_id: chargeId } = await ordered();
    const charge = await chargeOf(chargeId);
    const first = await attempt(db, charge);
    await settled(test, seenOf(first, { state: "canceled" }));
    const second = await attempt(db, charge);
    await settled(test, seenOf(second));
    await settled(test, seenOf(first));
    expect(await creditOf(family.parent.id)).toBe(9600);
  });

  it("of another amount or currency waits for staff, and pays nothing", async () => {
    const { subscription_id: id, charge_id: chargeId } = await ordered();
    const payment = await attempt(db, await chargeOf(chargeId));
    await settled(test, seenOf(payment, { amount: 960 }));
    expect(await stateOf(db, payment.id)).toBe("unclear");
    expect((await subscriptionOf(id))?.state).toBe("ordered");
  });

  it("has one try under way for each charge, whoever presses", async () => {
    const { charge_id: chargeId } = await ordered();
    const charge = await chargeOf(chargeId);
    const tries = await Promise.allSettled(Array.from({ length: 32 }, () => attempt(db, charge)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db.$count(payments, eq(payments.chargeId, chargeId))).toBe(1);
  });

  it("and its charge are nobody else's to see", async () => {
    const { subscription_id: id, charge_id: chargeId } = await ordered();
    const other = (await build()).payer;
    for (const path of [`charges/${chargeId}/`, `subscriptions/${id}/ledger/`]) {
      const answer = await other.get(`/api/${path}`);
      expect([answer.statusCode, answer.json()]).toEqual([404, NOT_FOUND]);
    }
    const drop = await dropped(other, id);
    expect(drop.statusCode).toBe(404);
  });
});
