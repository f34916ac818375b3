import { randomBytes } from "node:crypto";

import type Stripe from "stripe";

import type { KeptAnswer } from "../fake-payments/fake-door.ts";
import { KeptFile } from "../fake-payments/kept-file.ts";

/** Of Stripe's objects what the fake keeps, in Stripe's own types: what is misspelt does not compile. */
export type FakeCustomer = Pick<
  Stripe.Customer,
  "id" | "object" | "created" | "email" | "livemode" | "metadata"
>;
export type FakeIntent = Pick<
  Stripe.PaymentIntent,
  | "id"
  | "object"
  | "allowed_payment_method_types"
  | "amount"
  | "amount_received"
  | "canceled_at"
  | "cancellation_reason"
  | "created"
  | "currency"
  | "description"
  | "last_payment_error"
  | "livemode"
  | "metadata"
  | "payment_method_types"
  | "setup_future_usage"
  | "status"
> & { customer: string | null; latest_charge: string | null; payment_method: string | null };
export type FakeSession = Pick<
  Stripe.Checkout.Session,
  | "id"
  | "object"
  | "adaptive_pricing"
  | "allowed_payment_method_types"
  | "amount_subtotal"
  | "amount_total"
  | "cancel_url"
  | "client_reference_id"
  | "created"
  | "currency"
  | "customer_creation"
  | "customer_email"
  | "expires_at"
  | "livemode"
  | "locale"
  | "metadata"
  | "mode"
  | "payment_method_types"
  | "payment_status"
  | "status"
  | "success_url"
  | "url"
> & { customer: string | null; payment_intent: string | null };
type FakeCardDetails = Pick<
  Stripe.Charge.PaymentMethodDetails.Card,
  "brand" | "exp_month" | "exp_year" | "last4"
>;
export type FakeCharge = Pick<
  Stripe.Charge,
  | "id"
  | "object"
  | "amount"
  | "amount_captured"
  | "amount_refunded"
  | "captured"
  | "created"
  | "currency"
  | "disputed"
  | "livemode"
  | "metadata"
  | "paid"
  | "refunded"
  | "status"
> & {
  customer: string | null;
  payment_intent: string;
  payment_method: string;
  payment_method_details: { type: "card"; card: FakeCardDetails };
};
export type FakeMethod = Pick<
  Stripe.PaymentMethod,
  "id" | "object" | "created" | "livemode" | "metadata" | "type"
> & { customer: string | null; card: FakeCardDetails };
export type FakeRefund = Pick<
  Stripe.Refund,
  "id" | "object" | "amount" | "created" | "currency" | "metadata" | "status" | "reason"
> & { charge: string; payment_intent: string };
export type FakeDispute = Pick<
  Stripe.Dispute,
  | "id"
  | "object"
  | "amount"
  | "created"
  | "currency"
  | "livemode"
  | "metadata"
  | "reason"
  | "status"
> & {
  balance_transactions: Array<Pick<Stripe.BalanceTransaction, "id" | "object" | "amount">>;
  charge: string;
  payment_intent: string;
  evidence_details: Pick<Stripe.Dispute.EvidenceDetails, "due_by" | "has_evidence">;
};
export type FakeEvent = Pick<
  Stripe.Event,
  "id" | "object" | "api_version" | "created" | "livemode" | "pending_webhooks"
> & { type: string; data: { object: object }; request: Stripe.Event["request"] };

/** What the fake knows and Stripe never says: the order of a page, and what a card does. */
type Aside = {
  pages: Record<string, Pick<FakeIntent, "description" | "setup_future_usage" | "metadata">>;
  /** By which code a card is refused when nobody is there. */
  refusals: Record<string, string>;
};

export type Kept = {
  customers: Record<string, FakeCustomer>;
  intents: Record<string, FakeIntent>;
  sessions: Record<string, FakeSession>;
  charges: Record<string, FakeCharge>;
  methods: Record<string, FakeMethod>;
  refunds: Record<string, FakeRefund>;
  disputes: Record<string, FakeDispute>;
  events: Record<string, FakeEvent>;
  answers: Record<string, KeptAnswer>;
  aside: Aside;
};

const nothing = (): Kept => ({
  customers: {},
  intents: {},
  sessions: {},
  charges: {},
  methods: {},
  refunds: {},
  disputes: {},
  events: {},
  answers: {},
  aside: { pages: {}, refusals: {} },
});

/** Everything by its id, in the order in which it was made. */
export class FakeState extends KeptFile<Kept> {
  constructor(file: string | null) {
    super(file, nothing);
  }

  /** Any object that another one names by its id. */
  byId(id: string): object | undefined {
    const { customers, intents, sessions, charges, methods, refunds, disputes } = this.kept;
    for (const kind of [customers, intents, sessions, charges, methods, refunds, disputes]) {
      if (Object.hasOwn(kind, id)) return kind[id];
    }
    return undefined;
  }
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}
