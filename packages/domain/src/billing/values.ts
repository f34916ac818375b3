/** The values of subscriptions and payments that an institute sets itself, each within limits. */
import { type DunningValues, FIRST_DUNNING } from "./dunning.ts";
import { PRICE_NOTICE_DAYS } from "./price-versions.ts";

export type BillingValues = DunningValues & {
  /** A family that has a subscription knows a new price so many days before it pays it. */
  priceNoticeDays: number;
  /** Whether a period that is over is renewed only once its minutes no longer cover the lessons to come. */
  skipWhenCovered: boolean;
  /** Hundredths of any currency: what is given back above it, a second person approves. */
  approvalLimit: number;
  /** For so many days at most a subscription rests. */
  pauseDays: number;
  /** For so many months a gift voucher is taken. */
  voucherMonths: number;
};

/** What holds until staff set something else. */
export const FIRST_VALUES: BillingValues = {
  ...FIRST_DUNNING,
  priceNoticeDays: PRICE_NOTICE_DAYS,
  skipWhenCovered: false,
  approvalLimit: 20_000,
  pauseDays: 56,
  voucherMonths: 24,
};

/** What may be set. Nobody is told of a price less than a week before, and no voucher ends within a year. */
export const VALUE_RANGES = {
  priceNoticeDays: { min: 7, max: 90 },
  graceDays: { min: 0, max: 28 },
  graceLessons: { min: 0, max: 8 },
  cancelHours: { min: 2, max: 72 },
  keepDays: { min: 0, max: 56 },
  approvalLimit: { min: 0, max: 10_000_000 },
  pauseDays: { min: 0, max: 182 },
  voucherMonths: { min: 12, max: 60 },
} as const satisfies Partial<Record<keyof BillingValues, { min: number; max: number }>>;

/** Days after a refusal on which a charge may be tried again, and how many of them. */
export const RETRY_DAYS = { min: 1, max: 28, most: 8 } as const;

/** Whether the days stand in their order, each once and within the limits; none: nothing is tried again. */
export const areRetryDays = (days: readonly number[]): boolean =>
  days.length <= RETRY_DAYS.most &&
  days.every(
    (day, at) =>
      Number.isInteger(day) &&
      day >= RETRY_DAYS.min &&
      day <= RETRY_DAYS.max &&
      day > (days[at - 1] ?? 0),
  );
