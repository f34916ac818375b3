import type Stripe from "stripe";

import type { StripeConfig } from "../../../../platform/config.ts";
import { ProviderUnreachable } from "./provider.ts";

const TIMEOUT_MS = 5_000;
const RETRIES = 2;

export type Patience = { timeoutMs?: number; retries?: number };

export type StripeErrors = typeof Stripe.errors;

export type AskStripe = {
  /** The library, loaded when it is first needed: it costs a fifth of a second and 20 MB. */
  sdk(): Promise<Stripe>;
  /**
   * One question, of several calls where it needs them.
   * @throws ProviderUnreachable for whatever Stripe answers that is not the answer to it, and where it gives none
   */
  ask<Answer>(question: (stripe: Stripe) => Promise<Answer>): Promise<Answer>;
  /** The same, where a refusal is an answer: null is thrown on. */
  askOr<Answer>(
    question: (stripe: Stripe) => Promise<Answer>,
    refused: (error: Stripe.errors.StripeError, errors: StripeErrors) => Answer | null,
  ): Promise<Answer>;
};

/** Stripe at the address of the configuration, asked again by its library after faults of the network and of its own. */
export function askStripe(config: StripeConfig, patience: Patience = {}): AskStripe {
  let loading: Promise<Stripe> | undefined;
  const sdk = () => (loading ??= openStripe(config, patience));
  const askOr: AskStripe["askOr"] = async (question, refused) => {
    const stripe = await sdk();
    try {
      return await question(stripe);
    } catch (error) {
      if (!(error instanceof stripe.errors.StripeError)) throw error;
      const answer = refused(error, stripe.errors);
      if (answer !== null) return answer;
      throw new ProviderUnreachable(faultText(error), { cause: error });
    }
  };
  return { sdk, askOr, ask: (question) => askOr(question, () => null) };
}

async function openStripe(config: StripeConfig, patience: Patience): Promise<Stripe> {
  const { default: Client } = await import("stripe");
  const { hostname, port, protocol } = new URL(config.apiUrl);
  const isPlain = protocol === "http:";
  return new Client(config.secretKey, {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? "http" : "https",
    timeout: patience.timeoutMs ?? TIMEOUT_MS,
    maxNetworkRetries: patience.retries ?? RETRIES,
    telemetry: false,
  });
}

/** Without Stripe's own sentence, which may repeat what was sent. */
function faultText({ type, statusCode, code, param, requestId }: Stripe.errors.StripeError) {
  const known = { status: statusCode, code, param, request: requestId };
  const words = Object.entries(known).flatMap(([name, value]) =>
    value ? [`${name} ${value}`] : [],
  );
  return [`Stripe: ${type}`, ...words].join(", ");
}

/** What was asked cannot be: Stripe has looked at it and done nothing. */
export function isRefusedRequest(
  error: Stripe.errors.StripeError,
  { StripeInvalidRequestError }: StripeErrors,
): boolean {
  return error instanceof StripeInvalidRequestError;
}
