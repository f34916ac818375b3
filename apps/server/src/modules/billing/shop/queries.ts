import { priceOf } from "@riwaq/domain/billing/price-versions";
import { type Seller, gapsOfShop } from "@riwaq/domain/billing/shop";
import { taxRuleOf } from "@riwaq/domain/billing/tax";
import { CURRENCIES, type Currency } from "@riwaq/domain/billing/units";
import { type BillingValues, FIRST_VALUES } from "@riwaq/domain/billing/values";
import { asc, desc, eq, sql } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { Database } from "../../../platform/db/database.ts";
import { rowsOf } from "../../../platform/db/table-names.ts";
import { billingValues } from "../tables/billing-values.ts";
import { planPrices } from "../tables/plan-prices.ts";
import { plans } from "../tables/plans.ts";
import { sellers } from "../tables/sellers.ts";
import { taxRules } from "../tables/tax-rules.ts";
import { VALUE_COLUMNS, findBillingValues } from "./find-billing-values.ts";

type SellerRow = typeof sellers.$inferSelect;
export type TaxRuleRow = typeof taxRules.$inferSelect;
type PriceRow = typeof planPrices.$inferSelect;
export type PlanRow = typeof plans.$inferSelect & { prices: PriceRow[] };

export type SellerFacts = Omit<SellerRow, "only" | "updatedAt">;

/** Nobody has said anything yet. */
const NOBODY: SellerFacts = {
  name: "",
  form: "",
  address: "",
  country: "",
  registration: "",
  taxNumber: "",
  email: "",
  phone: "",
  publisher: "",
  host: "",
  mediator: "",
  iban: "",
  accountHolder: "",
  currency: "EUR",
  timeZone: "Europe/Paris",
  isOpen: false,
};

export async function findSeller(db: Database): Promise<SellerFacts> {
  const [row] = await db.select().from(sellers);
  return row ?? NOBODY;
}

/** The seller with how subscriptions go here, at once. */
export async function findSelling(
  db: Database,
): Promise<{ seller: SellerFacts; values: BillingValues }> {
  const [row] = await db
    .select({ seller: sellers, values: VALUE_COLUMNS })
    .from(sql`(select true as only) as one`)
    .leftJoin(sellers, sql`true`)
    .leftJoin(billingValues, sql`true`);
  return { seller: row?.seller ?? NOBODY, values: row?.values ?? FIRST_VALUES };
}

/** By country, that of all others last; the newest first. */
export const findTaxRules = (db: Database): Promise<TaxRuleRow[]> =>
  db
    .select()
    .from(taxRules)
    .orderBy(sql`${taxRules.country} asc nulls last`, desc(taxRules.validFrom));

/** By rhythm, those that are sold first; the newest price first. */
export async function findPlans(db: Database): Promise<PlanRow[]> {
  const rows = await db
    .select()
    .from(plans)
    .orderBy(
      sql`${plans.retiredAt} is not null`,
      asc(plans.lessonsPerWeek),
      asc(plans.lengthMinutes),
      desc(plans.createdAt),
    );
  const prices = await db
    .select()
    .from(planPrices)
    .orderBy(asc(planPrices.currency), desc(planPrices.validFrom));
  const of = Map.groupBy(prices, ({ planId }) => planId);
  return rows.map((row) => ({ ...row, prices: of.get(row.id) ?? [] }));
}

/** What a period of a plan costs whoever begins it now, in each currency that has a price. */
export function amountsOf({ prices }: PlanRow, now: Date): Partial<Record<Currency, number>> {
  const startsAtMs = now.getTime();
  const amounts = CURRENCIES.map((currency) => {
    const versions = prices
      .filter((price) => price.currency === currency)
      .map(({ amount, validFrom, announcedAt }) => ({
        amount,
        validFromMs: validFrom.getTime(),
        announcedAtMs: announcedAt.getTime(),
      }));
    return [currency, priceOf(versions, { startsAtMs, isRenewal: false })?.amount] as const;
  });
  return Object.fromEntries(amounts.filter(([, amount]) => amount !== undefined));
}

/** Whether anybody can have a contract here: it is sold, or it was. */
export async function hasContracts(db: Database): Promise<boolean> {
  const [row] = await rowsOf<{ has: boolean }>(
    db,
    sql`select exists (select from sellers where is_open) or exists (select from subscriptions) as has`,
  );
  return row?.has ?? false;
}

/** All that is for sale, and what keeps it from being sold. */
export async function findShop(db: Database, now: Date) {
  const [seller, values] = [await findSeller(db), await findBillingValues(db)];
  const [rules, all] = [await findTaxRules(db), await findPlans(db)];
  const known = rules.map(({ country, basisPoints, validFrom }) => ({
    country,
    basisPoints,
    validFromMs: validFrom.getTime(),
  }));
  const sold = all.filter(({ retiredAt }) => retiredAt === null);
  const gaps = gapsOfShop({
    seller: seller satisfies Seller,
    hasTaxRule: taxRuleOf(known, seller.country, now.getTime()) !== null,
    hasPrice: sold.some((plan) => seller.currency in amountsOf(plan, now)),
  });
  return {
    seller,
    values,
    rules,
    plans: all,
    sold,
    gaps,
    isOpen: seller.isOpen && gaps.length === 0,
  };
}

export type ShopFacts = Awaited<ReturnType<typeof findShop>>;

export async function requirePlan(db: Database, id: string) {
  const [row] = await db.select().from(plans).where(eq(plans.id, id));
  if (!row) throw new AppError("not_found");
  return row;
}
