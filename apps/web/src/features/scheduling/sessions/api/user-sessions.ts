import { infiniteQueryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { SESSIONS } from "../../../../lib/session-keys.ts";

async function fetchUserSessions(before: string) {
  const contract = await import("@riwaq/contracts/scheduling/sessions");
  const query = before && `?${new URLSearchParams({ before })}`;
  const sessions = await request(`time-slots/user_sessions/${query}`, contract.Sessions);
  return { sessions, isFull: sessions.length >= contract.SESSIONS_PAGE };
}

/** The reader's sessions, newest first: those that come, and a page of the past; before a full page there are others. */
export const userSessionsQuery = infiniteQueryOptions({
  queryKey: [...SESSIONS, "all"],
  queryFn: ({ pageParam }) => fetchUserSessions(pageParam),
  initialPageParam: "",
  getNextPageParam: ({ sessions, isFull }) => (isFull ? sessions.at(-1)?.starts_at : undefined),
  select: ({ pages }) => pages.flatMap(({ sessions }) => sessions),
});
