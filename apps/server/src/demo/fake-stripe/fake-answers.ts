import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

import type { Clock } from "../../platform/clock.ts";
import type { StripeConfig } from "../../platform/config.ts";
import { type Parts, answerOf } from "./fake-routes.ts";
import { newId } from "./fake-state.ts";
import { API_VERSION } from "./fake-version.ts";
import { StripeFault, badRequest } from "./stripe-request.ts";

const KEY_HOURS = 24;

/**
 * What can go wrong between us and Stripe, by its moment: `cut-before` and `fail` do nothing; `cut` and `fail-after` come
 * when it has happened already; `limit` says that we ask too much.
 */
export type Trouble = "cut-before" | "fail" | "fail-after" | "cut" | "limit";

type Answer = { status: number; body: unknown; headers?: Record<string, string> };
type Asked = {
  method: string;
  path: string;
  params: string;
  key: string | undefined;
  /** The same key is being answered. */
  isBusy: boolean;
};

/** The door of the fake: who asks, whether it is said for the first time, and what goes wrong. */
export class FakeAnswers {
  readonly parts: Parts;
  /** Every call, as `POST /v1/…`. */
  readonly calls: string[] = [];
  isDown = false;
  slowMs = 0;
  /** Of what is posted, in this share each. */
  readonly shares: Partial<Record<Trouble, number>> = {};

  readonly #next: Trouble[] = [];
  readonly #busy = new Set<string>();
  readonly #config: StripeConfig;
  readonly #clock: Clock;
  readonly #random: () => number;

  constructor(
    parts: Omit<Parts, "publicUrl" | "pageSize">,
    { config, clock, random }: { config: StripeConfig; clock: Clock; random: () => number },
  ) {
    this.parts = { ...parts, publicUrl: "", pageSize: 100 };
    this.#config = config;
    this.#clock = clock;
    this.#random = random;
  }

  /** The next calls go wrong so, whatever they are. */
  trouble(...kinds: Trouble[]): void {
    this.#next.push(...kinds);
  }

  /**
   * As after a day: what is said again is done again. `of` is a part of the keys that expire; while calls are under way
   * it should be one, since the library says a call that was cut off again within the second, which is no day.
   */
  expireKeys(of = ""): void {
    const { answers } = this.parts.state.kept;
    for (const key of Object.keys(answers)) if (key.includes(of)) delete answers[key];
  }

  async answer(request: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
    const { method = "GET", url = "/", headers } = request;
    const { pathname, search } = new URL(url, "http://stripe.test");
    const params = method === "GET" ? search.slice(1) : body;
    const key = headers["idempotency-key"] as string | undefined;
    this.calls.push(`${method} ${pathname}`);
    const trouble = this.#trouble(method);
    if (this.isDown || trouble === "cut-before") return void request.socket.destroy();
    const isBusy = key !== undefined && this.#busy.has(key);
    if (key) this.#busy.add(key);
    if (this.slowMs > 0) await wait(this.slowMs / 2);
    const asked = { method, path: pathname, params, key, isBusy };
    const answer = this.#answerTo(headers, asked, trouble);
    if (this.slowMs > 0) await wait(this.slowMs / 2);
    if (key && !isBusy) this.#busy.delete(key);
    if (trouble === "cut") return void request.socket.destroy();
    response.writeHead(answer.status, {
      "content-type": "application/json",
      "request-id": newId("req"),
      "stripe-version": API_VERSION,
      ...answer.headers,
    });
    response.end(JSON.stringify(answer.body));
  }

  #answerTo(
    headers: IncomingMessage["headers"],
    asked: Asked,
    trouble: Trouble | undefined,
  ): Answer {
    try {
      this.#admit(headers, asked);
      if (trouble === "limit") {
        const message = "Too many requests hit the API too quickly.";
        throw new StripeFault(429, { type: "invalid_request_error", code: "rate_limit", message });
      }
      return asked.method === "POST" ? this.#once(asked, trouble) : this.#done(asked, trouble);
    } catch (fault) {
      return faultAnswer(fault);
    }
  }

  #admit(headers: IncomingMessage["headers"], { method, key }: Asked): void {
    if (headers.authorization !== `Bearer ${this.#config.secretKey}`) {
      const message = "Invalid API Key provided.";
      throw new StripeFault(401, { type: "invalid_request_error", message });
    }
    if (headers["stripe-version"] !== API_VERSION) {
      throw badRequest(`Invalid Stripe API version: ${headers["stripe-version"] ?? "none"}`);
    }
    if (method !== "POST") return;
    if (!key) throw badRequest("The fake wants an idempotency key with everything that is posted.");
    if (!headers["content-type"]?.startsWith("application/x-www-form-urlencoded")) {
      throw badRequest("Requests are forms.");
    }
  }

  /** The first answer to a key is its answer for a day, refusals and faults of Stripe's own among them. */
  #once(asked: Asked, trouble: Trouble | undefined): Answer {
    const { answers } = this.parts.state.kept;
    const key = asked.key ?? "";
    const request = `${asked.path}?${asked.params}`;
    const nowMs = this.#clock.now().getTime();
    if (asked.isBusy) {
      const message = "There is currently another in-progress request using this idempotency key.";
      const code = "idempotency_key_in_use";
      throw new StripeFault(409, { type: "idempotency_error", code, message });
    }
    const known = answers[key];
    if (known && nowMs - known.atMs < KEY_HOURS * 3_600_000) {
      if (known.request !== request) {
        const message = "Keys for idempotent requests can only be used with the same parameters.";
        throw new StripeFault(400, { type: "idempotency_error", message });
      }
      const headers = { "idempotent-replayed": "true" };
      return { status: known.status, body: known.body, headers };
    }
    const answer = this.#done(asked, trouble);
    // What fails at the door was not begun.
    if (answer.status !== 400 && answer.status !== 404) {
      answers[key] = { request, status: answer.status, body: answer.body, atMs: nowMs };
    }
    return answer;
  }

  #done(asked: Asked, trouble: Trouble | undefined): Answer {
    if (trouble === "fail") return OWN_FAULT;
    try {
      const body = answerOf(this.parts, asked);
      return trouble === "fail-after" ? OWN_FAULT : { status: 200, body };
    } catch (fault) {
      return trouble === "fail-after" ? OWN_FAULT : faultAnswer(fault);
    }
  }

  #trouble(method: string): Trouble | undefined {
    const next = this.#next.shift();
    if (next || method === "GET") return next;
    let chance = this.#random();
    for (const [kind, share] of Object.entries(this.shares) as [Trouble, number][]) {
      if (chance < share) return kind;
      chance -= share;
    }
    return undefined;
  }
}

const OWN_FAULT: Answer = {
  status: 500,
  body: { error: { type: "api_error", message: "An unknown error occurred." } },
  headers: { "stripe-should-retry": "false" },
};

function faultAnswer(fault: unknown): Answer {
  if (!(fault instanceof StripeFault)) throw fault;
  return { status: fault.status, body: structuredClone({ error: fault.error }) };
}
