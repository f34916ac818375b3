import type { z } from "zod";

import { type Sums, sumsBy } from "../fake-payments/sums.ts";
import type { FakeOrders, Tell } from "./fake-orders.ts";
import {
  type FakeCapture,
  type FakeDispute,
  type FakeOrder,
  type FakeRefund,
  type FakeState,
  givenOf,
  hundredths,
  leftOf,
  newId,
} from "./fake-state.ts";
import { type NewRefund, missing, refused } from "./paypal-request.ts";

const ANSWER_MS = 10 * 86_400_000;

type Taken = { order: FakeOrder; capture: FakeCapture };

/** Money that goes back: by us, or by PayPal's decision about a claim. */
export class FakeReturns {
  /** How a refund begins: one to a bank's account takes days. */
  firstState: "COMPLETED" | "PENDING" = "COMPLETED";
  readonly #state: FakeState;
  readonly #orders: FakeOrders;
  readonly #tell: Tell;
  readonly #publicUrl: () => string;

  constructor(state: FakeState, orders: FakeOrders, tell: Tell, publicUrl: () => string) {
    this.#state = state;
    this.#orders = orders;
    this.#tell = tell;
    this.#publicUrl = publicUrl;
  }

  capture(id: string): FakeCapture {
    return this.#taken(id).capture;
  }

  /** Never above what was captured and has not gone back. */
  refund(id: string, { amount, custom_id }: z.infer<typeof NewRefund>): FakeRefund {
    const { order, capture } = this.#taken(id);
    if (amount.currency_code !== capture.amount.currency_code) throw refused("CURRENCY_MISMATCH");
    if (capture.status === "PENDING") throw refused("TRANSACTION_NOT_COMPLETED");
    const left = leftOf(order);
    if (left === 0) throw refused("CAPTURE_FULLY_REFUNDED");
    if (hundredths(amount) > left) throw refused("REFUND_AMOUNT_EXCEEDED");
    const refund: FakeRefund = {
      id: newId(),
      status: this.firstState,
      amount,
      custom_id,
      create_time: this.#orders.now(),
      links: [
        { rel: "up", href: `${this.#publicUrl()}/v2/payments/captures/${id}`, method: "GET" },
      ],
    };
    const payments = order.purchase_units[0].payments ?? { captures: [] };
    payments.refunds = [...(payments.refunds ?? []), refund];
    this.#count({ order, capture });
    this.#list(refund, capture);
    this.#tell(`PAYMENT.CAPTURE.${refund.status === "PENDING" ? "PENDING" : "REFUNDED"}`, refund);
    return refund;
  }

  /** What became of one that waited; a failed one is with us again. */
  finishRefund(id: string, status: "COMPLETED" | "FAILED"): void {
    for (const order of Object.values(this.#state.kept.orders)) {
      const [capture] = order.purchase_units[0].payments?.captures ?? [];
      const refund = order.purchase_units[0].payments?.refunds?.find((one) => one.id === id);
      if (!refund || !capture) continue;
      refund.status = status;
      this.#count({ order, capture });
      this.#tell(`PAYMENT.REFUND.${status}`, refund);
      return;
    }
    throw missing();
  }

  /** The payer asks for money back: as long as both only talk, none is held back. */
  dispute(order: FakeOrder, { isInquiry = false } = {}): FakeDispute {
    const [capture] = order.purchase_units[0].payments?.captures ?? [];
    if (!capture) throw missing();
    const { id, custom_id: custom, amount } = capture;
    const now = this.#orders.now();
    const dispute: FakeDispute = {
      dispute_id: `PP-D-${Object.keys(this.#state.kept.disputes).length + 1}`,
      create_time: now,
      reason: "MERCHANDISE_OR_SERVICE_NOT_RECEIVED",
      status: "WAITING_FOR_SELLER_RESPONSE",
      dispute_life_cycle_stage: isInquiry ? "INQUIRY" : "CHARGEBACK",
      dispute_amount: amount,
      disputed_transactions: [{ seller_transaction_id: id, custom }],
      seller_response_due_date: new Date(Date.parse(now) + ANSWER_MS).toISOString(),
    };
    this.#state.kept.disputes[dispute.dispute_id] = dispute;
    this.#tell("CUSTOMER.DISPUTE.CREATED", dispute);
    return dispute;
  }

  findDispute(id: string): FakeDispute {
    const dispute = this.#state.kept.disputes[id];
    if (!dispute) throw missing();
    return dispute;
  }

  closeDispute(
    id: string,
    outcome: "CANCELED_BY_BUYER" | "RESOLVED_BUYER_FAVOUR" | "RESOLVED_SELLER_FAVOUR",
  ): void {
    const dispute = this.findDispute(id);
    dispute.status = "RESOLVED";
    dispute.dispute_outcome = { outcome_code: outcome };
    this.#tell("CUSTOMER.DISPUTE.RESOLVED", dispute);
  }

  sums(): Record<string, Sums> {
    const { orders, disputes } = this.#state.kept;
    const { sums, of } = sumsBy();
    for (const { purchase_units } of Object.values(orders)) {
      const { captures = [], refunds = [] } = purchase_units[0].payments ?? {};
      for (const { amount, status } of captures) {
        if (status === "PENDING" || status === "DECLINED") continue;
        of(amount.currency_code).captured += hundredths(amount);
        of(amount.currency_code).refunded += givenOf(refunds);
      }
    }
    for (const dispute of Object.values(disputes)) {
      const { dispute_amount: amount, dispute_outcome: outcome } = dispute;
      const isHeld = !outcome && dispute.dispute_life_cycle_stage !== "INQUIRY";
      const isLost = outcome?.outcome_code === "RESOLVED_BUYER_FAVOUR";
      if (isHeld || isLost) of(amount.currency_code).disputed += hundredths(amount);
    }
    return sums;
  }

  #taken(id: string): Taken {
    for (const order of Object.values(this.#state.kept.orders)) {
      const capture = order.purchase_units[0].payments?.captures.find((one) => one.id === id);
      if (capture) return { order, capture };
    }
    throw missing();
  }

  #count({ order, capture }: Taken): void {
    const left = leftOf(order);
    const isWhole = left === hundredths(capture.amount);
    const given = left === 0 ? "REFUNDED" : "PARTIALLY_REFUNDED";
    capture.status = isWhole ? "COMPLETED" : given;
  }

  #list({ id, amount, custom_id }: FakeRefund, capture: FakeCapture): void {
    this.#state.kept.transactions.push({
      transaction_id: id,
      paypal_reference_id: capture.id,
      transaction_event_code: "T1107",
      transaction_initiation_date: this.#orders.now(),
      transaction_amount: { ...amount, value: `-${amount.value}` },
      transaction_status: "S",
      custom_field: custom_id,
      invoice_id: capture.invoice_id,
    });
  }
}
