import { eq } from "drizzle-orm";

import type { ProviderPayment } from "../src/modules/billing/payments/providers/provider.ts";
import { settlePayment } from "../src/modules/billing/payments/settle-payment.ts";
import { payments } from "../src/modules/billing/tables/payments.ts";
import { planPrices } from "../src/modules/billing/tables/plan-prices.ts";
import { plans } from "../src/modules/billing/tables/plans.ts";
import { sellers } from "../src/modules/billing/tables/sellers.ts";
import { taxRules } from "../src/modules/billing/tables/tax-rules.ts";
import { contextOfRound } from "../src/platform/command.ts";
import type { Database } from "../src/platform/db/database.ts";
import { newKey } from "./booking-scene.ts";
import type { TestApp } from "./test-app.ts";
import type { TestClient } from "./test-client.ts";

const LONG_AGO = new Date("2026-01-01T00:00:00Z");

/** One rhythm, two hours a week, at 96 € with no tax in France. */
export async function openShopOf(db: Database, amount = 9600): Promise<string> {
  await db.insert(sellers).values({
    name: "Institut",
    form: "SAS",
    address: "1 rue de la Paix, 75002 Paris",
    country: "FR",
    registration: "123 456 789",
    taxNumber: "",
    email: "vente@example.org",
    phone: "",
    publisher: "Nora Lambert",
    host: "Hébergeur, Paris",
    mediator: "Médiateur, Paris",
    currency: "EUR",
    timeZone: "Europe/Paris",
    isOpen: true,
  });
  await db.insert(taxRules).values([
    { country: "FR", basisPoints: 0, ground: "Art. 261 4 4° b CGI", validFrom: LONG_AGO },
    { country: "DE", basisPoints: 1900, validFrom: LONG_AGO },
  ]);
  const [plan] = await db
    .insert(plans)
    .values({ lessonsPerWeek: 2, lengthMinutes: 60, createdAt: LONG_AGO })
    .returning();
  if (!plan) throw new Error("no plan");
  const price = { currency: "EUR" as const, validFrom: LONG_AGO, announcedAt: LONG_AGO, amount };
  await db.insert(planPrices).values({ planId: plan.id, ...price });
  return plan.id;
}

/** As a payer fills the form in. */
export const wishOf = (studentId: string, planId: string, change: object = {}) => ({
  student_id: studentId,
  plan_id: planId,
  currency: "EUR",
  payer_name: "Amina Haddad",
  payer_address: "12 rue des Lilas, Lyon",
  country: "FR",
  asks_early: true,
  ...change,
});

/** Looks at the summary, and orders what it says. */
export async function orderOf(payer: TestClient, wish: ReturnType<typeof wishOf>) {
  const quote = (await payer.post("/api/subscriptions/quote/", wish)).json();
  const body = { ...wish, quote_hash: quote.hash };
  const answer = await payer.post("/api/subscriptions/", body, newKey());
  return { quote, answer, ...(answer.json() as { subscription_id: string; charge_id: string }) };
}

type Charged = { id: string; amount: number; currency: "EUR" };

/** A try of a charge by card, as a provider was asked for it. */
export async function attempt(db: Database, charge: Charged, way: "page" | "saved" = "page") {
  const [row] = await db
    .insert(payments)
    .values({
      chargeId: charge.id,
      provider: "stripe",
      way,
      currency: charge.currency,
      amount: charge.amount,
      firstSentAt: LONG_AGO,
    })
    .returning();
  if (!row) throw new Error("no payment");
  return row;
}

/** What the provider says of it. */
export const seenOf = (
  payment: { id: string; amount: number; currency: string },
  change: Partial<ProviderPayment> = {},
): ProviderPayment => ({
  reference: `pi_${payment.id}`,
  paymentId: payment.id,
  state: "succeeded",
  amount: payment.amount,
  currency: payment.currency,
  refunded: 0,
  decline: null,
  method: {
    customer: "cus_1",
    token: "pm_1",
    brand: "visa",
    last4: "4242",
    expiresOn: { month: 12, year: 2030 },
  },
  ...change,
});

/** The provider's word reaches us. */
export const settled = ({ services }: TestApp, seen: ProviderPayment) =>
  settlePayment(contextOfRound({ ...services, log: console }), { provider: "stripe", seen });

export const stateOf = async (db: Database, id: string) =>
  (await db.select({ state: payments.state }).from(payments).where(eq(payments.id, id)))[0]?.state;
