import { createHash } from "node:crypto";

import type { OrderWish, Quote } from "@riwaq/contracts/billing/subscriptions";
import type { Language } from "@riwaq/contracts/languages";
import { lessonsOf, minutesOfRhythm, priceWith } from "@riwaq/domain/billing/quote";
import { taxRuleOf } from "@riwaq/domain/billing/tax";
import { firstLessonFrom, withdrawableUntil } from "@riwaq/domain/billing/withdrawal";

import { AppError, badField, refusal } from "../../../platform/app-error.ts";
import type { Database } from "../../../platform/db/database.ts";
import { findMeans } from "../charges/queries.ts";
import { findConditions } from "../legal/find-conditions.ts";
import { findDiscount } from "../scholarships/queries.ts";
import { amountsOf, findShop } from "../shop/queries.ts";

export type Quoting = {
  wish: OrderWish;
  payerId: string;
  zone: string;
  /** In which the conditions are read. */
  language: Language;
  now: Date;
};

/**
 * What an order would be: the plan at the price that holds now, less the learner's discount, with the tax of the payer's
 * country, under the conditions as they are now: whoever read other words is asked to look again. Refused where it is not sold, or not there.
 */
export async function findQuote(db: Database, quoting: Quoting) {
  const { wish, payerId, zone, language, now } = quoting;
  const shop = await findShop(db, now);
  if (!shop.isOpen) throw refusal("conflict", "shop_closed");
  const plan = shop.sold.find(({ id }) => id === wish.plan_id);
  if (!plan) throw new AppError("not_found");
  const listAmount = amountsOf(plan, now)[wish.currency];
  if (listAmount === undefined) throw badField("currency", "no_price");
  const rules = shop.rules.map((rule) => ({ ...rule, validFromMs: rule.validFrom.getTime() }));
  const rule = taxRuleOf(rules, wish.country, now.getTime());
  if (!rule) throw badField("country", "not_sold_there");
  const discountPoints = await findDiscount(db, wish.student_id, now);
  const price = priceWith(listAmount, { discountPoints, rule });
  const credit = await findMeans(db, payerId, wish.currency);
  const hasAskedEarly = wish.asks_early;
  const orderedAtMs = now.getTime();
  const { seller } = shop;
  const conditions = await findConditions(db, { language, now });
  const shown = {
    plan_id: plan.id,
    lessons_per_week: plan.lessonsPerWeek,
    length_minutes: plan.lengthMinutes,
    minutes: minutesOfRhythm(plan),
    lessons: lessonsOf(plan),
    currency: wish.currency,
    list_amount: price.listAmount,
    discount_basis_points: price.discountPoints,
    amount: price.amount,
    tax: price.tax,
    tax_basis_points: price.taxPoints,
    tax_ground: rule.ground,
    credit: Math.min(credit, price.amount),
    time_zone: zone,
    conditions: conditions.hash,
    seller: {
      name: seller.name,
      form: seller.form,
      address: seller.address,
      email: seller.email,
      phone: seller.phone,
      registration: seller.registration,
      mediator: seller.mediator,
    },
  };
  const said = JSON.stringify({ ...shown, wish });
  const quote: Quote = {
    ...shown,
    first_lesson_from: new Date(
      firstLessonFrom(orderedAtMs, { zone, hasAskedEarly }),
    ).toISOString(),
    withdrawable_until: new Date(withdrawableUntil(orderedAtMs, zone)).toISOString(),
    hash: createHash("sha256").update(said).digest("hex"),
  };
  return { quote, plan, price, rule, said, conditions };
}
