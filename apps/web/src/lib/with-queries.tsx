import { QueryClientProvider } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useState } from "react";

import { createQueryClient } from "./query-client.ts";

let shared: QueryClient | undefined;

function sharedQueryClient(onSignedOut: () => void) {
  return (shared ??= createQueryClient(onSignedOut));
}

/** Around whatever asks the server: public pages do without the library until somebody comes to a form. */
export function WithQueries({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [queryClient] = useState(() => sharedQueryClient(() => void router.invalidate()));
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
