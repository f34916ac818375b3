import type { z } from "zod";

import { type Sums, sumsBy } from "../fake-payments/sums.ts";
import type { FakeBank, Tell } from "./fake-bank.ts";
import {
  type FakeCharge,
  type FakeDispute,
  type FakeRefund,
  type FakeState,
  newId,
} from "./fake-state.ts";
import type { NewRefund } from "./requests.ts";
import { StripeFault, badRequest, missing } from "./stripe-request.ts";

const EVIDENCE_S = 7 * 86_400;

/** Money that goes back: by us, or by the payer's bank. */
export class FakeReturns {
  /** How a refund begins: some banks take days. */
  firstState: "succeeded" | "pending" = "succeeded";
  readonly #state: FakeState;
  readonly #bank: FakeBank;
  readonly #tell: Tell;

  constructor(state: FakeState, bank: FakeBank, tell: Tell) {
    this.#state = state;
    this.#bank = bank;
    this.#tell = tell;
  }

  /** Never above what was captured and has not gone back. */
  refund(asked: z.infer<typeof NewRefund>): FakeRefund {
    const charge = this.#chargeOf(asked.payment_intent);
    const left = charge.amount_captured - charge.amount_refunded;
    if (charge.disputed) {
      throw badRequest("This charge has been charged back.", { code: "charge_disputed" });
    }
    if (left === 0) {
      throw badRequest(`Charge ${charge.id} has already been refunded.`, {
        code: "charge_already_refunded",
      });
    }
    const amount = asked.amount ?? left;
    if (amount > left) {
      throw badRequest(
        `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
        { param: "amount" },
      );
    }
    const refund: FakeRefund = {
      id: newId("re"),
      object: "refund",
      amount,
      charge: charge.id,
      created: this.#bank.nowS(),
      currency: charge.currency,
      metadata: asked.metadata ?? {},
      payment_intent: charge.payment_intent,
      reason: asked.reason ?? null,
      status: this.firstState,
    };
    this.#state.kept.refunds[refund.id] = refund;
    this.#count(charge, amount);
    this.#tell("refund.created", refund);
    this.#tell("charge.refunded", charge);
    return refund;
  }

  /** What became of one that was pending; a failed one is with us again. */
  finishRefund(id: string, status: "succeeded" | "failed"): void {
    const refund = this.#state.kept.refunds[id];
    if (!refund) throw missing("refund", id, "id");
    refund.status = status;
    const charge = this.#state.kept.charges[refund.charge];
    if (status === "failed" && charge) this.#count(charge, -refund.amount);
    this.#tell(status === "failed" ? "refund.failed" : "refund.updated", refund);
  }

  /** The payer's bank asks for money back; a mere inquiry takes none yet. */
  dispute(paymentIntent: string, { isInquiry = false } = {}): FakeDispute {
    const charge = this.#chargeOf(paymentIntent);
    const dispute: FakeDispute = {
      id: newId("du"),
      object: "dispute",
      amount: charge.amount_captured,
      balance_transactions: [],
      charge: charge.id,
      created: this.#bank.nowS(),
      currency: charge.currency,
      evidence_details: { due_by: this.#bank.nowS() + EVIDENCE_S, has_evidence: false },
      livemode: false,
      metadata: {},
      payment_intent: charge.payment_intent,
      reason: "product_not_received",
      status: isInquiry ? "warning_needs_response" : "needs_response",
    };
    this.#state.kept.disputes[dispute.id] = dispute;
    charge.disputed = !isInquiry;
    this.#tell("charge.dispute.created", dispute);
    if (!isInquiry) this.#move(dispute, -dispute.amount, "charge.dispute.funds_withdrawn");
    return dispute;
  }

  closeDispute(id: string, status: "won" | "lost" | "warning_closed"): void {
    const dispute = this.#state.kept.disputes[id];
    if (!dispute) throw missing("dispute", id, "id");
    dispute.status = status;
    if (status === "won") this.#move(dispute, dispute.amount, "charge.dispute.funds_reinstated");
    this.#tell("charge.dispute.closed", dispute);
  }

  sums(): Record<string, Sums> {
    const { charges, disputes } = this.#state.kept;
    const { sums, of } = sumsBy();
    for (const { currency, amount_captured, amount_refunded } of Object.values(charges)) {
      const sum = of(currency.toUpperCase());
      sum.captured += amount_captured;
      sum.refunded += amount_refunded;
    }
    for (const { currency, balance_transactions } of Object.values(disputes)) {
      for (const { amount } of balance_transactions) of(currency.toUpperCase()).disputed -= amount;
    }
    return sums;
  }

  #chargeOf(paymentIntent: string): FakeCharge {
    const intent = this.#state.kept.intents[paymentIntent];
    if (!intent) throw missing("payment_intent", paymentIntent, "payment_intent");
    const charge = this.#state.kept.charges[intent.latest_charge ?? ""];
    if (intent.status === "succeeded" && charge) return charge;
    const message = "This PaymentIntent does not have a successful charge to refund.";
    throw new StripeFault(400, { type: "invalid_request_error", message });
  }

  #count(charge: FakeCharge, amount: number): void {
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount_captured;
  }

  #move(dispute: FakeDispute, amount: number, type: string): void {
    const id = newId("txn");
    dispute.balance_transactions.push({ id, object: "balance_transaction", amount });
    this.#tell(type, dispute);
  }
}
