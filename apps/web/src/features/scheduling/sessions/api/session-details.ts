import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { SESSIONS } from "../../../../lib/session-keys.ts";

const REFRESH_MS = 60_000;

async function fetchSessionDetails(id: string) {
  const contract = await import("@riwaq/contracts/scheduling/sessions");
  return request(`sessions/${id}/`, contract.SessionDetails);
}

/** One lesson with who came in and what the reader may do with it: asked anew while it is on show. */
export function sessionDetailsQuery(id: string) {
  return queryOptions({
    queryKey: [...SESSIONS, "details", id],
    queryFn: () => fetchSessionDetails(id),
    refetchInterval: REFRESH_MS,
  });
}
