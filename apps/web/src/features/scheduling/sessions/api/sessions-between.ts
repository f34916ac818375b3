import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { SESSIONS } from "../../../../lib/session-keys.ts";

async function fetchSessionsBetween(from: string, to: string) {
  const contract = await import("@riwaq/contracts/scheduling/sessions");
  return request(`sessions/?${new URLSearchParams({ from, to })}`, contract.Sessions);
}

/** The reader's lessons that touch these instants; the week before stays until they are here. */
export function sessionsBetweenQuery(from: string, to: string) {
  return queryOptions({
    queryKey: [...SESSIONS, "between", from, to],
    queryFn: () => fetchSessionsBetween(from, to),
    placeholderData: keepPreviousData,
  });
}
