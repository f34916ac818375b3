import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { newKey } from "../../../../test/booking-scene.ts";
import { startCardShop } from "../../../../test/card-scene.ts";
import { TEST_NOW } from "../../../../test/test-app.ts";
import { contextOfRound } from "../../../platform/command.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { findJournalFaults } from "../journal/check-journal.ts";
import { sendRefunds } from "../refunds/send-refunds.job.ts";
import { renewSubscriptions } from "../renewals/renew-subscriptions.job.ts";
import { charges } from "../tables/charges.ts";
import { disputes } from "../tables/disputes.ts";
import { ledgerAccounts } from "../tables/ledger-accounts.ts";
import { paymentMethods } from "../tables/payment-methods.ts";
import { payments } from "../tables/payments.ts";
import { refunds } from "../tables/refunds.ts";
import { subscriptions } from "../tables/subscriptions.ts";
import { doubtPayment, dropPayment } from "./begin-payment.ts";
import { chargeDue } from "./charge-due.job.ts";
import { comparePayments } from "./compare-payments.job.ts";
import { forgetMethods } from "./forget-methods.job.ts";
import { settleDispute } from "./settle-dispute.ts";

const { test, fake, deps, paid, told } = await startCardShop();
const { db, clock } = test;
const DAY_MS = 86_400_000;

/** Where money lies with several, at Stripe. */
const balanceOf = async (kind: string) => {
  const rows = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.kind, kind));
  const there = rows.filter(({ subject }) => subject === "stripe" || subject === "");
  return there.reduce((sum, { balance }) => sum + (balance ?? 0), 0);
};
const toldOf = async (kind: string) => db.$count(events, eq(events.kind, kind));

beforeEach(async () => {
  clock.set(TEST_NOW);
  await db.update(charges).set({ nextAttemptAt: null }).where(eq(charges.state, "due"));
  await db.update(subscriptions).set({ state: "ended", endedAt: TEST_NOW });
});
afterEach(async () => {
  fake.answers.isDown = false;
  await told();
  if ((await findJournalFaults(db)).length > 0) throw new Error("the journal is not whole");
  const { captured = 0, refunded = 0, disputed = 0 } = fake.sums().EUR ?? {};
  const held = captured - refunded - disputed;
  if ((await balanceOf("clearing")) + held !== 0) throw new Error("money is elsewhere");
});

type Paid = Awaited<ReturnType<typeof paid>>;
const disputesOf = ({ payment }: Paid) =>
  db.select().from(disputes).where(eq(disputes.paymentId, payment.id));

describe("a dispute", () => {
  it("takes the money from what Stripe holds, and gives it back once it is won", async () => {
    Object.assign(fake.deliveries, { copies: 3, isShuffled: true });
    const family = await paid();
    const before = await balanceOf("chargeback");
    const { id } = fake.returns.dispute(family.payment.reference ?? "");
    await told();
    expect(await disputesOf(family)).toMatchObject([{ state: "open", withdrawn: 9_600 }]);
    expect((await balanceOf("chargeback")) - before).toBe(-9_600);
    expect(await toldOf("dispute-payment")).toBeGreaterThan(0);
    fake.returns.closeDispute(id, "won");
    await told();
    expect(await disputesOf(family)).toMatchObject([{ state: "won", withdrawn: 0 }]);
    expect(await balanceOf("chargeback")).toBe(before);
  });

  it("that is lost stays lost, whatever was read of it before", async () => {
    const family = await paid();
    const { id } = fake.returns.dispute(family.payment.reference ?? "");
    await told();
    fake.returns.closeDispute(id, "lost");
    await told();
    const stale = {
      reference: id,
      payment: family.payment.reference ?? "",
      state: "open" as const,
      amount: 9_600,
      currency: "EUR",
      isWithdrawn: true,
      reason: "fraudulent",
      evidenceUntilMs: null,
    };
    await settleDispute(contextOfRound(deps), { provider: "stripe", seen: stale });
    expect(await disputesOf(family)).toMatchObject([
      { state: "lost", withdrawn: 9_600, postings: 1 },
    ]);
  });

  it("that only asks takes nothing, and until it is won nobody is charged by itself", async () => {
    const family = await paid();
    const { id } = fake.returns.dispute(family.payment.reference ?? "", { isInquiry: true });
    await told();
    expect(await disputesOf(family)).toMatchObject([{ state: "open", withdrawn: 0 }]);
    for (const days of [22, 4]) {
      clock.advance(days * DAY_MS);
      await renewSubscriptions(deps);
    }
    await chargeDue(deps);
    const due = () =>
      db
        .select()
        .from(charges)
        .where(eq(charges.key, `renew:${family.id}:2`));
    const [charge] = await due();
    expect(charge).toMatchObject({ state: "due", nextAttemptAt: null });
    fake.returns.closeDispute(id, "warning_closed");
    await told();
    await db
      .update(charges)
      .set({ nextAttemptAt: clock.now() })
      .where(eq(charges.id, charge?.id ?? ""));
    await chargeDue(deps);
    expect(await due()).toMatchObject([{ state: "paid" }]);
  });

  it("leaves nothing of its payment to be sent back by the card", async () => {
    const family = await paid();
    fake.returns.dispute(family.payment.reference ?? "");
    await told();
    const path = `/api/subscriptions/${family.id}/leaving/`;
    await family.payer.post(path, { amount: 9_600 }, newKey());
    const asked = await db.select().from(refunds).where(eq(refunds.payerId, family.parent.id));
    expect(asked).toMatchObject([{ state: "to_transfer", paymentId: null }]);
  });
});

describe("money given back on Stripe's own pages", () => {
  it("is missed once, waits for staff, and is not sent back again", async () => {
    const family = await paid();
    const before = await balanceOf("suspense");
    const unclear = await toldOf("doubt-payment");
    const payment_intent = family.payment.reference ?? "";
    fake.returns.refund({ payment_intent, amount: 2_000, metadata: {} });
    await told();
    await comparePayments(deps);
    expect((await balanceOf("suspense")) - before).toBe(-2_000);
    expect((await toldOf("doubt-payment")) - unclear).toBe(1);
    const path = `/api/subscriptions/${family.id}/leaving/`;
    await family.payer.post(path, { amount: 9_600 }, newKey());
    await sendRefunds(deps);
    await told();
    const sent = await db.select().from(refunds).where(eq(refunds.payerId, family.parent.id));
    expect(sent.map(({ state, amount }) => [state, amount]).toSorted()).toEqual([
      ["done", 7_600],
      ["to_transfer", 2_000],
    ]);
    expect((await balanceOf("suspense")) - before).toBe(-2_000);
  });
});

describe("a card that is not held any more", () => {
  it("is forgotten by Stripe too, once it can be reached", async () => {
    const family = await paid();
    await family.payer.unsafe("DELETE", "/api/users/me/payment-method/", undefined, {});
    fake.answers.isDown = true;
    expect(await forgetMethods(deps)).toBe(0);
    fake.answers.isDown = false;
    expect(await forgetMethods(deps)).toBeGreaterThan(0);
    expect(await forgetMethods(deps)).toBe(0);
    const [method] = await db
      .select()
      .from(paymentMethods)
      .where(eq(paymentMethods.payerId, family.parent.id));
    expect(method?.forgottenAt).toEqual(clock.now());
    expect(fake.answers.parts.state.kept.methods[method?.token ?? ""]?.customer).toBeNull();
  });
});

describe("a payment that succeeded", () => {
  it("is neither given up nor doubted by whoever had asked before", async () => {
    const { payment, parent } = await paid();
    await dropPayment(contextOfRound(deps), payment.id);
    await doubtPayment(contextOfRound(deps), { id: payment.id, payerId: parent.id });
    const [row] = await db.select().from(payments).where(eq(payments.id, payment.id));
    expect(row?.state).toBe("succeeded");
  });
});
