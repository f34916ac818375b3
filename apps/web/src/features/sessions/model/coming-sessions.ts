import type { Session } from "@riwaq/contracts/sessions";

const STILL_HELD = new Set<Session["status"]>(["Scheduled", "Joined"]);

/** Those that are under way or still to be held, the soonest first. */
export function comingSessions(sessions: readonly Session[], nowMs: number) {
  return sessions
    .filter(({ status, ends_at }) => STILL_HELD.has(status) && Date.parse(ends_at) > nowMs)
    .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
}
