import { randomBytes } from "node:crypto";

import type { KeptAnswer } from "../fake-payments/fake-door.ts";
import { KeptFile } from "../fake-payments/kept-file.ts";

export type FakeMoney = { currency_code: string; value: string };
type Link = { rel: string; href: string; method: "GET" | "POST" };

export type FakeCapture = {
  id: string;
  status: "COMPLETED" | "DECLINED" | "PARTIALLY_REFUNDED" | "PENDING" | "REFUNDED";
  amount: FakeMoney;
  final_capture: true;
  custom_id: string;
  invoice_id: string;
  create_time: string;
  supplementary_data: { related_ids: { order_id: string } };
};

export type FakeRefund = {
  id: string;
  status: "CANCELLED" | "COMPLETED" | "FAILED" | "PENDING";
  amount: FakeMoney;
  custom_id: string;
  create_time: string;
  links: Link[];
};

type FakeVault = {
  status: "APPROVED" | "VAULTED";
  id?: string;
  customer?: { id: string };
};

export type FakeOrder = {
  id: string;
  intent: "CAPTURE";
  status: "APPROVED" | "COMPLETED" | "PAYER_ACTION_REQUIRED";
  create_time: string;
  purchase_units: [
    {
      reference_id: "default";
      amount: FakeMoney;
      custom_id: string;
      invoice_id: string;
      description: string;
      payments?: { captures: FakeCapture[]; refunds?: FakeRefund[] };
    },
  ];
  payment_source: {
    paypal: { email_address?: string; attributes?: { vault: FakeVault } };
  };
  links: Link[];
};

export type FakeDispute = {
  dispute_id: string;
  create_time: string;
  reason: string;
  status: "RESOLVED" | "WAITING_FOR_SELLER_RESPONSE";
  dispute_life_cycle_stage: "CHARGEBACK" | "INQUIRY";
  dispute_amount: FakeMoney;
  disputed_transactions: { seller_transaction_id: string; custom: string }[];
  dispute_outcome?: { outcome_code: string };
  seller_response_due_date: string;
};

/** A line of the account: a payment (T0006), or what went back (T1107). */
export type FakeTransaction = {
  transaction_id: string;
  paypal_reference_id?: string;
  transaction_event_code: "T0006" | "T1107";
  transaction_initiation_date: string;
  transaction_amount: FakeMoney;
  transaction_status: "S";
  custom_field: string;
  invoice_id: string;
};

export type FakeEvent = {
  id: string;
  event_version: "1.0";
  create_time: string;
  event_type: string;
  resource_version: "2.0";
  resource: object;
};

/** Of an order, what PayPal never says. */
type Aside = {
  returnUrl: string;
  cancelUrl: string;
  locale: string;
  isKept: boolean;
  /** By which issue what was approved is refused when it is taken. */
  refusal: string | null;
  later: string | null;
};

export type Kept = {
  orders: Record<string, FakeOrder>;
  disputes: Record<string, FakeDispute>;
  transactions: FakeTransaction[];
  /** Saved accounts, and by which issue one is refused when nobody is there. */
  vault: Record<string, { customer: string; email: string; refusal: string | null }>;
  events: Record<string, FakeEvent>;
  answers: Record<string, KeptAnswer>;
  /** Until when (ms). */
  access: Record<string, number>;
  aside: Record<string, Aside>;
};

/** Everything by its id, in the order in which it was made. */
export class FakeState extends KeptFile<Kept> {
  constructor(file: string | null) {
    super(file, () => ({
      orders: {},
      disputes: {},
      transactions: [],
      vault: {},
      events: {},
      answers: {},
      access: {},
      aside: {},
    }));
  }
}

/** As PayPal writes its ids. */
export function newId(): string {
  return randomBytes(10).toString("hex").slice(0, 17).toUpperCase();
}

const hundredths = ({ value }: FakeMoney) => Math.round(Number(value) * 100);

/** What was captured by an order and has not come back, in hundredths. */
export function leftOf({ purchase_units: [unit] }: FakeOrder): number {
  const [capture] = unit.payments?.captures ?? [];
  return capture && capture.status !== "DECLINED"
    ? hundredths(capture.amount) - givenOf(unit.payments?.refunds ?? [])
    : 0;
}

export function givenOf(refunds: readonly FakeRefund[]): number {
  return refunds
    .filter(({ status }) => status === "COMPLETED" || status === "PENDING")
    .reduce((sum, { amount }) => sum + hundredths(amount), 0);
}

export { hundredths };
