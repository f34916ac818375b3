import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { sendForm, startCardShop, timed } from "../../../../test/card-scene.ts";
import { TEST_NOW } from "../../../../test/test-app.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { voidCharges } from "../charges/void-charges.ts";
import { findJournalFaults } from "../journal/check-journal.ts";
import { charges } from "../tables/charges.ts";
import { ledgerAccounts } from "../tables/ledger-accounts.ts";
import { payments } from "../tables/payments.ts";
import { periods } from "../tables/periods.ts";
import { providerEvents } from "../tables/provider-events.ts";
import { comparePayments } from "./compare-payments.job.ts";
import { followPayments } from "./follow-payments.job.ts";
import { takeEvents } from "./take-events.job.ts";

const { test, fake, deps, ordering, press, told, paid, rowsOf, pageOf } = await startCardShop();
const { db, clock } = test;
const MINUTE_MS = 60_000;

beforeEach(async () => {
  clock.set(TEST_NOW);
  // Nobody else's charge is in the way.
  await db.update(charges).set({ nextAttemptAt: null }).where(eq(charges.state, "due"));
});
afterEach(async () => {
  Object.assign(fake.answers, { isDown: false, slowMs: 0 });
  Object.assign(fake.deliveries, { copies: 1, isShuffled: false, forgedShare: 0, dropShare: 0 });
  await told();
  if ((await findJournalFaults(db)).length > 0) throw new Error("the journal is not whole");
  const [clearing] = await db
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.kind, "clearing"), eq(ledgerAccounts.subject, "stripe")));
  const { captured, refunded } = fake.sums().EUR ?? { captured: 0, refunded: 0 };
  if (captured - refunded + (clearing?.balance ?? 0) !== 0) throw new Error("money is elsewhere");
});

describe("a family that pays by card", () => {
  it("answers its bank on the page, and Stripe's word begins the subscription", async () => {
    const family = await ordering();
    const answer = await press(family);
    expect(answer.statusCode).toBe(201);
    const { url } = answer.json();
    const bank = await sendForm(url, { card: "asks" });
    expect(bank).toContain("/bank");
    expect(await sendForm(bank, { answer: "yes" })).toBe(
      `http://riwaq.test/subscription/pay/${family.chargeId}?done=1`,
    );
    expect((await rowsOf(family)).subscription.state).toBe("ordered");
    const { refused } = await told();
    const { charge, subscription, payments: tries } = await rowsOf(family);
    expect([refused, charge.state, subscription.state]).toEqual([0, "paid", "active"]);
    expect(tries).toMatchObject([{ state: "succeeded", page: null }]);
    expect((await family.payer.get("/api/users/me/subscriptions/")).json().method).toMatchObject({
      last4: "3155",
    });
  });

  it("pressing twice, or in two windows, comes to the same page", async () => {
    const family = await ordering();
    const first = await press(family);
    const again = await press(family);
    expect(again.json()).toEqual(first.json());
    expect((await rowsOf(family)).payments).toHaveLength(1);
    const other = await ordering();
    const both = await Promise.all([press(other), press(other)]);
    const urls = both.flatMap((one) => (one.statusCode === 201 ? [one.json().url as string] : []));
    expect(new Set(urls).size).toBe(1);
    expect((await rowsOf(other)).payments).toHaveLength(1);
  });

  it("finds the page closed once the charge is no longer asked for", async () => {
    const family = await ordering();
    await press(family);
    const page = await pageOf(family.chargeId);
    await inTransaction(db, (tx) => voidCharges(tx, { subscriptionId: family.id }, clock.now()));
    await followPayments(deps);
    const { charge, payments: tries } = await rowsOf(family);
    expect([charge.state, tries.map(({ state }) => state)]).toEqual(["void", ["canceled"]]);
    expect(fake.session(page).status).toBe("expired");
  });

  it("sees it at once on coming back, whatever became of Stripe's word", async () => {
    const family = await ordering();
    await press(family);
    fake.pay(await pageOf(family.chargeId), "pays");
    const seen = await family.payer.post(`/api/charges/${family.chargeId}/look/`);
    expect(seen.json()).toMatchObject({ state: "paid", attempt: { state: "succeeded" } });
    expect((await rowsOf(family)).subscription.state).toBe("active");
  });

  it("whose page came to nobody, because Stripe did not answer, can pay a little later", async () => {
    const family = await ordering();
    fake.answers.isDown = true;
    const { answer, tookMs } = await timed(press(family));
    expect(answer.statusCode).toBe(503);
    // A second where the machine has nothing else to do.
    expect(tookMs).toBeLessThan(2_500);
    expect((await rowsOf(family)).charge.state).toBe("due");
    const shown = await family.payer.post(`/api/charges/${family.chargeId}/look/`);
    expect([shown.statusCode, shown.json().state]).toEqual([200, "due"]);
    fake.answers.isDown = false;
    clock.advance(2 * MINUTE_MS);
    await followPayments(deps);
    expect((await press(family)).statusCode).toBe(201);
    fake.pay(await pageOf(family.chargeId), "pays");
    await told();
    const { charge, payments: tries } = await rowsOf(family);
    expect(charge.state).toBe("paid");
    expect(tries.map(({ state }) => state)).toEqual(["canceled", "succeeded"]);
  });

  it("refused on the page, pays there with another card", async () => {
    const family = await ordering();
    await press(family);
    const page = await pageOf(family.chargeId);
    fake.pay(page, "refused");
    await told();
    expect((await rowsOf(family)).payments).toMatchObject([{ state: "open" }]);
    fake.pay(page, "pays");
    await told();
    expect((await rowsOf(family)).charge.state).toBe("paid");
  });
});

describe("what Stripe tells", () => {
  it("counts once, five times and out of order", async () => {
    Object.assign(fake.deliveries, { copies: 5, isShuffled: true });
    const family = await paid("asks");
    await takeEvents(deps);
    const lots = await db.select().from(periods).where(eq(periods.subscriptionId, family.id));
    expect(lots).toHaveLength(1);
    expect(await db.$count(payments, eq(payments.state, "succeeded"))).toBeGreaterThan(0);
  });

  it("is refused where it is forged, and leaves nothing", async () => {
    const before = await db.$count(providerEvents);
    const event = {
      id: "evt_forged",
      type: "payment_intent.succeeded",
      data: { object: { id: "pi_1" } },
    };
    const forged = [
      fake.deliveries.sign(event, { secret: "whsec_of_somebody_else" }),
      fake.deliveries.sign(event, { at: new Date(TEST_NOW.getTime() - 10 * MINUTE_MS) }),
      fake.deliveries.sign(event, { at: new Date(TEST_NOW.getTime() + 10 * MINUTE_MS) }),
      {
        ...fake.deliveries.sign(event),
        raw: Buffer.from(JSON.stringify({ ...event, id: "evt_2" })),
      },
    ];
    for (const { raw, headers } of forged) {
      const payload = {
        method: "POST" as const,
        url: "/api/stripe/webhooks/",
        headers,
        payload: raw,
      };
      expect((await test.app.inject(payload)).statusCode).toBe(401);
    }
    expect(await db.$count(providerEvents)).toBe(before);
  });

  it("and never arrives is found at night", async () => {
    fake.deliveries.dropShare = 1;
    const family = await ordering();
    await press(family);
    fake.pay(await pageOf(family.chargeId), "pays");
    await told();
    expect((await rowsOf(family)).charge.state).toBe("due");
    await comparePayments(deps);
    await comparePayments(deps);
    expect((await rowsOf(family)).subscription.state).toBe("active");
  });

  it("waits while Stripe cannot be asked, and is looked at again", async () => {
    const family = await ordering();
    await press(family);
    fake.pay(await pageOf(family.chargeId), "pays");
    fake.answers.isDown = true;
    await told();
    expect((await rowsOf(family)).charge.state).toBe("due");
    fake.answers.isDown = false;
    clock.advance(2 * MINUTE_MS);
    await takeEvents(deps);
    expect((await rowsOf(family)).charge.state).toBe("paid");
  });
});
