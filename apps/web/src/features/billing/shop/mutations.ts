import type {
  BillingValues,
  NewPlan,
  NewPrice,
  NewTaxRule,
  SellerChange,
  Shop,
} from "@riwaq/contracts/billing/shop";
import * as shop from "@riwaq/contracts/billing/shop.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { shopQuery } from "./queries.ts";

/** The answer is the shop as it stands then. */
function useChangeShop<Sent>(send: (sent: Sent) => Promise<Shop>) {
  const queryClient = useQueryClient();
  const { queryKey } = shopQuery;
  return useMutation({
    mutationFn: send,
    onSuccess: (after) => queryClient.setQueryData(queryKey, after),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

export const useChangeSeller = () =>
  useChangeShop((body: SellerChange) => api(shop.changeSeller, { body }));

export const useChangeValues = () =>
  useChangeShop((body: BillingValues) => api(shop.changeValues, { body }));

export const useOpenShop = () =>
  useChangeShop((isOpen: boolean) => api(shop.open, { body: { is_open: isOpen } }));

export const useAddTaxRule = () =>
  useChangeShop((body: NewTaxRule) => api(shop.addTaxRule, { body }));

export const useTakeTaxRuleBack = () =>
  useChangeShop((id: string) => api(shop.takeTaxRuleBack, { params: { id } }));

export const useAddPlan = () => useChangeShop((body: NewPlan) => api(shop.addPlan, { body }));

export const useRetirePlan = () =>
  useChangeShop((id: string) => api(shop.retirePlan, { params: { id } }));

export const useSetPrice = (id: string) =>
  useChangeShop((body: NewPrice) => api(shop.setPrice, { params: { id }, body }));
