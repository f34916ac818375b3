import * as notifications from "@riwaq/contracts/notifications/notifications.calls";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import { pushState, turnPushOff, turnPushOn } from "../../lib/push.ts";
import { queryOf } from "../../lib/query-of.ts";

export const pushKeyQuery = queryOptions(queryOf(notifications.pushKey));

/** Whether this browser shows this person's news while the site is closed. */
export const devicePushQuery = (userId: string) =>
  queryOptions({
    // allow key: no call answers it, but this browser
    queryKey: ["device-push", userId],
    queryFn: () => pushState(userId),
    networkMode: "always",
  });

export function useTurnPush(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (publicKey: string | null) =>
      publicKey === null ? turnPushOff() : turnPushOn(userId, publicKey),
    onSuccess: (state) => queryClient.setQueryData(devicePushQuery(userId).queryKey, state),
    onError: () => void queryClient.invalidateQueries(devicePushQuery(userId)),
  });
}
