import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../lib/api-client.ts";
import { SESSIONS } from "../../../lib/session-keys.ts";

async function fetchUserSessions() {
  const contract = await import("@riwaq/contracts/sessions");
  return request("time-slots/user_sessions/", contract.Sessions);
}

/** The reader's sessions, newest first. */
export const userSessionsQuery = queryOptions({
  queryKey: [...SESSIONS, "all"],
  queryFn: fetchUserSessions,
});
