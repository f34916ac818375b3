import type { QueryClient } from "@tanstack/react-query";

import { FREE_SLOTS } from "../../../lib/free-slots.ts";

export const SESSIONS = ["sessions"];

/** What a lesson's change makes stale: all lists of lessons, and what is told of them elsewhere. */
export async function forgetLessons(queryClient: QueryClient) {
  const keys = [SESSIONS, FREE_SLOTS, ["teacher-dashboard"], ["make-ups"], ["children"]];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
