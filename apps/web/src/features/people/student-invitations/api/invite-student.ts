import type { NewStudentInvitation } from "@riwaq/contracts/people/student-invitations";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";
import { INVITATIONS } from "./invitations.ts";

async function inviteStudent(body: NewStudentInvitation, key: string) {
  const contract = await import("@riwaq/contracts/people/student-invitations");
  const headers = { "idempotency-key": key };
  const options = { method: "POST", body, headers } as const;
  return request("student-invitations/", contract.StudentInvitation, options);
}

/** Sent again after a lost answer, the same form sends no second mail. */
export function useInviteStudent() {
  const queryClient = useQueryClient();
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (form: NewStudentInvitation) => inviteStudent(form, keyOf(form)),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: INVITATIONS }),
  });
}
