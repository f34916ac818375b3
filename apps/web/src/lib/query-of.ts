import type { Call } from "@riwaq/contracts/call";
import type { QueryClient } from "@tanstack/react-query";

import { type Args, type InputOf, api } from "./api.ts";

/** What tells one question from another: all of it, or some. */
type Asked<C extends Call> = { [K in keyof InputOf<C>]?: Partial<InputOf<C>[K]> };

/** What a query is kept under. With less than a call asks for, it means every query of the call that agrees. */
export function keyOf<C extends Call>(call: C, asked?: Asked<C>) {
  const name = `${call.method} ${call.path}`;
  return asked ? [name, asked] : [name];
}

/** Key and function of a query, for queryOptions. */
export function queryOf<C extends Call>(call: C, ...args: Args<C>) {
  return {
    queryKey: keyOf(call, args[0] as Asked<C> | undefined),
    queryFn: () => api(call, ...args),
  };
}

/** Every query of these calls is asked again where it is shown, and is stale everywhere else. */
export async function invalidate(queryClient: QueryClient, calls: readonly Call[]): Promise<void> {
  await Promise.all(calls.map((call) => queryClient.invalidateQueries({ queryKey: keyOf(call) })));
}

/** After what leaves little as it was. */
export async function invalidateAllBut(queryClient: QueryClient, call: Call): Promise<void> {
  const [name] = keyOf(call);
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== name });
}
