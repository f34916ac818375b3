import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { useReadOnly } from "../../../../lib/current-user.ts";
import { isMissingPart } from "../../../../lib/missing-part.ts";
import { newestSeq, unreadOf, withNotification, withUnread } from "../model/bell-list.ts";
import { followStream } from "../model/follow-stream.ts";
import { notificationsQuery } from "../queries.ts";

const { queryKey } = notificationsQuery;

async function follow(queryClient: QueryClient, signal: AbortSignal) {
  const { Notification, Unread } = await import("@riwaq/contracts/notifications/notifications");
  const { ChangedTopics, TOPICS } = await import("@riwaq/contracts/notifications/topics");
  const { refresh } = await import("../../../../lib/refresh-topics.ts");
  if (signal.aborted) return;
  const listNow = () => queryClient.getQueryData(queryKey);
  const readAgain = () => void queryClient.invalidateQueries({ queryKey });
  let cameSince = 0;
  const stop = followStream({
    after: () => newestSeq(listNow()),
    onNotification: (data) => {
      const notification = Notification.parse(data);
      if (notification.seq > newestSeq(listNow())) cameSince += 1;
      queryClient.setQueryData(queryKey, (list) => withNotification(list, notification));
    },
    onUnread: (data) => {
      const { unread } = Unread.parse(data);
      const isExplained = unread === unreadOf(listNow()) + cameSince;
      cameSince = 0;
      queryClient.setQueryData(queryKey, (list) => withUnread(list, unread));
      // Read in another window: which ones, the list says.
      if (!isExplained) readAgain();
    },
    onChanged: (data) => void refresh(queryClient, ChangedTopics.parse(data).topics),
    onBack: () => void refresh(queryClient, TOPICS),
    onPoll: readAgain,
  });
  signal.addEventListener("abort", stop, { once: true });
}

/** Its own code comes over the line as well: where that is lost, it is asked for again once it is back. */
function followWhenOnline(queryClient: QueryClient, signal: AbortSignal) {
  follow(queryClient, signal).catch((error: unknown) => {
    if (!isMissingPart(error)) throw error;
    const again = () => followWhenOnline(queryClient, signal);
    addEventListener("online", again, { once: true, signal });
  });
}

/** The list of the bell, kept up to date by the stream once it has been read. */
export function useBell() {
  const queryClient = useQueryClient();
  const query = useInfiniteQuery(notificationsQuery);
  // The stream is the person's alone: whoever sees as them is refused it.
  const isReadOnly = useReadOnly();
  const isThere = query.data !== undefined && !isReadOnly;
  useEffect(() => {
    const left = new AbortController();
    if (isThere) followWhenOnline(queryClient, left.signal);
    return () => left.abort();
  }, [isThere, queryClient]);
  return query;
}

export type Bell = ReturnType<typeof useBell>;
