import type { Call } from "@riwaq/contracts/call";
import { useEffect, useSyncExternalStore } from "react";

import { request } from "./api-client.ts";
import { type AnswerOf, type Args, addressOf } from "./api.ts";
import { notYetRead, sharedValue } from "./shared-value.ts";

/** What every visitor may read. Taken as it comes: the contract would bring zod to every public page. */
export function publicValue<C extends Call>(call: C, ...args: Args<C>) {
  const asItComes = { parse: (data: unknown) => data as AnswerOf<C> };
  return sharedValue(() => request(addressOf(call, ...args), asItComes));
}

type PublicValue<Value> = ReturnType<typeof sharedValue<Value>>;

/** The very object that a value begins with: another one would render every reader again, at once, after hydration. */
const asWritten = () => notYetRead;

/** With what a view of a query needs; `data` is undefined until it has been read, and where it cannot be. */
export function usePublicValue<Value>(value: PublicValue<Value>) {
  useEffect(() => void value.load(), [value]);
  const state = useSyncExternalStore(value.subscribe, value.snapshot, asWritten);
  return { ...state, refetch: value.load };
}
