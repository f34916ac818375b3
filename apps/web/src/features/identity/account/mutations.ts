import type { AccountClosing } from "@riwaq/contracts/identity/account";
import * as account from "@riwaq/contracts/identity/account.calls";
import type { SeeingReason } from "@riwaq/contracts/identity/seeing-as";
import * as seeing from "@riwaq/contracts/identity/seeing-as.calls";
import type { TwoStepProof } from "@riwaq/contracts/identity/two-step";
import * as twoStep from "@riwaq/contracts/identity/two-step.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { paths } from "../../../config/paths.ts";
import { requestFile } from "../../../lib/api-client.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { addressOf, api } from "../../../lib/api.ts";
import { invalidate } from "../../../lib/query-of.ts";
import { reloadAt } from "../../../lib/reload-at.ts";

const GONE_ALREADY = 404;

/** Null: all but this one. */
async function signOutDevice(id: string | null) {
  if (id === null) return api(account.signOutOthers);
  return api(account.signOut, { params: { id } }).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== GONE_ALREADY) throw error;
  });
}

export function useSignOutDevice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: signOutDevice,
    onSuccess: () => invalidate(queryClient, [account.devices]),
  });
}

/** Of somebody else, for staff; null: all of them. */
export function useEndSignIns(personId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (device: string | null) =>
      device === null
        ? api(account.endSignIns, { params: { id: personId } })
        : api(account.endSignIn, { params: { id: personId, device } }),
    onSettled: () => invalidate(queryClient, [account.devicesOf]),
  });
}

/** From now on this browser shows what the person sees; whatever was read before goes. */
export function useSeeAs(personId: string) {
  return useMutation({
    mutationFn: (body: SeeingReason) => api(seeing.begin, { params: { id: personId }, body }),
    onSuccess: () => reloadAt(paths.dashboard),
  });
}

/** The secret is the dialog's alone: it is not kept among the answers. */
export function useBeginTwoStep() {
  return useMutation({
    mutationFn: (current_password: string) => api(twoStep.begin, { body: { current_password } }),
    gcTime: 0,
  });
}

type Codes = { recovery_codes: string[] };

/** The codes are handed over before anything else is known to have changed: they come once. */
function useNewCodes<V>(ask: (proof: V) => Promise<Codes>, onCodes: (codes: string[]) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ask,
    gcTime: 0,
    onSuccess: ({ recovery_codes: codes }) => {
      onCodes(codes);
      void invalidate(queryClient, [twoStep.state]);
    },
  });
}

export function useConfirmTwoStep(onCodes: (codes: string[]) => void) {
  return useNewCodes((code: string) => api(twoStep.confirm, { body: { code } }), onCodes);
}

export function useRenewRecoveryCodes(onCodes: (codes: string[]) => void) {
  return useNewCodes((body: TwoStepProof) => api(twoStep.renewCodes, { body }), onCodes);
}

export function useTurnOffTwoStep() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: TwoStepProof) => api(twoStep.turnOff, { body }),
    onSuccess: () => invalidate(queryClient, [twoStep.state]),
  });
}

export function useDownloadData() {
  return useMutation({ mutationFn: () => requestFile(addressOf(account.data)), gcTime: 0 });
}

export function useCloseAccount() {
  return useMutation({ mutationFn: (body: AccountClosing) => api(account.close, { body }) });
}
