import { moneyOf } from "@riwaq/domain/billing/accounts";
import { moved } from "@riwaq/domain/billing/journal";
import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { newKey } from "../../../../test/booking-scene.ts";
import { startCardShop } from "../../../../test/card-scene.ts";
import { signedIn } from "../../../../test/factories.ts";
import { TEST_NOW } from "../../../../test/test-app.ts";
import { contextOfRound } from "../../../platform/command.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { findJournalFaults } from "../journal/check-journal.ts";
import { post } from "../journal/post.ts";
import { giveBack } from "../refunds/give-back.ts";
import { sendRefunds } from "../refunds/send-refunds.job.ts";
import { charges } from "../tables/charges.ts";
import { payments } from "../tables/payments.ts";
import { refunds } from "../tables/refunds.ts";
import { subscriptions } from "../tables/subscriptions.ts";
import { chargeDue } from "./charge-due.job.ts";
import { findMethod } from "./queries.ts";

const { test, fake, deps, paid, press, pageOf, told, renewed, chargeOf, triesOf } =
  await startCardShop();
const { db, clock } = test;
const DAY_MS = 86_400_000;

beforeEach(async () => {
  clock.set(TEST_NOW);
  // Nobody else's renewal is in the way.
  await db.update(charges).set({ nextAttemptAt: null }).where(eq(charges.state, "due"));
  await db.update(subscriptions).set({ state: "ended", endedAt: TEST_NOW });
});
afterEach(async () => {
  await told();
  if ((await findJournalFaults(db)).length > 0) throw new Error("the journal is not whole");
});

type Paid = Awaited<ReturnType<typeof paid>>;

const tokenOf = async ({ parent }: Paid) => (await findMethod(db, parent.id))?.token ?? "none";

const daysLater = (days: number) => new Date(clock.now().getTime() + days * DAY_MS);

describe("a charge that is due", () => {
  it("is paid by the saved card, once, however often the round runs", async () => {
    const family = await paid();
    const chargeId = await renewed(family);
    await Promise.all([chargeDue(deps), chargeDue(deps), chargeDue(deps)]);
    await chargeDue(deps);
    expect(await triesOf(chargeId)).toMatchObject([{ state: "succeeded", way: "saved" }]);
    expect(await chargeOf(`renew:${family.id}:2`)).toMatchObject({ state: "paid" });
  });

  it("and refused is tried again on its days, and then by the payer alone", async () => {
    const family = await paid("refused-later");
    const chargeId = await renewed(family);
    const first = clock.now().getTime();
    await chargeDue(deps);
    const waits: number[] = [];
    for (;;) {
      await chargeDue(deps);
      const { nextAttemptAt } = await chargeOf(`renew:${family.id}:2`);
      if (!nextAttemptAt) break;
      waits.push((nextAttemptAt.getTime() - first) / DAY_MS);
      clock.set(nextAttemptAt);
      await chargeDue(deps);
    }
    expect(waits).toEqual([1, 3, 5, 7]);
    const tries = await triesOf(chargeId);
    expect(tries.map(({ decline }) => decline)).toEqual(Array.from({ length: 5 }, () => "soft"));
    await told();
    expect(await triesOf(chargeId)).toHaveLength(5);
  });

  it("and refused once is paid by the next try", async () => {
    const family = await paid("refused-later");
    const chargeId = await renewed(family);
    await chargeDue(deps);
    expect((await chargeOf(`renew:${family.id}:2`)).nextAttemptAt).toEqual(daysLater(1));
    fake.refuseLater(await tokenOf(family), null);
    clock.advance(DAY_MS);
    await chargeDue(deps);
    expect(await triesOf(chargeId)).toMatchObject([{ state: "failed" }, { state: "succeeded" }]);
  });

  it("where the bank wants the payer is not tried again, and the payer can pay it", async () => {
    const family = await paid("asks-later");
    const chargeId = await renewed(family);
    await chargeDue(deps);
    const { nextAttemptAt, refusedAt } = await chargeOf(`renew:${family.id}:2`);
    expect([nextAttemptAt, refusedAt]).toEqual([null, clock.now()]);
    clock.advance(3 * DAY_MS);
    await chargeDue(deps);
    expect(await triesOf(chargeId)).toMatchObject([{ state: "failed", decline: "bank" }]);
    const payer = await signedIn(test, family.parent);
    const card = async () =>
      (await payer.get("/api/users/me/subscriptions/")).json().subscriptions[0];
    expect(await card()).toMatchObject({ awaits_payment: true, next_payment: null });
    expect((await press({ ...family, payer, chargeId })).statusCode).toBe(201);
    fake.pay(await pageOf(chargeId), "asks");
    await told();
    expect((await chargeOf(`renew:${family.id}:2`)).state).toBe("paid");
    expect(await card()).toMatchObject({ awaits_payment: false, next_payment: { amount: 9600 } });
  });

  it("is left to a payer who has let the card be forgotten", async () => {
    const family = await paid();
    const { payer } = family;
    const path = "/api/users/me/payment-method/";
    const forgotten = await payer.unsafe("DELETE", path, undefined, {});
    expect(forgotten.statusCode).toBe(200);
    expect((await payer.get("/api/users/me/subscriptions/")).json().method).toBeNull();
    expect((await payer.unsafe("DELETE", path, undefined, {})).statusCode).toBe(404);
    const chargeId = await renewed(family);
    await chargeDue(deps);
    expect(await triesOf(chargeId)).toEqual([]);
    expect(await chargeOf(`renew:${family.id}:2`)).toMatchObject({
      state: "due",
      nextAttemptAt: null,
    });
  });
});

describe("money that goes back", () => {
  it("is sent by Stripe, once", async () => {
    const family = await paid();
    const before = fake.sums().EUR?.refunded ?? 0;
    const path = `/api/subscriptions/${family.id}/leaving/`;
    expect((await family.payer.post(path, { amount: 9_600 }, newKey())).statusCode).toBe(200);
    await Promise.all([sendRefunds(deps), sendRefunds(deps)]);
    await sendRefunds(deps);
    expect((fake.sums().EUR?.refunded ?? 0) - before).toBe(9_600);
    const sent = await db.select().from(refunds).where(eq(refunds.payerId, family.parent.id));
    expect(sent).toMatchObject([{ state: "done", amount: 9_600 }]);
  });

  it("in 32 parts at once is never more than what came by the card", async () => {
    const family = await paid();
    const payerId = family.parent.id;
    const now = clock.now();
    const entries = moved(
      32_000,
      moneyOf("suspense", "EUR", "test"),
      moneyOf("credit", "EUR", payerId),
    );
    await inTransaction(db, (tx) =>
      post(tx, { key: `gift:${payerId}`, kind: "correction", subject: payerId, entries }, now),
    );
    const before = fake.sums().EUR?.refunded ?? 0;
    const part = (index: number) =>
      inTransaction(db, (tx) =>
        giveBack(
          contextOfRound(deps),
          tx,
          {
            key: `part:${payerId}:${index}`,
            payerId,
            subscriptionId: null,
            currency: "EUR",
            amount: 1_000,
            reason: "staff",
            askedById: null,
            needsApproval: false,
          },
          now,
        ),
      );
    await Promise.all(Array.from({ length: 32 }, (_, index) => part(index)));
    await Promise.all([sendRefunds(deps), sendRefunds(deps)]);
    expect((fake.sums().EUR?.refunded ?? 0) - before).toBe(9_600);
    const [payment] = await db.select().from(payments).where(eq(payments.id, family.payment.id));
    expect(payment?.refunded).toBe(9_600);
    const byHand = await db
      .select()
      .from(refunds)
      .where(and(eq(refunds.payerId, payerId), eq(refunds.state, "to_transfer")));
    expect(byHand.reduce((sum, { amount }) => sum + amount, 0)).toBe(32_000 - 9_600);
  });
});
