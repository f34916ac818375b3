import type { QueryClient } from "@tanstack/react-query";

import { createQueryClient } from "./query-client.ts";

let shared: QueryClient | undefined;
let signedOut = () => {};

/** One for the whole tab: a loader fills it before the page that reads from it is there. */
export function sharedQueryClient(): QueryClient {
  return (shared ??= createQueryClient(() => signedOut()));
}

export function onSignedOut(listener: () => void): void {
  signedOut = listener;
}
