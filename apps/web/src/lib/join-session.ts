import * as sessions from "@riwaq/contracts/scheduling/sessions.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "./api.ts";
import { forgetLessons } from "./forget-lessons.ts";

/** Records who comes in, and answers with the link to open. */
export function useJoinSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(sessions.join, { params: { id } }),
    onSettled: () => void forgetLessons(queryClient),
  });
}
