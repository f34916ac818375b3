import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";

import { ApiError } from "./api-error.ts";

const CACHED_DATA_LIFETIME_MS = 5 * 60_000;
// A timer of five minutes would keep the build waiting that writes the public pages.
const GC_TIME_MS = import.meta.env.SSR ? Number.POSITIVE_INFINITY : CACHED_DATA_LIFETIME_MS;
const FRESH_FOR_MS = 30_000;
const MAX_RETRIES = 2;

function shouldRetry(failures: number, error: Error) {
  const isTransient = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  return isTransient && failures < MAX_RETRIES;
}

/** `onSignedOut` is told when any call finds the session gone. */
export function createQueryClient(onSignedOut?: (queryClient: QueryClient) => void) {
  const report = (error: Error) => {
    if (error instanceof ApiError && error.status === 401) onSignedOut?.(queryClient);
  };
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: report }),
    mutationCache: new MutationCache({ onError: report }),
    defaultOptions: {
      queries: { gcTime: GC_TIME_MS, staleTime: FRESH_FOR_MS, retry: shouldRetry },
      // Offline, a form says so at once instead of waiting.
      mutations: { retry: false, networkMode: "always" },
    },
  });
  return queryClient;
}
