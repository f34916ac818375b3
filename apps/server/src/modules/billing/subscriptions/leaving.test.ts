import { FIRST_VALUES } from "@riwaq/domain/billing/values";
import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import {
  attempt,
  openShopOf,
  orderOf,
  seenOf,
  settled,
  wishOf,
} from "../../../../test/billing-scene.ts";
import { newKey } from "../../../../test/booking-scene.ts";
import {
  buildParent,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import type { TestClient } from "../../../../test/test-client.ts";
import { findJournalFaults } from "../journal/check-journal.ts";
import { billingValues } from "../tables/billing-values.ts";
import { charges } from "../tables/charges.ts";
import { ledgerAccounts } from "../tables/ledger-accounts.ts";
import { payments } from "../tables/payments.ts";
import { refunds } from "../tables/refunds.ts";

const test = await startTestApp();
const { db, clock } = test;
const planId = await openShopOf(db);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

async function subscribe(payer: TestClient, wish: ReturnType<typeof wishOf>) {
  const order = await orderOf(payer, wish);
  const [charge] = await db.select().from(charges).where(eq(charges.id, order.charge_id));
  const payment = await attempt(db, charge as never);
  await settled(test, seenOf(payment));
  return { id: order.subscription_id, payment };
}

async function build(change: object = {}) {
  const student = await buildStudent(db);
  const sibling = await buildStudent(db);
  const parent = await buildParent(db, [student, sibling]);
  const payer = await signedIn(test, parent);
  const teacher = await buildTeacher(db);
  const desk = await signedIn(test, await buildStaff(db));
  const held = await subscribe(payer, wishOf(student.id, planId, change));
  return { student, sibling, parent, payer, teacher, desk, ...held };
}
let scene: Awaited<ReturnType<typeof build>>;
beforeEach(async () => {
  clock.set(TEST_NOW);
  scene = await build();
});
afterEach(async () => {
  if ((await findJournalFaults(db)).length > 0) throw new Error("the journal is not whole");
});

/** A lesson that has ended, and of which nobody has said how it went. */
function ended(lengthMinutes = 60) {
  clock.advance(2 * DAY_MS);
  const startsAt = new Date(clock.now().getTime() - 2 * HOUR_MS);
  const { teacher, student } = scene;
  return buildSession(db, { teacher, students: [student], startsAt, lengthMinutes });
}

async function say({ id }: { id: string }, outcome: object) {
  const body = { reason: "They told us", ...outcome };
  const answer = await scene.desk.post(`/api/sessions/${id}/outcome/`, body);
  expect(answer.statusCode).toBe(200);
}

/** A lesson of an hour that was held. */
async function held() {
  const lesson = await ended();
  await say(lesson, { kind: "completed" });
  return lesson;
}

const path = (kind: string) => `/api/subscriptions/${scene.id}/${kind}/`;
const refundsOf = () => db.select().from(refunds).where(eq(refunds.subscriptionId, scene.id));

describe("leaving", () => {
  it("shows to the hundredth what comes back, changes nothing by it, and then sends just that", async () => {
    await held();
    const shown = (await scene.payer.get(path("leaving"))).json();
    expect(shown).toMatchObject({ amount: 8400, kept: 1200, minutes_left: 420, by_transfer: 0 });
    expect(await refundsOf()).toEqual([]);
    const body = { amount: shown.amount };
    const answer = await scene.payer.post(path("leaving"), body, newKey());
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { ...shown, ends_at: expect.any(String) },
    ]);
    expect(await refundsOf()).toMatchObject([
      { amount: 8400, state: "sending", paymentId: scene.payment.id, reason: "leaving" },
    ]);
    const [payment] = await db.select().from(payments).where(eq(payments.id, scene.payment.id));
    expect(payment?.refunded).toBe(8400);
    const [card] = (await scene.payer.get("/api/users/me/subscriptions/")).json().subscriptions;
    expect(card).toMatchObject({ state: "ended", minutes_left: 0, next_payment: null });
  });

  it("goes back by what was paid for that contract, and corrects its invoice, whatever was paid later", async () => {
    clock.advance(HOUR_MS);
    const { payer, sibling, payment } = scene;
    await subscribe(payer, wishOf(sibling.id, planId));
    await payer.post(path("leaving"), { amount: 9600 }, newKey());
    expect(await refundsOf()).toMatchObject([{ amount: 9600, paymentId: payment.id }]);
  });

  it("takes a lesson that nobody has spoken of yet as given, as shown before; what it did not use goes back once it is said", async () => {
    const lesson = await ended();
    const shown = (await scene.payer.get(path("leaving"))).json();
    expect(shown).toMatchObject({ amount: 8400, kept: 1200, minutes_left: 420 });
    await scene.payer.post(path("leaving"), { amount: 8400 }, newKey());
    const amounts = async () => (await refundsOf()).map(({ amount }) => amount).toSorted();
    await say(lesson, { kind: "completed" });
    expect(await amounts()).toEqual([8400]);
    await say(lesson, { kind: "teacher_absent" });
    expect(await amounts()).toEqual([1200, 8400]);
    // Said otherwise again, nobody is asked for what went back.
    await say(lesson, { kind: "completed" });
    await say(lesson, { kind: "teacher_absent" });
    expect(await amounts()).toEqual([1200, 8400]);
  });

  it("settles price and tax to the cent, whatever is said later", async () => {
    scene = await build({ country: "DE" });
    const lesson = await ended(50);
    const shown = (await scene.payer.get(path("leaving"))).json();
    // Of 80.67 and the tax of 15.33 in it, fifty of 480 minutes: 8.40 and 1.60.
    expect(shown).toMatchObject({ amount: 8600, kept: 1000 });
    await scene.payer.post(path("leaving"), { amount: 8600 }, newKey());
    // Forty-three minutes cost 7.23 and 1.37.
    await say(lesson, { kind: "completed", teacher_late_min: 7 });
    expect((await refundsOf()).map(({ amount }) => amount).toSorted()).toEqual([140, 8600]);
    const vat = await db
      .select({ balance: ledgerAccounts.balance })
      .from(ledgerAccounts)
      .where(and(eq(ledgerAccounts.kind, "vat"), eq(ledgerAccounts.subject, "DE")));
    expect(vat).toEqual([{ balance: 137 }]);
  });

  it("ends the lessons to come, and gives nothing back that was not shown", async () => {
    const startsAt = new Date(TEST_NOW.getTime() + 10 * DAY_MS);
    const { teacher, student } = scene;
    await buildSession(db, { teacher, students: [student], startsAt, lengthMinutes: 60 });
    const wrong = await scene.payer.post(path("leaving"), { amount: 1 }, newKey());
    expect(wrong.statusCode).toBe(409);
    expect(await refundsOf()).toEqual([]);
    const right = await scene.payer.post(path("leaving"), { amount: 9600 }, newKey());
    expect(right.json()).toMatchObject({ amount: 9600, lessons_cancelled: 1 });
  });

  it("is waited for by a second person above the limit", async () => {
    await db.insert(billingValues).values({ ...FIRST_VALUES, retryDays: [1], approvalLimit: 5000 });
    const { needs_approval: needs } = (await scene.payer.get(path("leaving"))).json();
    expect(needs).toBe(true);
    await scene.payer.post(path("leaving"), { amount: 9600 }, newKey());
    expect(await refundsOf()).toMatchObject([{ state: "to_approve" }]);
    await db.delete(billingValues);
  });

  it("twice at once has one effect", async () => {
    const press = () => scene.payer.post(path("leaving"), { amount: 9600 }, newKey());
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(await refundsOf()).toHaveLength(1);
  });
});

describe("withdrawing", () => {
  it("keeps what was asked for within the days, and nothing where it was not", async () => {
    await held();
    expect((await scene.payer.get(path("withdrawal"))).json()).toMatchObject({ amount: 8400 });
    clock.set(TEST_NOW);
    scene = await build({ asks_early: false });
    await held();
    expect((await scene.payer.get(path("withdrawal"))).json()).toMatchObject({
      amount: 9600,
      kept: 0,
    });
    const answer = await scene.payer.post(path("withdrawal"), { amount: 9600 }, newKey());
    expect(answer.statusCode).toBe(200);
  });

  it("of all that was paid leaves nothing that could go back a second time", async () => {
    clock.set(TEST_NOW);
    scene = await build({ asks_early: false });
    const lesson = await held();
    await scene.payer.post(path("withdrawal"), { amount: 9600 }, newKey());
    await say(lesson, { kind: "teacher_absent" });
    expect((await refundsOf()).map(({ amount }) => amount)).toEqual([9600]);
  });

  it("is over after the fourteenth day", async () => {
    clock.advance(15 * DAY_MS);
    scene.payer = await signedIn(test, scene.parent);
    expect((await scene.payer.get(path("withdrawal"))).statusCode).toBe(409);
    expect((await scene.payer.get(path("leaving"))).statusCode).toBe(200);
  });
});
