import { QueryClientProvider } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useState } from "react";

import { onSignedOut, sharedQueryClient } from "./shared-query-client.ts";

/** Around whatever asks the server: public pages do without the library until somebody comes to a form. */
export function WithQueries({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [queryClient] = useState(() => {
    onSignedOut(() => void router.invalidate());
    return sharedQueryClient();
  });
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
