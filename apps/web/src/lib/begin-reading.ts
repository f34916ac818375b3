import type { FetchQueryOptions, QueryKey } from "@tanstack/react-query";

import { sharedQueryClient } from "./shared-query-client.ts";

/** Whatever `queryOptions` made: its own types matter to the page, not here. */
type Query = { queryKey: QueryKey };

/**
 * Begins to read what a page shows while its code is on its way, and already when its link is pointed at. Nobody waits
 * for it: the page has its own states, and what fails here fails there again, with a way on.
 */
export function beginReading(...queries: ReadonlyArray<Query | false>): void {
  for (const query of queries) {
    if (query) void sharedQueryClient().prefetchQuery(query as FetchQueryOptions);
  }
}
