import type { QueryClient } from "@tanstack/react-query";

import { FREE_SLOTS } from "./free-slots.ts";

export const SESSIONS = ["sessions"];

/** Apart from the lessons: once a change is made, there is nothing to ask of it any more. */
export const CHANGE_PREVIEWS = ["change-previews"];

/** What a lesson's change makes stale: all lists of lessons, and what is told of them elsewhere. */
export async function forgetLessons(queryClient: QueryClient) {
  const keys = [SESSIONS, FREE_SLOTS, ["teacher-dashboard"], ["homes"], ["make-ups"], ["children"]];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
