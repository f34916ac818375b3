import * as homes from "@riwaq/contracts/identity/homes.calls";
import type { Rights } from "@riwaq/contracts/identity/rights";
import * as rights from "@riwaq/contracts/identity/rights.calls";
import type { NewStaffInvitation } from "@riwaq/contracts/identity/staff-invitations";
import * as invitations from "@riwaq/contracts/identity/staff-invitations.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { invalidate } from "../../../lib/query-of.ts";
import { staffQuery } from "./queries.ts";

/** One's own rights are asked for again: a page may close by what one takes from oneself. */
export function useSetRights() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Rights) => api(rights.set, { body }),
    onSuccess: (list) => {
      queryClient.setQueryData(staffQuery.queryKey, list);
      void invalidate(queryClient, [homes.mine]);
    },
  });
}

function useListAnew() {
  const queryClient = useQueryClient();
  return () => void invalidate(queryClient, [invitations.list]);
}

export function useInviteStaff() {
  return useMutation({
    mutationFn: (body: NewStaffInvitation) => api(invitations.invite, { body }),
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

/** The same: the person may have been quicker. */
export function useWithdrawInvitation() {
  return useMutation({
    mutationFn: (id: string) => api(invitations.withdraw, { params: { id } }),
    onSettled: useListAnew(),
  });
}
