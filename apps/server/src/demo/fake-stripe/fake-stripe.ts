import type { IncomingMessage, ServerResponse } from "node:http";

import type { Clock } from "../../platform/clock.ts";
import type { StripeConfig } from "../../platform/config.ts";
import { FakeServer, textOf } from "../fake-payments/fake-server.ts";
import type { CardName } from "./cards.ts";
import { FakeAnswers } from "./fake-answers.ts";
import { FakeBank } from "./fake-bank.ts";
import { StripeDeliveries } from "./fake-deliveries.ts";
import { FakeReturns } from "./fake-returns.ts";
import { type FakeSession, FakeState, newId } from "./fake-state.ts";
import { API_VERSION } from "./fake-version.ts";
import { servePayPage } from "./serve-pay-page.ts";

type Settings = {
  clock: Clock;
  /** Where its state is kept; in memory alone without. */
  file?: string;
  port?: number;
  /** Where a browser finds its pages, if not at its own address. */
  publicUrl?: string;
  random?: () => number;
};

/**
 * Stripe on this machine: what is made there stays, and it is as strict as Stripe about what it is asked. The demo pays
 * with it, and tests do. No money moves.
 */
export class FakeStripe {
  readonly config: StripeConfig;
  readonly bank: FakeBank;
  readonly returns: FakeReturns;
  readonly deliveries: StripeDeliveries;
  readonly answers: FakeAnswers;
  readonly #state: FakeState;
  readonly #server = new FakeServer("Stripe", (...asked) => this.#handle(...asked));

  private constructor({ clock, file, random = Math.random }: Settings) {
    const webhookSecret = "whsec_of_the_demo";
    this.config = { secretKey: "sk_test_demo", webhookSecrets: [webhookSecret], apiUrl: "" };
    this.#state = new FakeState(file ?? null);
    this.deliveries = new StripeDeliveries(webhookSecret, clock, random);
    const tell = (type: string, object: object) => this.#tell(type, object);
    this.bank = new FakeBank(this.#state, clock, tell);
    this.returns = new FakeReturns(this.#state, this.bank, tell);
    const parts = { state: this.#state, bank: this.bank, returns: this.returns };
    this.answers = new FakeAnswers(parts, { config: this.config, clock, random });
  }

  static async start(settings: Settings): Promise<FakeStripe> {
    const fake = new FakeStripe(settings);
    fake.config.apiUrl = await fake.#server.listen(settings.port);
    fake.answers.parts.publicUrl = settings.publicUrl ?? fake.config.apiUrl;
    return fake;
  }

  close(): Promise<void> {
    return this.#server.close();
  }

  async #handle(request: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
    this.bank.expireDue();
    const { parts } = this.answers;
    const isPage = servePayPage(parts, request, response, body);
    if (!isPage) await this.answers.answer(request, response, body);
    this.#state.save();
  }

  /** For browsers, where somebody else hands its pages out: they alone, and nothing of what it answers us. */
  async handlePage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await textOf(request);
    this.bank.expireDue();
    const isPage = servePayPage(this.answers.parts, request, response, body);
    if (!isPage) response.writeHead(404).end();
    this.#state.save();
  }

  /** What somebody does on the page; the bank's question is answered, too. */
  pay(reference: string, card: CardName, { bankSays = true } = {}): "paid" | "refused" {
    const session = this.session(reference);
    const first = this.bank.payPage(session, card);
    const last = first === "asks" ? this.bank.answerBank(session, bankSays) : first;
    this.#state.save();
    return last;
  }

  session(reference: string): FakeSession {
    const session = this.#state.kept.sessions[reference];
    if (!session) throw new Error(`no page ${reference}`);
    return session;
  }

  /** Nothing was ever made there. */
  forget(): void {
    this.#state.forget();
  }

  /** A saved card is refused by this code from now on, or by none. */
  refuseLater(token: string, code: string | null): void {
    if (code === null) delete this.#state.kept.aside.refusals[token];
    else this.#state.kept.aside.refusals[token] = code;
  }

  /** What Stripe keeps of somebody, as when it is removed by hand in its dashboard. */
  removeCustomer(id: string): void {
    delete this.#state.kept.customers[id];
    for (const method of Object.values(this.#state.kept.methods)) {
      if (method.customer === id) method.customer = null;
    }
  }

  /** All that it has told, or tried to. */
  events() {
    return Object.values(this.#state.kept.events);
  }

  /** By currency: captured less refunded less disputed is what Stripe owes us. */
  sums() {
    return this.returns.sums();
  }

  #tell(type: string, object: object): void {
    const event = {
      id: newId("evt"),
      object: "event" as const,
      api_version: API_VERSION,
      created: this.bank.nowS(),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type,
    };
    this.#state.kept.events[event.id] = event;
    this.deliveries.push(event);
  }
}
