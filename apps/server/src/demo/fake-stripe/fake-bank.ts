import type { z } from "zod";

import type { Clock } from "../../platform/clock.ts";
import { CARDS, type CardName } from "./cards.ts";
import { cardFault, methodOf, refusalOf } from "./fake-cards.ts";
import { type Order, newCharge, newIntent, newMethod, newSession } from "./fake-objects.ts";
import {
  type FakeCharge,
  type FakeIntent,
  type FakeMethod,
  type FakeSession,
  type FakeState,
  newId,
} from "./fake-state.ts";
import type { NewIntent, NewSession } from "./requests.ts";
import { badRequest, missing } from "./stripe-request.ts";

export type Tell = (type: string, object: object) => void;

/** What happens to payments: pages that are opened, paid and closed, cards that are charged. */
export class FakeBank {
  readonly #state: FakeState;
  readonly #clock: Clock;
  readonly #tell: Tell;

  constructor(state: FakeState, clock: Clock, tell: Tell) {
    this.#state = state;
    this.#clock = clock;
    this.#tell = tell;
  }

  nowS(): number {
    return Math.floor(this.#clock.now().getTime() / 1_000);
  }

  openPage(asked: z.infer<typeof NewSession>, publicUrl: string): FakeSession {
    const { sessions, aside, customers } = this.#state.kept;
    if (asked.customer && !customers[asked.customer]) {
      throw missing("customer", asked.customer, "customer");
    }
    const session = newSession(asked, publicUrl, this.nowS());
    const { id } = session;
    sessions[id] = session;
    const { description, metadata, setup_future_usage } = asked.payment_intent_data;
    aside.pages[id] = { description, metadata, setup_future_usage };
    return session;
  }

  /** The payer chose a card: paid, refused, or its bank asks first. */
  payPage(session: FakeSession, name: CardName): "paid" | "asks" | "refused" {
    const card = CARDS[name];
    const intent = this.#intentOfPage(session);
    const method = this.#newMethod(name);
    intent.payment_method = method.id;
    if (card.onPage === "refused") {
      this.#refuse(intent, method, "generic_decline");
      return "refused";
    }
    if (card.onPage === "asks") {
      intent.status = "requires_action";
      this.#tell("payment_intent.requires_action", intent);
      return "asks";
    }
    this.#completePage(session, intent, method);
    return "paid";
  }

  /** What the payer answered to the bank. */
  answerBank(session: FakeSession, isConfirmed: boolean): "paid" | "refused" {
    const intent = this.#intentOfPage(session);
    const method = this.#state.kept.methods[intent.payment_method ?? ""];
    if (intent.status !== "requires_action" || !method) return "refused";
    if (isConfirmed) {
      this.#completePage(session, intent, method);
      return "paid";
    }
    this.#refuse(intent, method, "payment_intent_authentication_failure");
    return "refused";
  }

  expirePage(session: FakeSession): void {
    if (session.status !== "open") {
      throw badRequest('Only Checkout Sessions with a status in ["open"] can be expired.');
    }
    session.status = "expired";
    session.url = null;
    const intent = this.#state.kept.intents[session.payment_intent ?? ""];
    if (intent) this.#cancel(intent, "automatic");
    this.#tell("checkout.session.expired", session);
  }

  expireDue(): void {
    for (const session of Object.values(this.#state.kept.sessions)) {
      if (session.status === "open" && session.expires_at <= this.nowS()) this.expirePage(session);
    }
  }

  /** Nobody is there. */
  chargeSaved(asked: z.infer<typeof NewIntent>): FakeIntent {
    const { customers, aside } = this.#state.kept;
    if (!customers[asked.customer]) throw missing("customer", asked.customer, "customer");
    const method = methodOf(this.#state, asked.customer, asked.payment_method);
    const intent = this.#newIntent({ ...asked, setup_future_usage: null });
    intent.customer = asked.customer;
    intent.payment_method = method.id;
    const code = aside.refusals[method.id];
    if (code) throw cardFault(intent, this.#refuse(intent, method, code), method);
    this.#capture(intent, method);
    return intent;
  }

  cancelIntent(intent: FakeIntent, reason: FakeIntent["cancellation_reason"]): void {
    const page = Object.values(this.#state.kept.sessions).find(
      ({ payment_intent }) => payment_intent === intent.id,
    );
    if (page?.status === "open") {
      throw badRequest(
        "You cannot cancel the PaymentIntent of an open Checkout Session: expire it.",
      );
    }
    if (intent.status === "succeeded" || intent.status === "canceled") {
      throw badRequest(
        `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
        { code: "payment_intent_unexpected_state" },
      );
    }
    this.#cancel(intent, reason);
  }

  detach(method: FakeMethod): void {
    if (method.customer === null) {
      throw badRequest("The payment method you provided is not attached to a customer.");
    }
    method.customer = null;
    this.#tell("payment_method.detached", method);
  }

  #intentOfPage(session: FakeSession): FakeIntent {
    if (session.status !== "open") throw badRequest("This page is closed.");
    const { intents, aside } = this.#state.kept;
    const known = intents[session.payment_intent ?? ""];
    if (known) return known;
    const order = aside.pages[session.id] ?? {
      description: null,
      metadata: {},
      setup_future_usage: null,
    };
    const { amount_total, currency } = session;
    const intent = this.#newIntent({
      amount: amount_total ?? 0,
      currency: currency ?? "",
      ...order,
    });
    session.payment_intent = intent.id;
    return intent;
  }

  #newIntent(order: Order): FakeIntent {
    const intent = newIntent(order, this.nowS());
    this.#state.kept.intents[intent.id] = intent;
    return intent;
  }

  #newMethod(name: CardName): FakeMethod {
    const { later } = CARDS[name];
    const method = newMethod(CARDS[name], this.#clock.now());
    this.#state.kept.methods[method.id] = method;
    if (later) this.#state.kept.aside.refusals[method.id] = later;
    return method;
  }

  #completePage(session: FakeSession, intent: FakeIntent, method: FakeMethod): void {
    session.customer ??= this.#newCustomer(session.customer_email);
    intent.customer = session.customer;
    method.customer = session.customer;
    this.#capture(intent, method);
    session.status = "complete";
    session.payment_status = "paid";
    session.url = null;
    this.#tell("checkout.session.completed", session);
  }

  #newCustomer(email: string | null): string {
    const id = newId("cus");
    const object = "customer" as const;
    const created = this.nowS();
    this.#state.kept.customers[id] = { id, object, created, email, livemode: false, metadata: {} };
    return id;
  }

  #capture(intent: FakeIntent, method: FakeMethod): void {
    const charge = this.#newCharge(intent, method, true);
    Object.assign(intent, { status: "succeeded", amount_received: intent.amount });
    intent.last_payment_error = null;
    this.#tell("charge.succeeded", charge);
    this.#tell("payment_intent.succeeded", intent);
  }

  #refuse(intent: FakeIntent, method: FakeMethod, code: string) {
    const refusal = refusalOf(code);
    const charge = this.#newCharge(intent, method, false);
    intent.status = "requires_payment_method";
    intent.payment_method = null;
    intent.last_payment_error = refusal;
    this.#tell("charge.failed", charge);
    this.#tell("payment_intent.payment_failed", intent);
    return refusal;
  }

  #newCharge(intent: FakeIntent, method: FakeMethod, isPaid: boolean): FakeCharge {
    const charge = newCharge({ intent, method, isPaid }, this.nowS());
    this.#state.kept.charges[charge.id] = charge;
    intent.latest_charge = charge.id;
    return charge;
  }

  #cancel(intent: FakeIntent, reason: FakeIntent["cancellation_reason"]): void {
    Object.assign(intent, { status: "canceled", canceled_at: this.nowS() });
    intent.cancellation_reason = reason;
    this.#tell("payment_intent.canceled", intent);
  }
}
