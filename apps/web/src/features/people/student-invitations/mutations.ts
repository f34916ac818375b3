import type {
  InvitationAcceptance,
  NewStudentInvitation,
} from "@riwaq/contracts/people/student-invitations";
import * as invitations from "@riwaq/contracts/people/student-invitations.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { invalidate } from "../../../lib/query-of.ts";
import { useIdempotencyKey } from "../../../lib/use-idempotency-key.ts";

function useListAnew() {
  const queryClient = useQueryClient();
  return () => void invalidate(queryClient, [invitations.list]);
}

/** Sent again after a lost answer, the same form sends no second mail. */
export function useInviteStudent() {
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: NewStudentInvitation) => api(invitations.invite, { body, key: keyOf(body) }),
    onSuccess: useListAnew(),
  });
}

/** Whatever came of it, the list says how things stand now. */
export function useResendInvitation() {
  return useMutation({
    mutationFn: (id: string) => api(invitations.resend, { params: { id } }),
    onSettled: useListAnew(),
  });
}

/** Whatever came of it, the list says how things stand now: the guardian may have been quicker. */
export function useWithdrawInvitation() {
  return useMutation({
    mutationFn: (id: string) => api(invitations.withdraw, { params: { id } }),
    onSettled: useListAnew(),
  });
}

/** Sent again after a lost answer, it is the same child. Every page that the family opens next asks anew. */
export function useAcceptInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: InvitationAcceptance) => api(invitations.accept, { body }),
    onSuccess: () => void queryClient.invalidateQueries({ refetchType: "none" }),
  });
}
