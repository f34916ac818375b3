import { useMutation } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

async function unsubscribe(token: string) {
  const contract = await import("@riwaq/contracts/notifications/notifications");
  const options = { method: "POST", body: { token } } as const;
  return request("notifications/unsubscribe/", contract.Unsubscribed, options);
}

/** By the link of a mail, signed in or not. */
export function useUnsubscribe() {
  return useMutation({ mutationFn: unsubscribe });
}
