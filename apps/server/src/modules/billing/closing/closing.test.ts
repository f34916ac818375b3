import { moneyOf } from "@riwaq/domain/billing/accounts";
import { moved } from "@riwaq/domain/billing/journal";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import {
  attempt,
  openShopOf,
  orderOf,
  seenOf,
  settled,
  wishOf,
} from "../../../../test/billing-scene.ts";
import { buildFamily, newKey } from "../../../../test/booking-scene.ts";
import { PASSWORD, buildParent, signedIn } from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { users } from "../../identity/tables/users.ts";
import { findJournalFaults } from "../journal/check-journal.ts";
import { post } from "../journal/post.ts";
import { charges } from "../tables/charges.ts";
import { paymentMethods } from "../tables/payment-methods.ts";
import { refunds } from "../tables/refunds.ts";
import { subscriptions } from "../tables/subscriptions.ts";

const test = await startTestApp();
const { db, clock } = test;
const planId = await openShopOf(db);
const URL = "/api/profile/deletion/";
const PROOF = { current_password: PASSWORD };

beforeEach(() => clock.set(TEST_NOW));
afterEach(async () => {
  if ((await findJournalFaults(db)).length > 0) throw new Error("the journal is not whole");
});

/** A parent who has ordered lessons for a child with an account of their own; `age` of the child. */
async function ordered(age = 16) {
  const { child: student, parent } = await buildFamily(db, age);
  const payer = await signedIn(test, parent);
  const { subscription_id: id, charge_id } = await orderOf(payer, wishOf(student.id, planId));
  const [charge] = await db.select().from(charges).where(eq(charges.id, charge_id));
  if (!charge) throw new Error("nothing to pay");
  return { student, parent, payer, id, charge };
}

async function subscribed(age?: number) {
  const scene = await ordered(age);
  await settled(test, seenOf(await attempt(db, scene.charge as never)));
  return scene;
}

const closedAt = async ({ id }: { id: string }) =>
  (await db.select().from(users).where(eq(users.id, id)))[0]?.closedAt;
const refundsOf = ({ id }: { id: string }) =>
  db.select().from(refunds).where(eq(refunds.payerId, id));

/** Money of the payer's that no period holds. */
const give = ({ id }: { id: string }, amount: number) =>
  inTransaction(db, (tx) => {
    const entries = moved(amount, moneyOf("clearing", "EUR", "bank"), moneyOf("credit", "EUR", id));
    const key = `credit:${id}`;
    return post(tx, { key, kind: "payment", subject: id, entries }, TEST_NOW);
  });

describe("closing the account of a payer", () => {
  it.each(["active", "paused", "leaving"] as const)(
    "is refused while a subscription is %s, and possible once it is over",
    async (state) => {
      const { payer, parent, id } = await subscribed();
      await db
        .update(subscriptions)
        .set({ state, ...(state === "paused" && { pausedUntil: new Date("2026-12-01") }) })
        .where(eq(subscriptions.id, id));
      for (const answer of [await payer.get(URL), await payer.post(URL, PROOF)]) {
        expect([answer.statusCode, answer.json()]).toEqual([
          409,
          { detail: [expect.stringContaining("Your subscription is still running")] },
        ]);
      }
      expect(await closedAt(parent)).toBeNull();
      const leaving = `/api/subscriptions/${id}/leaving/`;
      expect((await payer.post(leaving, { amount: 9600 }, newKey())).statusCode).toBe(200);
      expect((await payer.post(URL, PROOF)).statusCode).toBe(200);
    },
  );

  it("gives an order up that was never paid, and not one that is being paid", async () => {
    const { payer, id, charge, parent } = await ordered();
    await attempt(db, charge as never);
    const refused = await payer.post(URL, PROOF);
    expect(refused.statusCode).toBe(409);
    expect(await closedAt(parent)).toBeNull();

    const other = await ordered();
    expect((await other.payer.post(URL, PROOF)).statusCode).toBe(200);
    const [held] = await db.select().from(subscriptions).where(eq(subscriptions.id, other.id));
    const [asked] = await db.select().from(charges).where(eq(charges.id, other.charge.id));
    expect([held?.state, asked?.state]).toEqual(["ended", "void"]);
    expect(id).not.toBe(other.id);
  });

  it("sends back what lies there, as it was shown, and forgets how the payer paid", async () => {
    const { payer, parent, id } = await subscribed();
    await payer.post(`/api/subscriptions/${id}/leaving/`, { amount: 9600 }, newKey());
    await give(parent, 1250);
    expect((await payer.get(URL)).json()).toMatchObject({
      credits_returned: [{ currency: "EUR", amount: 1250 }],
    });
    const before = (await refundsOf(parent)).length;
    await Promise.all([payer.post(URL, PROOF), payer.post(URL, PROOF)]);
    expect((await refundsOf(parent)).slice(before)).toMatchObject([
      { amount: 1250, reason: "closing", state: "to_transfer" },
    ]);
    const methods = await db
      .select()
      .from(paymentMethods)
      .where(eq(paymentMethods.payerId, parent.id));
    expect(methods.map(({ removedAt }) => removedAt)).toEqual([TEST_NOW]);
  });
});

describe("closing the account of a learner", () => {
  it("is refused while somebody pays for the lessons, without a word of money", async () => {
    const { student, payer, id } = await subscribed();
    const learner = await signedIn(test, student);
    for (const answer of [await learner.get(URL), await learner.post(URL, PROOF)]) {
      expect([answer.statusCode, answer.json()]).toEqual([
        403,
        { detail: [expect.stringContaining("Whoever pays for it ends it first")] },
      ]);
    }
    await payer.post(`/api/subscriptions/${id}/leaving/`, { amount: 9600 }, newKey());
    expect((await learner.post(URL, PROOF)).statusCode).toBe(200);
  });

  it("with a guardian's is refused while somebody else pays for it", async () => {
    const { student, parent, payer, id } = await subscribed(9);
    await db.update(users).set({ email: null }).where(eq(users.id, student.id));
    const elsewhere = await buildParent(db, []);
    await db.update(subscriptions).set({ payerId: elsewhere.id }).where(eq(subscriptions.id, id));
    for (const answer of [await payer.get(URL), await payer.post(URL, PROOF)]) {
      expect(answer.statusCode).toBe(403);
    }
    expect([await closedAt(parent), await closedAt(student)]).toEqual([null, null]);
  });
});
