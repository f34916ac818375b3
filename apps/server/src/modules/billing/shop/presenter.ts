import type {
  BillingValues,
  Plan,
  Prices,
  SellerChange,
  Shop,
  TaxRule,
} from "@riwaq/contracts/billing/shop";
import { factsMissing } from "@riwaq/domain/billing/shop";
import type { BillingValues as Values } from "@riwaq/domain/billing/values";
import { daysLater, toWall } from "@riwaq/domain/time/zone";

import {
  type PlanRow,
  type SellerFacts,
  type ShopFacts,
  type TaxRuleRow,
  amountsOf,
} from "./queries.ts";

type At = { now: Date; zone: string };

const dayOf = (at: Date, zone: string): string => toWall(at.getTime(), zone).date;

/** Of versions of one thing, the newest first: the one that holds, those before it and those to come. */
function stateOf<Row extends { validFrom: Date }>(row: Row, others: readonly Row[], now: Date) {
  if (row.validFrom > now) return "coming" as const;
  return others.find(({ validFrom }) => validFrom <= now) === row ? "now" : "past";
}

function presentTaxRule(row: TaxRuleRow, all: readonly TaxRuleRow[], { now, zone }: At): TaxRule {
  const ofCountry = all.filter(({ country }) => country === row.country);
  return {
    id: row.id,
    country: row.country,
    basis_points: row.basisPoints,
    ground: row.ground,
    valid_from: dayOf(row.validFrom, zone),
    state: stateOf(row, ofCountry, now),
  };
}

function presentPlan({ prices, ...row }: PlanRow, { now, zone }: At): Plan {
  return {
    id: row.id,
    lessons_per_week: row.lessonsPerWeek,
    length_minutes: row.lengthMinutes,
    is_retired: row.retiredAt !== null,
    prices: prices.map((price) => {
      const ofCurrency = prices.filter(({ currency }) => currency === price.currency);
      return {
        currency: price.currency,
        amount: price.amount,
        valid_from: dayOf(price.validFrom, zone),
        state: stateOf(price, ofCurrency, now),
      };
    }),
  };
}

const presentSeller = (row: SellerFacts): SellerChange => ({
  name: row.name,
  form: row.form,
  address: row.address,
  country: row.country,
  registration: row.registration,
  tax_number: row.taxNumber,
  email: row.email,
  phone: row.phone,
  publisher: row.publisher,
  host: row.host,
  mediator: row.mediator,
  iban: row.iban,
  account_holder: row.accountHolder,
  currency: row.currency,
  time_zone: row.timeZone,
});

const presentValues = (values: Values): BillingValues => ({
  price_notice_days: values.priceNoticeDays,
  skip_when_covered: values.skipWhenCovered,
  retry_days: [...values.retryDays],
  grace_days: values.graceDays,
  grace_lessons: values.graceLessons,
  cancel_hours: values.cancelHours,
  keep_days: values.keepDays,
  approval_limit: values.approvalLimit,
  pause_days: values.pauseDays,
  voucher_months: values.voucherMonths,
});

/** For staff. */
export function presentShop({ seller, values, rules, plans, gaps }: ShopFacts, now: Date): Shop {
  const at = { now, zone: seller.timeZone };
  return {
    seller: presentSeller(seller),
    values: presentValues(values),
    is_open: seller.isOpen,
    gaps,
    facts_missing: factsMissing(seller),
    tax_rules: rules.map((rule) => presentTaxRule(rule, rules, at)),
    plans: plans.map((plan) => presentPlan(plan, at)),
    today: dayOf(now, at.zone),
    tomorrow: dayOf(new Date(daysLater(now.getTime(), 1, at.zone)), at.zone),
  };
}

/** For everybody: nothing while the shop is closed. */
export function presentPrices({ seller, sold, isOpen }: ShopFacts, now: Date): Prices {
  const priced = isOpen ? sold.map((plan) => ({ plan, amounts: amountsOf(plan, now) })) : [];
  return {
    is_open: isOpen,
    currency: seller.currency,
    plans: priced
      .filter(({ amounts }) => Object.keys(amounts).length > 0)
      .map(({ plan, amounts }) => ({
        id: plan.id,
        lessons_per_week: plan.lessonsPerWeek,
        length_minutes: plan.lengthMinutes,
        amounts,
      })),
  };
}
