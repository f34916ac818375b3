import type { NotificationsRead } from "@riwaq/contracts/notifications/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { withRead, withUnread } from "../model/bell-list.ts";
import { notificationsQuery } from "./notifications.ts";

async function markRead(read: NotificationsRead) {
  const contract = await import("@riwaq/contracts/notifications/notifications");
  return request("notifications/read/", contract.Unread, { method: "POST", body: read });
}

/** Shown at once; should the server not have it, the list is read again. */
export function useMarkRead() {
  const queryClient = useQueryClient();
  const { queryKey } = notificationsQuery;
  return useMutation({
    mutationFn: markRead,
    onMutate: (read) =>
      queryClient.setQueryData(queryKey, (list) => withRead(list, read, new Date().toISOString())),
    onSuccess: ({ unread }) =>
      queryClient.setQueryData(queryKey, (list) => withUnread(list, unread)),
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
}
