import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
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
import {
  buildParent,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { findJournalFaults } from "../journal/check-journal.ts";
import { paymentProviders } from "../payments/providers/choose-provider.ts";
import {
  type PaymentProvider,
  type ProviderPayment,
  ProviderUnreachable,
} from "../payments/providers/provider.ts";
import { chargeLines } from "../tables/charge-lines.ts";
import { charges } from "../tables/charges.ts";
import { payments } from "../tables/payments.ts";
import { sellers } from "../tables/sellers.ts";
import { subscriptions } from "../tables/subscriptions.ts";

const test = await startTestApp();
const { db, clock } = test;
const planId = await openShopOf(db);
const staff = await buildStaff(db);
let desk = await signedIn(test, staff);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What the provider says when it is asked. */
let said: ProviderPayment | null | "silent" = null;
const closed: string[] = [];
const fake: Partial<PaymentProvider> = {
  name: "stripe",
  currencies: ["EUR"],
  find: async () => {
    if (said === "silent") throw new ProviderUnreachable();
    return said;
  },
  cancel: async (reference) => {
    closed.push(reference);
    return { ...(said as ProviderPayment), state: "canceled" };
  },
};
(paymentProviders(test.services.config) as Map<string, PaymentProvider>).set(
  "stripe",
  fake as PaymentProvider,
);

async function build() {
  const student = await buildStudent(db);
  const parent = await buildParent(db, [student]);
  const payer = await signedIn(test, parent);
  const order = await orderOf(payer, wishOf(student.id, planId));
  const [charge] = await db.select().from(charges).where(eq(charges.id, order.charge_id));
  return {
    student,
    parent,
    id: order.subscription_id,
    charge: charge as typeof charges.$inferSelect & { currency: "EUR" },
  };
}
let family: Awaited<ReturnType<typeof build>>;
beforeEach(async () => {
  clock.set(TEST_NOW);
  family = await build();
});
afterEach(async () => {
  await db.delete(payments).where(eq(payments.state, "unclear"));
  await db.update(charges).set({ state: "void" }).where(eq(charges.state, "due"));
  if ((await findJournalFaults(db)).length > 0) throw new Error("the journal is not whole");
});

const today = async () => (await desk.get("/api/staff/money/today/")).json();
const pay = async () => settled(test, seenOf(await attempt(db, family.charge)));

/** The next period was asked for, and the card refused. */
async function refuseRenewal() {
  const { charge } = family;
  const [line] = await db.select().from(chargeLines).where(eq(chargeLines.chargeId, charge.id));
  const again = { id: randomUUID(), key: randomUUID(), number: charge.number + 1 };
  const refused = { state: "due", cause: "renewal", refusedAt: clock.now() } as const;
  await db.insert(charges).values({ ...charge, ...again, ...refused });
  if (line) await db.insert(chargeLines).values({ ...line, id: randomUUID(), chargeId: again.id });
}

describe("money today", () => {
  it("tells what is tried again from what only the payer can pay", async () => {
    const { charge, parent, id } = family;
    const stuck = { refusedAt: TEST_NOW, nextAttemptAt: new Date(TEST_NOW.getTime() + DAY_MS) };
    await db.update(charges).set(stuck).where(eq(charges.id, charge.id));
    const before = await today();
    expect(before.needs_payer).toEqual({ count: 0, items: [] });
    expect(before.failed).toMatchObject({
      count: 1,
      items: [
        {
          id: charge.id,
          amount: 9600,
          currency: "EUR",
          payer: { id: parent.id },
          subscription_id: id,
        },
      ],
    });
    await db.update(charges).set({ nextAttemptAt: null }).where(eq(charges.id, charge.id));
    expect(await today()).toMatchObject({ failed: { count: 0 }, needs_payer: { count: 1 } });
  });

  it("shows eight of a long list, and how long it is", async () => {
    const { number } = family.charge;
    const rows = Array.from({ length: 11 }, (_, place) => ({
      ...family.charge,
      id: crypto.randomUUID(),
      key: `long:${place}`,
      number: number + place + 1,
      refusedAt: TEST_NOW,
    }));
    await db.insert(charges).values(rows);
    const { needs_payer: list } = await today();
    expect([list.count, list.items.length]).toEqual([11, 8]);
  });

  it("announces the renewals of the coming week, and no later ones", async () => {
    await pay();
    const due = async () =>
      (await today()).renewals.items.filter(
        (one: { subscription_id: string }) => one.subscription_id === family.id,
      );
    expect(await due()).toEqual([]);
    clock.advance(20 * DAY_MS);
    desk = await signedIn(test, staff);
    expect(await due()).toMatchObject([
      {
        amount: 9600,
        trigger: "time",
        payer: { id: family.parent.id },
        student: { id: family.student.id },
      },
    ]);
    await refuseRenewal();
    expect(await due()).toEqual([]);
  });

  it("finds lessons that nobody has subscribed for, while the shop is open", async () => {
    const teacher = await buildTeacher(db);
    const startsAt = new Date(TEST_NOW.getTime() - 3 * DAY_MS);
    const lesson = { teacher, students: [family.student], startsAt, status: "Completed" as const };
    await buildSession(db, lesson);
    const later = new Date(startsAt.getTime() + DAY_MS);
    const trial = await buildSession(db, { ...lesson, startsAt: later });
    await db.update(sessions).set({ kind: "trial" }).where(eq(sessions.id, trial.id));
    expect((await today()).unplanned).toMatchObject({
      count: 1,
      items: [{ student: { id: family.student.id }, lessons: 1, teacher: { id: teacher.id } }],
    });
    await db.update(sellers).set({ isOpen: false });
    expect(await today()).toMatchObject({ is_open: false, unplanned: { count: 0 } });
    await db.update(sellers).set({ isOpen: true });
    const started = { startedAt: new Date(startsAt.getTime() - DAY_MS), state: "active" as const };
    await db.update(subscriptions).set(started).where(eq(subscriptions.id, family.id));
    expect((await today()).unplanned.count).toBe(0);
  });

  it("shows what came without anything it was meant for", async () => {
    await settled(test, {
      ...seenOf(family.charge),
      reference: "pi_foreign",
      paymentId: null,
      amount: 777,
    });
    expect((await today()).suspense).toEqual([
      { provider: "stripe", amount: 777, currency: "EUR" },
    ]);
  });
});

describe("an unclear payment", () => {
  const unclear = async () => {
    const payment = await attempt(db, family.charge);
    await db.update(payments).set({ state: "unclear" }).where(eq(payments.id, payment.id));
    return payment;
  };
  const settle = (id: string, isPaid: boolean) =>
    desk.post(`/api/staff/money/payments/${id}/settle/`, { is_paid: isPaid });

  it("is paid once its provider says so, and then once", async () => {
    const payment = await unclear();
    expect((await today()).unclear).toMatchObject({
      count: 1,
      items: [{ id: payment.id, why: "silence" }],
    });
    const answers: number[] = [];
    for (const word of [
      "silent",
      null,
      seenOf(payment, { state: "open" }),
      seenOf(payment, { amount: 1 }),
    ] as const) {
      said = word;
      answers.push((await settle(payment.id, true)).statusCode);
    }
    expect(answers).toEqual([503, 409, 409, 409]);
    expect(await stateOf(db, payment.id)).toBe("unclear");
    said = seenOf(payment);
    const both = await Promise.all([settle(payment.id, true), settle(payment.id, true)]);
    expect(both.map(({ statusCode }) => statusCode)).toContain(200);
    expect(await stateOf(db, payment.id)).toBe("succeeded");
    expect((await settle(payment.id, true)).statusCode).toBe(409);
  });

  it("that was not made lets its charge be paid another way", async () => {
    const payment = await unclear();
    said = seenOf(payment);
    expect((await settle(payment.id, false)).statusCode).toBe(409);
    said = seenOf(payment, { state: "open" });
    const both = await Promise.all([settle(payment.id, false), settle(payment.id, false)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(closed).toContain(said.reference);
    expect(await stateOf(db, payment.id)).toBe("canceled");
    expect((await attempt(db, family.charge)).state).toBe("sending");
  });
});
