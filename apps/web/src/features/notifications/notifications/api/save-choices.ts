import type { NotificationMatrixChange } from "@riwaq/contracts/notifications/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { choicesQuery } from "./choices.ts";

async function saveChoices(change: NotificationMatrixChange) {
  const contract = await import("@riwaq/contracts/notifications/notifications");
  return request("notifications/choices/", contract.NotificationMatrix, {
    method: "PUT",
    body: change,
  });
}

export function useSaveChoices() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: saveChoices,
    onSuccess: (saved) => queryClient.setQueryData(choicesQuery.queryKey, saved),
  });
}
