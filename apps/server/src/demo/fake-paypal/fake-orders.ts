import type { z } from "zod";

import type { Clock } from "../../platform/clock.ts";
import {
  type FakeCapture,
  type FakeOrder,
  type FakeState,
  type FakeTransaction,
  newId,
} from "./fake-state.ts";
import { PAYERS, type PayerName } from "./payers.ts";
import { type NewOrder, missing, refused } from "./paypal-request.ts";

export type Tell = (type: string, resource: object) => void;

/** So long PayPal waits for the payer, and then for us. */
const OPEN_MS = 3 * 3_600_000;

type Asked = z.infer<typeof NewOrder>;
type OnPage = Extract<Asked["payment_source"]["paypal"], { experience_context: object }>;
type BySaved = Exclude<Asked["payment_source"]["paypal"], OnPage>;

/** What happens to orders: they are made, approved on the page, taken by us, or charged while nobody is there. */
export class FakeOrders {
  /** Whether the account may keep payers: at once, by an event that comes later, or not at all. */
  vaulting: "on" | "late" | "off" = "on";
  /** How a capture begins: some are looked at by PayPal first. */
  firstState: "COMPLETED" | "PENDING" = "COMPLETED";

  readonly #state: FakeState;
  readonly #clock: Clock;
  readonly #tell: Tell;
  readonly #publicUrl: () => string;

  constructor(state: FakeState, clock: Clock, tell: Tell, publicUrl: () => string) {
    this.#state = state;
    this.#clock = clock;
    this.#tell = tell;
    this.#publicUrl = publicUrl;
  }

  now(): string {
    return this.#clock.now().toISOString();
  }

  make(asked: Asked): FakeOrder {
    const { paypal } = asked.payment_source;
    return "vault_id" in paypal ? this.#charge(asked, paypal) : this.#open(asked, paypal);
  }

  /** An order that nobody has paid is forgotten after three hours. */
  find(id: string): FakeOrder {
    const { orders } = this.#state.kept;
    const order = Object.hasOwn(orders, id) ? orders[id] : undefined;
    const age = order ? this.#clock.now().getTime() - Date.parse(order.create_time) : 0;
    if (!order || (order.status !== "COMPLETED" && age >= OPEN_MS)) throw missing();
    return order;
  }

  approve(id: string, name: PayerName): void {
    const order = this.find(id);
    const aside = this.#state.kept.aside[id];
    if (order.status !== "PAYER_ACTION_REQUIRED" || !aside) throw refused("ORDER_ALREADY_APPROVED");
    const { email, now, later } = PAYERS[name];
    order.status = "APPROVED";
    order.payment_source.paypal.email_address = email;
    Object.assign(aside, { refusal: now, later });
    this.#tell("CHECKOUT.ORDER.APPROVED", order);
  }

  /** What was approved is taken, once. */
  capture(id: string): FakeOrder {
    const order = this.find(id);
    const aside = this.#state.kept.aside[id];
    if (order.status === "COMPLETED") throw refused("ORDER_ALREADY_CAPTURED");
    if (order.status !== "APPROVED" || !aside) throw refused("ORDER_NOT_APPROVED");
    if (aside.refusal) throw refused(aside.refusal);
    this.#take(order);
    if (aside.isKept) this.#keep(order, aside.later);
    return order;
  }

  /** What PayPal looked at first. */
  finishCapture(id: string, status: "COMPLETED" | "DECLINED"): void {
    const [capture] = this.find(id).purchase_units[0].payments?.captures ?? [];
    if (capture?.status !== "PENDING") throw new Error(`nothing waits in ${id}`);
    capture.status = status;
    if (status === "COMPLETED") this.#list(capture);
    this.#tell(`PAYMENT.CAPTURE.${status}`, capture);
  }

  /** PayPal has finished to keep the payer of an order, after the payment. */
  finishVault(id: string): void {
    const order = this.find(id);
    const aside = this.#state.kept.aside[id];
    const token = this.#fill(order, aside?.later ?? null);
    const metadata = { order_id: id };
    this.#tell("VAULT.PAYMENT-TOKEN.CREATED", { id: token, metadata });
  }

  forget(token: string): void {
    if (!Object.hasOwn(this.#state.kept.vault, token)) throw missing();
    delete this.#state.kept.vault[token];
    this.#tell("VAULT.PAYMENT-TOKEN.DELETED", { id: token });
  }

  #open(asked: Asked, paypal: OnPage): FakeOrder {
    if (paypal.attributes && this.vaulting === "off") {
      throw refused("NOT_ENABLED_TO_VAULT_PAYMENT_SOURCE");
    }
    const order = this.#new(asked);
    const { return_url, cancel_url, locale } = paypal.experience_context;
    this.#state.kept.aside[order.id] = {
      returnUrl: return_url,
      cancelUrl: cancel_url,
      locale,
      isKept: paypal.attributes !== undefined,
      refusal: null,
      later: null,
    };
    const href = `${this.#publicUrl()}/checkoutnow/${order.id}`;
    order.links.push({ rel: "payer-action", href, method: "GET" });
    return order;
  }

  /** Nobody is there: made and taken at once, or refused without a trace. */
  #charge(asked: Asked, { vault_id: token }: BySaved): FakeOrder {
    const { vault } = this.#state.kept;
    const saved = Object.hasOwn(vault, token) ? vault[token] : undefined;
    if (!saved) throw missing();
    if (saved.refusal) throw refused(saved.refusal);
    this.#refuseTwice(asked.purchase_units[0].invoice_id);
    const order = this.#new(asked);
    order.payment_source.paypal.email_address = saved.email;
    this.#take(order);
    return order;
  }

  #new({ intent, purchase_units: [unit] }: Asked): FakeOrder {
    const order: FakeOrder = {
      id: newId(),
      intent,
      status: "PAYER_ACTION_REQUIRED",
      create_time: this.now(),
      purchase_units: [{ reference_id: "default", ...unit }],
      payment_source: { paypal: {} },
      links: [],
    };
    this.#state.kept.orders[order.id] = order;
    return order;
  }

  /** By default an account takes one payment for each invoice. */
  #refuseTwice(invoice: string): void {
    const isPaid = ({ status, purchase_units: [unit] }: FakeOrder) =>
      status === "COMPLETED" && unit.invoice_id === invoice;
    if (Object.values(this.#state.kept.orders).some(isPaid)) throw refused("DUPLICATE_INVOICE_ID");
  }

  #take(order: FakeOrder): void {
    const [unit] = order.purchase_units;
    this.#refuseTwice(unit.invoice_id);
    const capture: FakeCapture = {
      id: newId(),
      status: this.firstState,
      amount: unit.amount,
      final_capture: true,
      custom_id: unit.custom_id,
      invoice_id: unit.invoice_id,
      create_time: this.now(),
      supplementary_data: { related_ids: { order_id: order.id } },
    };
    unit.payments = { captures: [capture] };
    order.status = "COMPLETED";
    if (capture.status === "COMPLETED") this.#list(capture);
    this.#tell(`PAYMENT.CAPTURE.${capture.status}`, capture);
  }

  #list({ id, amount, custom_id, invoice_id }: FakeCapture): void {
    const line: FakeTransaction = {
      transaction_id: id,
      transaction_event_code: "T0006",
      transaction_initiation_date: this.now(),
      transaction_amount: amount,
      transaction_status: "S",
      custom_field: custom_id,
      invoice_id,
    };
    this.#state.kept.transactions.push(line);
  }

  #keep(order: FakeOrder, later: string | null): void {
    if (this.vaulting === "on") this.#fill(order, later);
    else order.payment_source.paypal.attributes = { vault: { status: "APPROVED" } };
  }

  #fill(order: FakeOrder, refusal: string | null): string {
    const { paypal } = order.payment_source;
    const [id, customer] = [newId().toLowerCase(), newId()];
    const email = paypal.email_address ?? "";
    this.#state.kept.vault[id] = { customer, email, refusal };
    paypal.attributes = { vault: { id, status: "VAULTED", customer: { id: customer } } };
    return id;
  }
}
