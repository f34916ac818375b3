import type { z } from "zod";

import type { STATUS_OF } from "./errors.ts";
import type { StaffRight } from "./roles.ts";

/** Loaded when it is needed: the site names calls long before it reads an answer, and public pages never load zod. */
export type Shape<S extends z.ZodType = z.ZodType> = () => Promise<S>;

type Details = {
  /** Of the address; left out, each of its parameters is an id. */
  params?: Shape;
  query?: Shape;
  body?: Shape;
  /** Left out, the answer is `{ done: true }`, which nobody reads. */
  answer?: Shape;
  /** Of the answer; 200 unless it says otherwise. */
  status?: 201;
  /** It carries an idempotency key: sent again with the same one, it has no second effect. */
  isKeyed?: true;
  /** What staff who see as somebody else may do beside reading: to stop, and to leave. */
  endsSeeing?: true;
  /** For staff, and of them for who has this right. */
  right?: StaffRight;
  errors: readonly (typeof STATUS_OF)[keyof typeof STATUS_OF][];
};

/** One call as server and site both read it: method, address with its parameters, what goes in and what comes out. */
export type Call = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below /api, with its trailing slash. */
  path: `/${string}/`;
} & Details;

/** A shape of a file of contracts, by its name. */
export const shapesOf =
  <M>(load: () => Promise<M>) =>
  <K extends keyof M>(name: K) =>
  async () =>
    (await load())[name];

/* @__NO_SIDE_EFFECTS__ */
export function call<
  const M extends Call["method"],
  const P extends Call["path"],
  const D extends Details,
>(method: M, path: P, details: D): { method: M; path: P } & D {
  return { method, path, ...details };
}

type ParamName<P> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : never;

export type ParamsOf<C extends Call> = Record<ParamName<C["path"]>, string>;

type Part = "query" | "body" | "answer";
/** What is sent, and what is read of it on the other side. */
export type SentOf<C, K extends Part> =
  C extends Record<K, Shape<infer S>> ? z.input<S> : undefined;
export type ReadOf<C, K extends Part> =
  C extends Record<K, Shape<infer S>> ? z.output<S> : undefined;
