import { SELLER_FACTS, SHOP_GAPS } from "@riwaq/domain/billing/shop";
import { CURRENCIES } from "@riwaq/domain/billing/units";
import { VALUE_RANGES, areRetryDays } from "@riwaq/domain/billing/values";
import { LESSON_LENGTHS_MIN } from "@riwaq/domain/scheduling/series/series";
import { z } from "zod";

import { CivilDate, shortText, TimeZone } from "../fields.ts";
import { message } from "../messages.ts";

export const Currency = z.enum(CURRENCIES, message("invalid"));

/** Two capital letters (ISO 3166). */
export const Country = z
  .string(message("required"))
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, message("country_invalid"));

const fact = shortText(300).default("");

/** Who sells, as the law wants it said; what is still empty is said to staff. */
export const SellerChange = z.object({
  name: fact,
  form: fact,
  address: fact,
  country: z.union([z.literal(""), Country]).default(""),
  registration: fact,
  tax_number: fact,
  email: fact,
  phone: fact,
  publisher: fact,
  host: fact,
  mediator: fact,
  /** Where families transfer to, if they may; without spaces. */
  iban: shortText(60)
    .default("")
    .overwrite((text) => text.replaceAll(/\s/g, "").toUpperCase()),
  /** Empty: the account is in the seller's name. */
  account_holder: shortText(70).default(""),
  currency: Currency,
  time_zone: TimeZone,
});
export type SellerChange = z.infer<typeof SellerChange>;

const within = ({ min, max }: { min: number; max: number }) =>
  z.int(message("invalid")).min(min, message("invalid")).max(max, message("invalid"));

/** How subscriptions and payments go, said as a whole. */
export const BillingValues = z.object({
  price_notice_days: within(VALUE_RANGES.priceNoticeDays),
  skip_when_covered: z.boolean(message("invalid")),
  /** Days after the first refusal, in their order; none: nothing is tried again. */
  retry_days: z.array(z.number(message("invalid"))).refine(areRetryDays, message("retry_days")),
  grace_days: within(VALUE_RANGES.graceDays),
  grace_lessons: within(VALUE_RANGES.graceLessons),
  cancel_hours: within(VALUE_RANGES.cancelHours),
  keep_days: within(VALUE_RANGES.keepDays),
  /** Hundredths, whatever the currency. */
  approval_limit: within(VALUE_RANGES.approvalLimit),
  pause_days: within(VALUE_RANGES.pauseDays),
  voucher_months: within(VALUE_RANGES.voucherMonths),
});
export type BillingValues = z.infer<typeof BillingValues>;

/** Whether staff wish to sell. */
export const ShopOpen = z.object({ is_open: z.boolean(message("invalid")) });
export type ShopOpen = z.infer<typeof ShopOpen>;

/** A rule from a day of the seller on; of no country: for all that have none of their own. */
export const NewTaxRule = z
  .object({
    country: Country.nullable(),
    /** Hundredths of a percent. */
    basis_points: z
      .int(message("invalid"))
      .min(0, message("invalid"))
      .max(3000, message("invalid")),
    ground: shortText(300).default(""),
    valid_from: CivilDate,
  })
  .refine(({ basis_points: rate, ground }) => rate > 0 || ground !== "", {
    path: ["ground"],
    error: message("required"),
  });
export type NewTaxRule = z.infer<typeof NewTaxRule>;

export const NewPlan = z.object({
  lessons_per_week: z.int(message("invalid")).min(1, message("invalid")).max(7, message("invalid")),
  length_minutes: z.literal([...LESSON_LENGTHS_MIN], message("length_invalid")),
});
export type NewPlan = z.infer<typeof NewPlan>;

/** Hundredths, with the tax in it, from a day of the seller on: tomorrow at the earliest, the first one today. */
export const NewPrice = z.object({
  currency: Currency,
  amount: z.int(message("invalid")).min(1, message("invalid")).max(10_000_000, message("invalid")),
  valid_from: CivilDate,
});
export type NewPrice = z.infer<typeof NewPrice>;

const VersionState = z.enum(["past", "now", "coming"]);

export const TaxRule = z.object({
  id: z.string(),
  country: z.string().nullable(),
  basis_points: z.int(),
  ground: z.string(),
  valid_from: z.string(),
  state: VersionState,
});
export type TaxRule = z.infer<typeof TaxRule>;

export const PlanPrice = z.object({
  currency: Currency,
  amount: z.int(),
  valid_from: z.string(),
  state: VersionState,
});
export type PlanPrice = z.infer<typeof PlanPrice>;

export const Plan = z.object({
  id: z.string(),
  lessons_per_week: z.int(),
  length_minutes: z.int(),
  is_retired: z.boolean(),
  /** The newest first. */
  prices: z.array(PlanPrice),
});
export type Plan = z.infer<typeof Plan>;

/** GET /staff/shop/ */
export const Shop = z.object({
  seller: SellerChange,
  values: BillingValues,
  /** What staff wish; `gaps` say whether it is so. */
  is_open: z.boolean(),
  gaps: z.array(z.enum(SHOP_GAPS)),
  facts_missing: z.array(z.enum(SELLER_FACTS)),
  /** By country, the newest first. */
  tax_rules: z.array(TaxRule),
  /** By rhythm; what is no longer sold last. */
  plans: z.array(Plan),
  /** Days of the seller, the first ones that can be chosen. */
  today: z.string(),
  tomorrow: z.string(),
});
export type Shop = z.infer<typeof Shop>;

/** GET /prices/: what a period costs now, in each currency that has a price; nothing while the shop is closed. */
export const Prices = z.object({
  is_open: z.boolean(),
  /** The seller's own. */
  currency: Currency,
  plans: z.array(
    z.object({
      id: z.string(),
      lessons_per_week: z.int(),
      length_minutes: z.int(),
      amounts: z.partialRecord(Currency, z.int()),
    }),
  ),
});
export type Prices = z.infer<typeof Prices>;
