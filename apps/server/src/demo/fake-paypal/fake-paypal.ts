import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

import type { Clock } from "../../platform/clock.ts";
import type { PaypalConfig } from "../../platform/paypal-config.ts";
import { FakeServer, textOf } from "../fake-payments/fake-server.ts";
import { FakeAnswers } from "./fake-answers.ts";
import { FakeCertificate } from "./fake-certificate.ts";
import { PaypalDeliveries } from "./fake-deliveries.ts";
import { FakeOrders } from "./fake-orders.ts";
import { FakeReturns } from "./fake-returns.ts";
import { FakeState } from "./fake-state.ts";
import type { PayerName } from "./payers.ts";
import { serveApproval } from "./serve-approval.ts";

type Settings = {
  clock: Clock;
  /** Where its state is kept; in memory alone without. */
  file?: string;
  port?: number;
  /** Where a browser finds its pages, if not at its own address. */
  publicUrl?: string;
  random?: () => number;
};

/** As late as PayPal says that it may be. */
const LISTED_AFTER_MS = 3 * 3_600_000;

/**
 * PayPal on this machine: what is made there stays, and it is as strict as PayPal about what it is asked. The demo pays
 * with it, and tests do. No money moves.
 */
export class FakePaypal {
  readonly config: PaypalConfig;
  readonly certificate = new FakeCertificate();
  readonly orders: FakeOrders;
  readonly returns: FakeReturns;
  readonly deliveries: PaypalDeliveries;
  readonly answers: FakeAnswers;
  readonly #state: FakeState;
  readonly #server = new FakeServer("PayPal", (...asked) => this.#handle(...asked));

  private constructor({ clock, file, random = Math.random }: Settings) {
    this.config = {
      clientId: "client-of-the-demo",
      clientSecret: "secret-of-the-demo",
      webhookId: "WEBHOOKOFTHEDEMO1",
      apiUrl: "",
    };
    this.#state = new FakeState(file ?? null);
    const { config, certificate } = this;
    this.deliveries = new PaypalDeliveries(config, certificate, { clock, random });
    const tell = (type: string, resource: object) => this.#tell(type, resource);
    const publicUrl = () => this.answers.parts.publicUrl;
    this.orders = new FakeOrders(this.#state, clock, tell, publicUrl);
    this.returns = new FakeReturns(this.#state, this.orders, tell, publicUrl);
    const parts = {
      state: this.#state,
      orders: this.orders,
      returns: this.returns,
      publicUrl: "",
      pageSize: 500,
      listedAfterMs: LISTED_AFTER_MS,
      nowMs: () => clock.now().getTime(),
    };
    this.answers = new FakeAnswers(parts, { config, clock, random });
  }

  static async start(settings: Settings): Promise<FakePaypal> {
    const fake = new FakePaypal(settings);
    fake.config.apiUrl = await fake.#server.listen(settings.port);
    fake.answers.parts.publicUrl = settings.publicUrl ?? fake.config.apiUrl;
    return fake;
  }

  close(): Promise<void> {
    return this.#server.close();
  }

  async #handle(request: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
    const pem = this.certificate.at(request.url ?? "");
    if (pem !== null && !this.answers.isDown) {
      response.writeHead(200, { "content-type": "application/x-pem-file" }).end(pem);
      return;
    }
    const isPage = serveApproval(this.answers.parts, request, response, body);
    if (!isPage) await this.answers.answer(request, response, body);
    this.#state.save();
  }

  /** For browsers, where somebody else hands its pages out: they alone, and nothing of what it answers us. */
  async handlePage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await textOf(request);
    const isPage = serveApproval(this.answers.parts, request, response, body);
    if (!isPage) response.writeHead(404).end();
    this.#state.save();
  }

  /** Nothing was ever made there. */
  forget(): void {
    this.#state.forget();
  }

  /** What somebody does on the page. */
  approve(reference: string, name: PayerName = "pays"): void {
    this.orders.approve(reference, name);
    this.#state.save();
  }

  /** A saved account is refused by this issue from now on, or by none. */
  refuseLater(token: string, issue: string | null): void {
    const saved = this.#state.kept.vault[token];
    if (saved) saved.refusal = issue;
  }

  /** All that it has told, or tried to. */
  events() {
    return Object.values(this.#state.kept.events);
  }

  /** By currency: captured less refunded less disputed is what PayPal owes us. */
  sums() {
    return this.returns.sums();
  }

  #tell(event_type: string, resource: object): void {
    const event = {
      id: `WH-${randomUUID()}`,
      event_version: "1.0" as const,
      create_time: this.orders.now(),
      event_type,
      resource_version: "2.0" as const,
      resource: structuredClone(resource),
    };
    this.#state.kept.events[event.id] = event;
    this.deliveries.push(event);
  }
}
