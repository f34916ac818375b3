import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeEach } from "vitest";

import { FakePaypal } from "../src/demo/fake-paypal/fake-paypal.ts";
import type { PayerName } from "../src/demo/fake-paypal/payers.ts";
import { FakeStripe } from "../src/demo/fake-stripe/fake-stripe.ts";
import { findJournalFaults } from "../src/modules/billing/journal/check-journal.ts";
import { charges } from "../src/modules/billing/tables/charges.ts";
import { ledgerAccounts } from "../src/modules/billing/tables/ledger-accounts.ts";
import { subscriptions } from "../src/modules/billing/tables/subscriptions.ts";
import { startPayShop } from "./pay-shop.ts";
import { TEST_NOW } from "./test-app.ts";

const NOTHING = { captured: 0, refunded: 0, disputed: 0 };

/**
 * A shop that takes PayPal, and cards beside it; PayPal tells of what happens once somebody listens. After each test the
 * journal is whole, and its clearing account is what PayPal owes us.
 */
export async function startPaypalShop() {
  const clock = { now: () => TEST_NOW };
  const cards = await FakeStripe.start({ clock });
  const fake = await FakePaypal.start({ clock });
  const configs = { stripe: cards.config, paypal: fake.config };
  const shop = await startPayShop("paypal", fake, configs);
  const { test, told } = shop;
  const { db } = test;
  clock.now = () => test.clock.now();
  afterAll(() => cards.close());

  async function clearingOf(provider: string): Promise<number> {
    const is = and(eq(ledgerAccounts.kind, "clearing"), eq(ledgerAccounts.subject, provider));
    const [row] = await db.select().from(ledgerAccounts).where(is);
    return row?.balance ?? 0;
  }

  beforeEach(async () => {
    test.clock.set(TEST_NOW);
    // Nobody else's charge or renewal is in the way.
    await db.update(charges).set({ nextAttemptAt: null }).where(eq(charges.state, "due"));
    await db.update(subscriptions).set({ state: "ended", endedAt: TEST_NOW });
  });
  afterEach(async () => {
    Object.assign(fake.answers, { isDown: false });
    Object.assign(fake.answers.shares, { cut: 0, "cut-before": 0 });
    Object.assign(fake.deliveries, { copies: 1, isShuffled: false, forgedShare: 0, dropShare: 0 });
    fake.orders.vaulting = "on";
    await told();
    if ((await findJournalFaults(db)).length > 0) throw new Error("the journal is not whole");
    const { captured, refunded, disputed } = { ...NOTHING, ...fake.sums().EUR };
    const elsewhere = captured - refunded - disputed + (await clearingOf("paypal"));
    if (elsewhere !== 0) throw new Error(`money is elsewhere: ${elsewhere}`);
  });

  const paid = (payer: PayerName = "pays") => shop.paidBy((page) => fake.approve(page, payer));
  const capturedNow = () => fake.sums().EUR?.captured ?? 0;
  return { ...shop, fake, cards, paid, clearingOf, capturedNow };
}
