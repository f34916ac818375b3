import type {
  LeavingConfirmed,
  Order,
  OrderWish,
  Pause,
  PaymentStart,
  PlanChange,
  Subscriptions,
} from "@riwaq/contracts/billing/subscriptions";
import * as subscriptions from "@riwaq/contracts/billing/subscriptions.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { forgetLessons } from "../../../lib/forget-lessons.ts";
import { invalidate } from "../../../lib/query-of.ts";
import { useIdempotencyKey } from "../../../lib/use-idempotency-key.ts";
import { subscriptionsQuery } from "./queries.ts";

const TOLD_OF_MONEY = [
  subscriptions.list,
  subscriptions.lessonsLeft,
  subscriptions.ledger,
  subscriptions.charge,
  subscriptions.orderStart,
];

/** Nothing is written: what an order of this would be. */
export const useQuote = () =>
  useMutation({ mutationFn: (body: OrderWish) => api(subscriptions.quote, { body }) });

/** Sent again after a lost answer, it orders nothing twice. */
export function useOrder() {
  const queryClient = useQueryClient();
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: Order) => api(subscriptions.order, { body, key: keyOf(body) }),
    onSuccess: () => void invalidate(queryClient, TOLD_OF_MONEY),
  });
}

/** The address of the provider's page. Whatever was refused has changed meanwhile, as a rule in another tab. */
export function usePay(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PaymentStart) => api(subscriptions.pay, { params: { id }, body }),
    onError: () => void invalidate(queryClient, [subscriptions.charge]),
  });
}

/** The answer is all subscriptions as they stand then; lessons come and go with them. */
function useChange<Sent>(send: (sent: Sent) => Promise<Subscriptions>) {
  const queryClient = useQueryClient();
  const { queryKey } = subscriptionsQuery;
  return useMutation({
    mutationFn: send,
    onSuccess: (after) => {
      queryClient.setQueryData(queryKey, after);
      void invalidate(queryClient, [subscriptions.lessonsLeft, subscriptions.ledger]);
      void forgetLessons(queryClient);
    },
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
}

export const usePause = (id: string) =>
  useChange((body: Pause) => api(subscriptions.pause, { params: { id }, body }));

export const useGoOn = () => useChange((id: string) => api(subscriptions.goOn, { params: { id } }));

export const useChangePlan = (id: string) =>
  useChange((body: PlanChange) => api(subscriptions.changePlan, { params: { id }, body }));

const WAYS = { leave: subscriptions.leave, withdraw: subscriptions.withdraw };

/** What was shown is given up, and nothing else: where the amount has changed, it is refused. */
export function useGiveUp(id: string, way: keyof typeof WAYS) {
  const queryClient = useQueryClient();
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: LeavingConfirmed) =>
      api(WAYS[way], { params: { id }, body, key: keyOf({ id, way, ...body }) }),
    onSuccess: () => {
      void invalidate(queryClient, TOLD_OF_MONEY);
      void forgetLessons(queryClient);
    },
    onError: () =>
      void invalidate(queryClient, [
        subscriptions.previewLeaving,
        subscriptions.previewWithdrawal,
        subscriptions.list,
      ]),
  });
}

export function useDropOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(subscriptions.dropOrder, { params: { id } }),
    onSettled: () => invalidate(queryClient, TOLD_OF_MONEY),
  });
}

export function useForgetMethod() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api(subscriptions.forgetMethod),
    onSettled: () => invalidate(queryClient, [subscriptions.list]),
  });
}
