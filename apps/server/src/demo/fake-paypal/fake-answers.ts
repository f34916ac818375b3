import { randomBytes } from "node:crypto";

import type { Clock } from "../../platform/clock.ts";
import type { PaypalConfig } from "../../platform/paypal-config.ts";
import { type Answer, type Asked, FakeDoor, type Trouble } from "../fake-payments/fake-door.ts";
import { type Parts, answerOf } from "./fake-routes.ts";
import { PaypalFault, refused } from "./paypal-request.ts";

const HOUR_MS = 3_600_000;
const TOKEN_S = 9 * 3_600;

/** How long PayPal keeps a request id: of orders, and of refunds. */
const KEPT_MS = { orders: 6 * HOUR_MS, refunds: 45 * 24 * HOUR_MS };

/** The door of the fake: who asks, whether it is said for the first time, and what goes wrong. */
export class FakeAnswers extends FakeDoor {
  readonly parts: Parts;
  readonly #config: PaypalConfig;
  readonly #clock: Clock;

  constructor(
    parts: Parts,
    { config, clock, random }: { config: PaypalConfig; clock: Clock; random: () => number },
  ) {
    super({ keyHeader: "paypal-request-id", answers: parts.state.kept.answers, random });
    this.parts = parts;
    this.#config = config;
    this.#clock = clock;
  }

  /** As after nine hours: who has a token must ask for another. */
  expireTokens(): void {
    const { access } = this.parts.state.kept;
    for (const token of Object.keys(access)) delete access[token];
  }

  protected override answerTo(asked: Asked, trouble: Trouble | undefined): Answer {
    try {
      if (asked.path === "/v1/oauth2/token") return this.#token(asked);
      this.#admit(asked);
      if (trouble === "limit") throw new PaypalFault(429, "RATE_LIMIT_REACHED");
      return asked.method === "POST" ? this.#once(asked, trouble) : this.#done(asked, trouble);
    } catch (fault) {
      return faultAnswer(fault);
    }
  }

  #token({ headers, body }: Asked): Answer {
    const { clientId, clientSecret } = this.#config;
    const pair = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
    if (headers.authorization !== `Basic ${pair}`) throw new PaypalFault(401, "invalid_client");
    if (body !== "grant_type=client_credentials") {
      throw new PaypalFault(400, "unsupported_grant_type");
    }
    const token = randomBytes(24).toString("base64url");
    this.parts.state.kept.access[token] = this.#nowMs() + TOKEN_S * 1_000;
    return {
      status: 200,
      body: { access_token: token, token_type: "Bearer", expires_in: TOKEN_S },
    };
  }

  #admit({ headers, method, path, key }: Asked): void {
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? "")?.[1] ?? "";
    const { access } = this.parts.state.kept;
    const untilMs = Object.hasOwn(access, token) ? (access[token] ?? 0) : 0;
    if (untilMs <= this.#nowMs()) throw new PaypalFault(401, "AUTHENTICATION_FAILURE");
    if (method !== "POST") return;
    if (headers["content-type"] !== "application/json") {
      throw new PaypalFault(415, "UNSUPPORTED_MEDIA_TYPE");
    }
    // Of a capture it may be missing; the fake wants it with everything that moves money.
    if (!key || key.length > 108) {
      throw new PaypalFault(400, "INVALID_REQUEST", `PAYPAL_REQUEST_ID_REQUIRED ${path}`);
    }
  }

  /** Said again by the same id, it is answered as it was; what failed in PayPal itself is not, and what it did is. */
  #once(asked: Asked, trouble: Trouble | undefined): Answer {
    const { answers } = this.parts.state.kept;
    const key = asked.key ?? "";
    const request = `${asked.path}?${asked.body}`;
    if (asked.isBusy) throw new PaypalFault(409, "RESOURCE_CONFLICT", "DUPLICATE_REQUEST");
    const keptMs = asked.path.endsWith("/refund") ? KEPT_MS.refunds : KEPT_MS.orders;
    const known = answers[key];
    if (known && this.#nowMs() - known.atMs < keptMs) {
      if (known.request !== request) throw refused("PAYPAL_REQUEST_ID_PREVIOUSLY_USED");
      return { status: known.status, body: known.body };
    }
    if (trouble === "fail") return OWN_FAULT;
    const answer = this.#done(asked, trouble);
    const kept = { request, status: answer.status, body: answer.body, atMs: this.#nowMs() };
    if (answer.status !== 400 && answer.status !== 404) answers[key] = kept;
    return trouble === "fail-after" ? OWN_FAULT : answer;
  }

  #done(asked: Asked, trouble: Trouble | undefined): Answer {
    if (trouble === "fail") return OWN_FAULT;
    try {
      return answerOf(this.parts, asked);
    } catch (fault) {
      return faultAnswer(fault);
    }
  }

  #nowMs(): number {
    return this.#clock.now().getTime();
  }
}

const OWN_FAULT: Answer = { status: 500, body: { name: "INTERNAL_SERVER_ERROR" } };

function faultAnswer(fault: unknown): Answer {
  if (!(fault instanceof PaypalFault)) throw fault;
  return { status: fault.status, body: structuredClone(fault.body) };
}
