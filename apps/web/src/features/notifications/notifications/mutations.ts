import type {
  NotificationMatrixChange,
  NotificationsRead,
} from "@riwaq/contracts/notifications/notifications";
import * as notifications from "@riwaq/contracts/notifications/notifications.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { withRead, withUnread } from "./model/bell-list.ts";
import { choicesQuery, notificationsQuery } from "./queries.ts";

/** Shown at once; should the server not have it, the list is read again. */
export function useMarkRead() {
  const queryClient = useQueryClient();
  const { queryKey } = notificationsQuery;
  return useMutation({
    mutationFn: (body: NotificationsRead) => api(notifications.markRead, { body }),
    onMutate: (read) =>
      queryClient.setQueryData(queryKey, (list) => withRead(list, read, new Date().toISOString())),
    onSuccess: ({ unread }) =>
      queryClient.setQueryData(queryKey, (list) => withUnread(list, unread)),
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
}

export function useSaveChoices() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NotificationMatrixChange) => api(notifications.saveChoices, { body }),
    onSuccess: (saved) => queryClient.setQueryData(choicesQuery.queryKey, saved),
  });
}

/** By the link of a mail, signed in or not. */
export function useUnsubscribe() {
  return useMutation({
    mutationFn: (token: string) => api(notifications.unsubscribe, { body: { token } }),
  });
}
