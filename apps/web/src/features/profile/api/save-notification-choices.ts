import type { NotificationChoices } from "@riwaq/contracts/profile";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../lib/api-client.ts";
import { notificationChoicesQuery } from "./notification-choices.ts";

async function saveNotificationChoices(choices: NotificationChoices) {
  const contract = await import("@riwaq/contracts/profile");
  return request("profile/notifications/", contract.NotificationChoices, {
    method: "PUT",
    body: choices,
  });
}

export function useSaveNotificationChoices() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: saveNotificationChoices,
    onSuccess: (saved) => queryClient.setQueryData(notificationChoicesQuery.queryKey, saved),
  });
}
