import { notificationsQuery } from "../features/notifications/notifications/queries.ts";
import { beginReading } from "../lib/begin-reading.ts";
import { homesQuery } from "../lib/own-homes.ts";
import { ownProfileQuery } from "../lib/own-profile.ts";
import { sharedQueryClient } from "../lib/shared-query-client.ts";

/** What stands on every page of whoever is signed in: their time zone, what else they are, and their bell. */
export function beginShell(): void {
  beginReading(ownProfileQuery, homesQuery);
  void sharedQueryClient().prefetchInfiniteQuery(notificationsQuery);
}
