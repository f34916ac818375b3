import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";

import { ApiError } from "./api-error.ts";
import { currentUser, forgetUser } from "./current-user.ts";

const CACHED_DATA_LIFETIME_MS = 5 * 60_000;
const FRESH_FOR_MS = 30_000;
const MAX_RETRIES = 2;

function shouldRetry(failures: number, error: Error) {
  const isTransient = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  return isTransient && failures < MAX_RETRIES;
}

/** `onSignedOut` is told when any call finds the session gone. Nothing outlives the person it was read for. */
export function createQueryClient(onSignedOut?: () => void) {
  const report = (error: Error) => {
    if (!(error instanceof ApiError) || error.status !== 401 || !currentUser.peek()) return;
    forgetUser({ hasRunOut: true });
    onSignedOut?.();
  };
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: report }),
    mutationCache: new MutationCache({ onError: report }),
    defaultOptions: {
      queries: { gcTime: CACHED_DATA_LIFETIME_MS, staleTime: FRESH_FOR_MS, retry: shouldRetry },
      // Offline, a form says so at once instead of waiting.
      mutations: { retry: false, networkMode: "always" },
    },
  });
  currentUser.subscribe(() => {
    if (currentUser.peek() === null) queryClient.clear();
  });
  return queryClient;
}
