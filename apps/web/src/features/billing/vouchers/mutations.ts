import * as subscriptions from "@riwaq/contracts/billing/subscriptions.calls";
import type {
  GiftOrder,
  NewVoucher,
  Redemption,
  VoucherReturn,
  Vouchers,
} from "@riwaq/contracts/billing/vouchers";
import * as vouchers from "@riwaq/contracts/billing/vouchers.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { invalidate } from "../../../lib/query-of.ts";
import { useIdempotencyKey } from "../../../lib/use-idempotency-key.ts";
import { ownVouchersQuery, vouchersQuery } from "./queries.ts";

/** Sent again after a lost answer, it orders nothing twice. */
export function useOrderGift() {
  const queryClient = useQueryClient();
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: GiftOrder) => api(vouchers.order, { body, key: keyOf(body) }),
    onSuccess: () => void invalidate(queryClient, [vouchers.own, subscriptions.list]),
  });
}

/** The answer is all that one has; what was due may be paid by then. */
function useChange<Sent>(send: (sent: Sent) => Promise<Vouchers>) {
  const queryClient = useQueryClient();
  const { queryKey } = ownVouchersQuery;
  return useMutation({
    mutationFn: send,
    onSuccess: (after) => {
      queryClient.setQueryData(queryKey, after);
      void invalidate(queryClient, [subscriptions.list, subscriptions.charge]);
    },
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
}

export const useRedeem = () => useChange((body: Redemption) => api(vouchers.redeem, { body }));

export const useWithdrawGift = () =>
  useChange((id: string) => api(vouchers.withdraw, { params: { id } }));

export function useGrantVoucher() {
  const queryClient = useQueryClient();
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: NewVoucher) => api(vouchers.grant, { body, key: keyOf(body) }),
    onSettled: () => invalidate(queryClient, [vouchers.list]),
  });
}

export function useTakeBack(id: string) {
  const queryClient = useQueryClient();
  const { queryKey } = vouchersQuery;
  return useMutation({
    mutationFn: (body: VoucherReturn) => api(vouchers.takeBack, { params: { id }, body }),
    onSuccess: (after) => queryClient.setQueryData(queryKey, after),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
