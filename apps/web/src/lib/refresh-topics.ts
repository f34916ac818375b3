import type { Topic } from "@riwaq/contracts/notifications/topics";
import type { QueryClient } from "@tanstack/react-query";

import { forgetLessons } from "./forget-lessons.ts";

type Refresh = (queryClient: QueryClient) => Promise<void>;

/** Which queries show what a topic is about. */
const SHOWN_OF: Record<Topic, Refresh> = {
  lessons: forgetLessons,
};

/** Asked for again where it is on the screen, and stale elsewhere; topics of a newer server are passed over. */
export async function refresh(queryClient: QueryClient, topics: readonly string[]): Promise<void> {
  const known = Object.entries(SHOWN_OF).filter(([topic]) => topics.includes(topic));
  await Promise.all(known.map(([, shown]) => shown(queryClient)));
}
