import {
  CHARGE_CAUSES,
  CHARGE_STATES,
  PAYMENT_STATES,
  PROVIDERS,
} from "@riwaq/domain/billing/charge";
import { DECLINES } from "@riwaq/domain/billing/dunning";
import { RENEWAL_TRIGGERS } from "@riwaq/domain/billing/renewal";
import { SUBSCRIPTION_STATES } from "@riwaq/domain/billing/subscription";
import { z } from "zod";

import { Id, shortText } from "../fields.ts";
import { message } from "../messages.ts";
import { Country, Currency } from "./shop.ts";

export { Ledger } from "./ledgers.ts";

export const Provider = z.enum(PROVIDERS, message("invalid"));
export type Provider = z.infer<typeof Provider>;

/** What is wished for: whose lessons, which rhythm, in which money, and where the payer lives. */
export const OrderWish = z.object({
  student_id: Id,
  plan_id: Id,
  currency: Currency,
  /** As it stands on the invoice. */
  payer_name: shortText(120).min(1, message("required")),
  payer_address: shortText(300).min(1, message("required")),
  country: Country,
  /** Whether lessons are asked for within the days of withdrawal; never ticked beforehand. */
  asks_early: z.boolean(message("invalid")),
});
export type OrderWish = z.infer<typeof OrderWish>;

/** Amounts are hundredths of the currency, instants ISO. */
export const Quote = z.object({
  plan_id: z.string(),
  lessons_per_week: z.int(),
  length_minutes: z.int(),
  /** Of a period. */
  minutes: z.int(),
  lessons: z.int(),
  currency: Currency,
  /** By the list, before a discount. */
  list_amount: z.int(),
  discount_basis_points: z.int(),
  /** To pay now, and with each period. */
  amount: z.int(),
  tax: z.int(),
  tax_basis_points: z.int(),
  tax_ground: z.string(),
  /** What of it a credit of the payer pays. */
  credit: z.int(),
  first_lesson_from: z.string(),
  withdrawable_until: z.string(),
  /** On whose wall the two are. */
  time_zone: z.string(),
  /** Of the conditions of sale in the reader's language: they are kept with the order, word for word. */
  conditions: z.string(),
  seller: z.object({
    name: z.string(),
    form: z.string(),
    address: z.string(),
    email: z.string(),
    phone: z.string(),
    registration: z.string(),
    mediator: z.string(),
  }),
  /** Of all that is shown here: the order names it, so that nobody orders what was not seen. */
  hash: z.string(),
});
export type Quote = z.infer<typeof Quote>;

/** POST /subscriptions/: what was quoted, ordered with the obligation to pay. */
export const Order = OrderWish.extend({ quote_hash: z.string(message("required")).length(64) });
export type Order = z.infer<typeof Order>;

export const Ordered = z.object({
  subscription_id: z.string(),
  /** Null where there is nothing to pay. */
  charge_id: z.string().nullable(),
});
export type Ordered = z.infer<typeof Ordered>;

/** What somebody can order for this learner. */
export const OrderStart = z.object({
  student: z.object({ id: z.string(), name: z.string() }),
  /** Why nothing can be ordered; null where it can. */
  refused: z.enum(["shop_closed", "already_subscribed", "not_payer"]).nullable(),
  /** What the last order said, to be changed. */
  payer_name: z.string(),
  payer_address: z.string(),
  country: z.string(),
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
export type OrderStart = z.infer<typeof OrderStart>;

/** What is to be paid, or was. */
export const Charge = z.object({
  id: z.string(),
  state: z.enum(CHARGE_STATES),
  cause: z.enum(CHARGE_CAUSES),
  amount: z.int(),
  /** What of it neither the credit nor a voucher of the payer pays. */
  to_pay: z.int(),
  currency: Currency,
  /** By which a transfer is found again. */
  reference: z.string(),
  due_at: z.string(),
  paid_at: z.string().nullable(),
  /** How the last try went. */
  attempt: z
    .object({
      state: z.enum(PAYMENT_STATES),
      provider: Provider,
      /** soft, hard, or the bank wants to ask the payer. */
      decline: z.enum(DECLINES).nullable(),
      at: z.string(),
    })
    .nullable(),
  /** When it is charged by itself, or tried again; null where somebody is to pay it. */
  next_attempt_at: z.string().nullable(),
  providers: z.array(Provider),
  /** For a transfer, where the institute takes them. */
  transfer: z
    .object({
      holder: z.string(),
      iban: z.string(),
      reference: z.string(),
      /** An image of the code that banking apps read (SVG); null for other money than euros. */
      code: z.string().nullable(),
    })
    .nullable(),
  students: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type Charge = z.infer<typeof Charge>;

export const PaymentStart = z.object({
  provider: z.enum(["stripe", "paypal"], message("invalid")),
});
export type PaymentStart = z.infer<typeof PaymentStart>;

/** Where the payer goes on. */
export const PaymentStarted = z.object({ url: z.string() });
export type PaymentStarted = z.infer<typeof PaymentStarted>;

const Method = z.object({
  id: z.string(),
  provider: Provider,
  brand: z.string(),
  last4: z.string(),
  /** Of an account with the provider, its address as far as it is shown. */
  account: z.string().nullable(),
  expires_on: z.string().nullable(),
});

/** A card of /subscription: what is left, and what comes. */
export const Subscription = z.object({
  id: z.string(),
  state: z.enum(SUBSCRIPTION_STATES),
  student: z.object({ id: z.string(), name: z.string() }),
  lessons_per_week: z.int(),
  length_minutes: z.int(),
  currency: Currency,
  /** Minutes that are paid for and not used, and how many lessons of the rhythm they make. */
  minutes_left: z.int(),
  lessons_left: z.int(),
  minutes_owed: z.int(),
  /** What of the price a scholarship pays, in hundredths of a percent; never why. */
  discount_basis_points: z.int(),
  ordered_at: z.string(),
  /** Null once it is over. */
  withdrawable_until: z.string().nullable(),
  /** The next payment, as far as it can be known now; null while one is awaited. */
  next_payment: z
    .object({
      at: z.string(),
      amount: z.int(),
      /** Whether the hours are used up before the four weeks. */
      trigger: z.enum(RENEWAL_TRIGGERS),
      /** From when on the next period is. */
      starts_at: z.string(),
    })
    .nullable(),
  /** Whether the next period is asked for and not paid yet. */
  awaits_payment: z.boolean(),
  /** Another rhythm from the next period on. */
  next_plan: z.object({ lessons_per_week: z.int(), length_minutes: z.int() }).nullable(),
  period_ends_at: z.string().nullable(),
  paused_until: z.string().nullable(),
  ends_at: z.string().nullable(),
  /** Of lessons that stand and nothing covers yet. */
  first_uncovered_at: z.string().nullable(),
  /** Lessons that were cancelled for want of a payment and come back once it is made; until when weekly hours are kept. */
  unpaid: z.object({ lessons: z.int(), kept_until: z.string() }).nullable(),
});
export type Subscription = z.infer<typeof Subscription>;

/** GET /users/me/subscriptions/: all that a payer has, and learners without one. */
export const Subscriptions = z.object({
  /** Nothing speaks of money where it is not, and nobody has anything. */
  is_open: z.boolean(),
  subscriptions: z.array(Subscription),
  /** Of this payer, without a subscription. */
  learners: z.array(z.object({ id: z.string(), name: z.string() })),
  /** What is to be paid. */
  charges: z.array(Charge),
  method: Method.nullable(),
  /** Money that no period holds, in each currency. */
  credits: z.array(z.object({ currency: Currency, amount: z.int() })),
  /** On whose wall the institute's days are. */
  time_zone: z.string(),
});
export type Subscriptions = z.infer<typeof Subscriptions>;

/** What leaving, or withdrawing, gives back; amounts are hundredths. */
export const Leaving = z.object({
  /** The last lessons are before it. */
  ends_at: z.string(),
  minutes_left: z.int(),
  /** Back by the ways it was paid, and what staff transfer. */
  amount: z.int(),
  /** What vouchers paid comes back to them: it can be paid with, and goes out as no money. */
  to_voucher: z.int(),
  currency: Currency,
  by_transfer: z.int(),
  lessons_cancelled: z.int(),
  /** Kept for lessons that were taken: given, or missed or cancelled so that they count. */
  kept: z.int(),
  /** Where a second person of the institute looks at it first. */
  needs_approval: z.boolean(),
});
export type Leaving = z.infer<typeof Leaving>;

/** What was shown, so that nobody gives up what was not seen. */
export const LeavingConfirmed = z.object({ amount: z.int(message("invalid")) });
export type LeavingConfirmed = z.infer<typeof LeavingConfirmed>;

/** Until a day of the seller. */
export const Pause = z.object({ until: z.iso.date(message("invalid")) });
export type Pause = z.infer<typeof Pause>;

/** GET /subscriptions/:id/plan/:plan_id/: what another rhythm adds to the running period, and what that costs now. */
export const PlanChangeShown = z.object({
  /** Minutes more until the period ends; 0 where it begins with the next one. */
  minutes: z.int(),
  amount: z.int(),
  currency: Currency,
  /** From when on the rhythm holds whole; null where no period runs. */
  next_period_at: z.string().nullable(),
});
export type PlanChangeShown = z.infer<typeof PlanChangeShown>;

/** With what was shown, so that nobody pays what was not seen. */
export const PlanChange = z.object({ plan_id: Id, amount: z.int(message("invalid")) });
export type PlanChange = z.infer<typeof PlanChange>;

/** A pupil's: never money. */
export const LessonsLeft = z.object({
  students: z.array(
    z.object({ student_id: z.string(), minutes_left: z.int(), lessons_left: z.int() }),
  ),
});
export type LessonsLeft = z.infer<typeof LessonsLeft>;
