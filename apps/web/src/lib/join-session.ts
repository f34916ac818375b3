import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "./api-client.ts";
import { forgetLessons } from "./session-keys.ts";

async function joinSession(id: string) {
  const contract = await import("@riwaq/contracts/scheduling/sessions");
  return request(`sessions/${id}/join/`, contract.Joined, { method: "POST" });
}

/** Records who comes in, and answers with the link to open. */
export function useJoinSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: joinSession,
    onSettled: () => void forgetLessons(queryClient),
  });
}
