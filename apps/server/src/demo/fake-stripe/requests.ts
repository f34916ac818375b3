import { CURRENCIES } from "@riwaq/domain/billing/units";
import { z } from "zod";

import { List, Metadata, Text, Texts, Whole } from "./stripe-request.ts";

const LEAST = 50;

const Amount = Whole.pipe(z.int().min(LEAST).max(99_999_999));
const Currency = z.enum(CURRENCIES.map((currency) => currency.toLowerCase()));
const Cards = Texts.pipe(z.tuple([z.literal("card")]));

/** Ours alone of all that Stripe takes: what a client adds is added here, after reading what Stripe makes of it. */
export const NewSession = z
  .strictObject({
    mode: z.literal("payment"),
    adaptive_pricing: z.strictObject({ enabled: z.literal("false").transform(() => false) }),
    allowed_payment_method_types: Cards,
    cancel_url: z.url(),
    client_reference_id: Text,
    customer: Text.optional(),
    customer_creation: z.enum(["always", "if_required"]).optional(),
    customer_email: z.email().optional(),
    line_items: List(
      z.strictObject({
        quantity: z.literal("1"),
        price_data: z.strictObject({
          currency: Currency,
          unit_amount: Amount,
          product_data: z.strictObject({ name: Text }),
        }),
      }),
    ),
    locale: z.enum(["auto", "en", "fr"]),
    metadata: Metadata,
    payment_intent_data: z.strictObject({
      description: z.string().max(1_000),
      metadata: Metadata,
      setup_future_usage: z.literal("off_session"),
    }),
    success_url: z.url(),
    expand: Texts.optional(),
  })
  .refine(({ customer, customer_creation }) => !customer !== !customer_creation, {
    path: ["customer"],
    message: "either a customer, or one is to be made",
  });

export const NewIntent = z.strictObject({
  amount: Amount,
  currency: Currency,
  allowed_payment_method_types: Cards,
  confirm: z.literal("true"),
  customer: Text,
  description: z.string().max(1_000),
  metadata: Metadata,
  off_session: z.literal("true"),
  payment_method: Text,
  expand: Texts.optional(),
});

export const CancelIntent = z.strictObject({
  cancellation_reason: z
    .enum(["abandoned", "duplicate", "fraudulent", "requested_by_customer"])
    .optional(),
  expand: Texts.optional(),
});

export const NewRefund = z.strictObject({
  payment_intent: Text,
  amount: Whole.pipe(z.int().min(1)).optional(),
  metadata: Metadata.optional(),
  reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
  expand: Texts.optional(),
});

export const NewCustomer = z.strictObject({
  email: z.email().optional(),
  metadata: Metadata.optional(),
});

export const Nothing = z.strictObject({ expand: Texts.optional() });

const Page = {
  limit: Whole.pipe(z.int().min(1).max(100)).default(10),
  starting_after: Text.optional(),
  expand: Texts.optional(),
};
const Created = z.strictObject({ gte: Whole.optional(), lte: Whole.optional() }).optional();

export const ListOf = {
  customers: z.strictObject({ ...Page, email: Text.optional() }),
  sessions: z.strictObject({
    ...Page,
    created: Created,
    customer: Text.optional(),
    payment_intent: Text.optional(),
    status: z.enum(["open", "complete", "expired"]).optional(),
  }),
  intents: z.strictObject({ ...Page, created: Created, customer: Text.optional() }),
  charges: z.strictObject({
    ...Page,
    created: Created,
    customer: Text.optional(),
    payment_intent: Text.optional(),
  }),
  refunds: z.strictObject({
    ...Page,
    created: Created,
    charge: Text.optional(),
    payment_intent: Text.optional(),
  }),
  disputes: z.strictObject({ ...Page, created: Created, payment_intent: Text.optional() }),
  events: z.strictObject({ ...Page, created: Created, type: Text.optional() }),
};
