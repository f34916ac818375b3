import type { Clock } from "../../platform/clock.ts";
import type { StripeConfig } from "../../platform/config.ts";
import { type Answer, type Asked, FakeDoor, type Trouble } from "../fake-payments/fake-door.ts";
import { type Parts, answerOf } from "./fake-routes.ts";
import { newId } from "./fake-state.ts";
import { API_VERSION } from "./fake-version.ts";
import { StripeFault, badRequest } from "./stripe-request.ts";

const KEY_HOURS = 24;

/** The door of the fake: who asks, whether it is said for the first time, and what goes wrong. */
export class FakeAnswers extends FakeDoor {
  readonly parts: Parts;
  readonly #config: StripeConfig;
  readonly #clock: Clock;

  constructor(
    parts: Omit<Parts, "publicUrl" | "pageSize">,
    { config, clock, random }: { config: StripeConfig; clock: Clock; random: () => number },
  ) {
    super({ keyHeader: "idempotency-key", answers: parts.state.kept.answers, random });
    this.parts = { ...parts, publicUrl: "", pageSize: 100 };
    this.#config = config;
    this.#clock = clock;
  }

  protected override answerTo(asked: Asked, trouble: Trouble | undefined): Answer {
    const answer = this.#judged(asked, trouble);
    const told = { "request-id": newId("req"), "stripe-version": API_VERSION };
    return { ...answer, headers: { ...told, ...answer.headers } };
  }

  #judged(asked: Asked, trouble: Trouble | undefined): Answer {
    try {
      this.#admit(asked);
      if (trouble === "limit") {
        const message = "Too many requests hit the API too quickly.";
        throw new StripeFault(429, { type: "invalid_request_error", code: "rate_limit", message });
      }
      return asked.method === "POST" ? this.#once(asked, trouble) : this.#done(asked, trouble);
    } catch (fault) {
      return faultAnswer(fault);
    }
  }

  #admit({ headers, method, key }: Asked): void {
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
    const request = `${asked.path}?${asked.body}`;
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
      const { method, path, search } = asked;
      const params = method === "GET" ? search.slice(1) : asked.body;
      const body = answerOf(this.parts, { method, path, params });
      return trouble === "fail-after" ? OWN_FAULT : { status: 200, body };
    } catch (fault) {
      return trouble === "fail-after" ? OWN_FAULT : faultAnswer(fault);
    }
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
