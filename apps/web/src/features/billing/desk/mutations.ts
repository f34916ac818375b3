import type { RefundRefusal, StaffRefund } from "@riwaq/contracts/billing/desk";
import * as desk from "@riwaq/contracts/billing/desk.calls";
import { ofPerson } from "@riwaq/contracts/billing/payers.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { invalidate } from "../../../lib/query-of.ts";
import { useIdempotencyKey } from "../../../lib/use-idempotency-key.ts";

/** Whatever came of it, the lists are asked again: somebody else may have decided meanwhile. */
function useDecide<Sent>(send: (sent: Sent) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => invalidate(queryClient, [desk.today, ofPerson]),
  });
}

export const useApproveRefund = () =>
  useDecide((id: string) => api(desk.approveRefund, { params: { id } }));

export const useRefuseRefund = (id: string) =>
  useDecide((body: RefundRefusal) => api(desk.refuseRefund, { params: { id }, body }));

export const useNoteTransfer = () =>
  useDecide((id: string) => api(desk.noteTransfer, { params: { id } }));

export const useSettleDoubt = (id: string) =>
  useDecide((isPaid: boolean) =>
    api(desk.settleDoubt, { params: { id }, body: { is_paid: isPaid } }),
  );

/** Of a payer's credit; sent again after a lost answer, it gives nothing back twice. */
export function useRefundCredit(id: string) {
  const keyOf = useIdempotencyKey();
  return useDecide((body: StaffRefund) =>
    api(desk.refundCredit, { params: { id }, body, key: keyOf({ id, ...body }) }),
  );
}
