import { z } from "zod";

import type { PaypalConfig } from "../../../../platform/paypal-config.ts";
import type { Patience } from "./ask-stripe.ts";
import { ProviderUnreachable } from "./provider.ts";

const TIMEOUT_MS = 8_000;
const RETRIES = 1;
/** A token is renewed so long before it ends. */
const EARLY_MS = 60_000;

type Question = {
  method: "GET" | "POST" | "DELETE";
  path: string;
  query?: Record<string, string>;
  body?: object;
  /** By which PayPal does it once, however often it is asked. */
  requestId?: string;
  timeoutMs?: number;
};

const REFUSED = [400, 403, 404, 422] as const;

/** What PayPal has looked at and not done, by its own word for the reason. */
type Refusal = { isDone: false; status: (typeof REFUSED)[number]; issue: string };
type Answer<Body> = { isDone: true; body: Body } | Refusal;

export type AskPaypal = {
  /**
   * One question. A refusal is an answer.
   * @throws ProviderUnreachable for whatever else PayPal answers, and where it gives no answer
   */
  ask<Schema extends z.ZodType>(
    question: Question,
    schema: Schema,
  ): Promise<Answer<z.infer<Schema>>>;
  /** What is there, or null. */
  get<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    query?: Record<string, string>,
  ): Promise<z.infer<Schema> | null>;
};

type Heard = { status: number; body: unknown };

/**
 * PayPal at the address of the configuration. Faults of the network and of PayPal's own are asked again, which is safe:
 * whatever moves money has a request id.
 */
export function askPaypal(config: PaypalConfig, patience: Patience = {}): AskPaypal {
  const { timeoutMs = TIMEOUT_MS, retries = RETRIES } = patience;
  const send = (question: Question, authorization: string, type = "application/json") =>
    sendPatiently(
      { timeoutMs, ...question },
      { apiUrl: config.apiUrl, authorization, type },
      retries,
    );
  const tokens = keepToken(() => requestToken(config, send));

  /** A token that PayPal no longer takes is renewed once. */
  async function heard(question: Question): Promise<Heard> {
    const token = await tokens.current();
    const first = await send(question, `Bearer ${token}`);
    if (first.status !== 401) return first;
    tokens.discard(token);
    return send(question, `Bearer ${await tokens.current()}`);
  }

  const ask: AskPaypal["ask"] = async (question, schema) => {
    const { status, body } = await heard(question);
    const refused = REFUSED.find((known) => known === status);
    if (refused) return { isDone: false, status: refused, issue: issueOf(body) };
    if (status < 200 || status >= 300) throw faultOf(question, status, body);
    const parsed = schema.safeParse(body);
    if (!parsed.success) throw faultOf(question, status, { name: "an unknown shape" });
    return { isDone: true, body: parsed.data };
  };
  return {
    ask,
    get: async (path, schema, query = {}) => {
      const question = { method: "GET", path, query } as const;
      const answer = await ask(question, schema);
      if (answer.isDone) return answer.body;
      if (answer.status === 404) return null;
      throw faultOf(question, answer.status, { name: answer.issue });
    },
  };
}

type Place = { apiUrl: string; authorization: string; type: string };

async function sendPatiently(question: Question, place: Place, retries: number): Promise<Heard> {
  try {
    const heard = await sendOnce(question, place);
    if (heard.status < 500 || retries === 0) return heard;
  } catch (error) {
    if (!(error instanceof ProviderUnreachable) || retries === 0) throw error;
  }
  return sendPatiently(question, place, retries - 1);
}

async function sendOnce(question: Question, place: Place): Promise<Heard> {
  const { method, path, query = {}, body, requestId, timeoutMs = TIMEOUT_MS } = question;
  const search = new URLSearchParams(query).toString();
  const content = place.type === "application/json" ? JSON.stringify(body) : formOf(body);
  try {
    const response = await fetch(`${place.apiUrl}${path}${search && `?${search}`}`, {
      method,
      headers: {
        authorization: place.authorization,
        accept: "application/json",
        prefer: "return=representation",
        ...(body ? { "content-type": place.type } : {}),
        ...(requestId ? { "paypal-request-id": requestId } : {}),
      },
      body: body ? content : null,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    return { status: response.status, body: text === "" ? null : (JSON.parse(text) as unknown) };
  } catch (cause) {
    throw new ProviderUnreachable(`PayPal: no answer to ${method} ${path}`, { cause });
  }
}

const formOf = (body: object | undefined) =>
  new URLSearchParams(body as Record<string, string>).toString();

// allow sql-now: how long a token lives is no hour of anybody's clock
const elapsedMs = () => performance.now();

const TokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number() });
type Token = { value: string; usableUntilMs: number };
type Send = (question: Question, authorization: string, type?: string) => Promise<Heard>;

async function requestToken(config: PaypalConfig, send: Send): Promise<Token> {
  const pair = Buffer.from(`${config.clientId}:${config.clientSecret}`).toString("base64");
  const body = { grant_type: "client_credentials" };
  const question = { method: "POST", path: "/v1/oauth2/token", body } as const;
  const heard = await send(question, `Basic ${pair}`, "application/x-www-form-urlencoded");
  const parsed = TokenAnswer.safeParse(heard.body);
  if (heard.status !== 200 || !parsed.success) throw faultOf(question, heard.status, heard.body);
  const { access_token, expires_in } = parsed.data;
  return {
    value: access_token,
    usableUntilMs: elapsedMs() + expires_in * 1_000 - EARLY_MS,
  };
}

/** One token serves every call until shortly before it ends; calls at once share one request for it. */
function keepToken(request: () => Promise<Token>) {
  let token: Token | undefined;
  let asking: Promise<Token> | undefined;
  return {
    current: async () => {
      if (token && elapsedMs() < token.usableUntilMs) return token.value;
      asking ??= request().finally(() => (asking = undefined));
      token = await asking;
      return token.value;
    },
    discard: (value: string) => {
      if (token?.value === value) token = undefined;
    },
  };
}

const Refused = z.object({
  name: z.string().optional(),
  details: z.array(z.object({ issue: z.string() })).optional(),
});

/** The more precise of PayPal's two words. */
function issueOf(body: unknown): string {
  const { data } = Refused.safeParse(body);
  return data?.details?.[0]?.issue ?? data?.name ?? "unknown";
}

/** Without PayPal's own sentence, which may repeat what was sent. */
function faultOf({ method, path }: Question, status: number, body: unknown) {
  return new ProviderUnreachable(`PayPal: ${status} to ${method} ${path}, ${issueOf(body)}`);
}
