import type { Call, ParamsOf, ReadOf, SentOf } from "@riwaq/contracts/call";

import { request } from "./api-client.ts";
import { ApiError } from "./api-error.ts";
import { ReadOnlyError, isReadOnly } from "./read-only.ts";

type Loose<Q> = {
  // What a schema makes a number of may be written as one.
  [K in keyof Q]: unknown extends Q[K] ? string | number | undefined : Q[K];
};

type Nothing = Record<never, never>;
type QueryPart<Q> = Nothing extends Q ? { query?: Q | undefined } : { query: Q };

export type InputOf<C extends Call> = (C["path"] extends `${string}:${string}`
  ? { params: ParamsOf<C> }
  : unknown) &
  (C extends { query: unknown } ? QueryPart<Loose<SentOf<C, "query">>> : unknown) &
  (C extends { body: unknown } ? { body: SentOf<C, "body"> } : unknown) &
  (C extends { isKeyed: true } ? { key: string } : unknown) & { signal?: AbortSignal };

/** Left out where a call needs nothing. */
export type Args<C extends Call> =
  Nothing extends InputOf<C> ? [input?: InputOf<C>] : [input: InputOf<C>];
export type AnswerOf<C extends Call> = C extends { answer: unknown } ? ReadOf<C, "answer"> : void;

type Input = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  key?: string;
  signal?: AbortSignal;
};

/** Below the base, its parameters and its question in it; what is undefined or empty goes without saying. */
export function addressOf<C extends Call>(call: C, ...args: Args<C>): string {
  const { params = {}, query = {} }: Input = args[0] ?? {};
  const path = call.path
    .slice(1)
    .replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const said = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  const search = new URLSearchParams(said.map(([name, value]) => [name, String(value)]));
  return said.length > 0 ? `${path}?${search}` : path;
}

/** Of a file, as a link names it. */
export function hrefOf<C extends Call>(call: C, ...args: Args<C>): string {
  return `/api/${addressOf(call, ...args)}`;
}

/** Calls the server; its answer is read by the contract. What would change something is stopped here where a page only reads. */
export async function api<C extends Call>(call: C, ...args: Args<C>): Promise<AnswerOf<C>> {
  const { body, key, signal }: Input = args[0] ?? {};
  if (call.method !== "GET" && !call.endsSeeing && isReadOnly()) throw new ReadOnlyError();
  const shape = call.answer?.().catch(() => {
    throw new ApiError(0);
  });
  // What changes something is sent only once its answer can be read; what asks does not wait for that.
  if (call.method !== "GET") await shape;
  shape?.catch(() => undefined);
  const parse = async (data: unknown) => (await shape)?.parse(data) as AnswerOf<C>;
  return request(
    addressOf(call, ...args),
    { parse },
    {
      method: call.method,
      body,
      ...(key !== undefined && { headers: { "idempotency-key": key } }),
      ...(signal && { signal }),
    },
  );
}
