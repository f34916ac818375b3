import type { Charge } from "@riwaq/contracts/billing/subscriptions";
import * as subscriptions from "@riwaq/contracts/billing/subscriptions.calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { invalidate } from "../../../../../lib/query-of.ts";
import { moodOf } from "../../model/charges.ts";
import { chargeQuery, lookQuery } from "../../queries.ts";

/** done: the provider says that it was paid; back: the payer turned round. */
export type CameBack = "done" | "back" | null;

/** The provider knows within seconds, as a rule; after that it is said that nobody knows yet. */
const PAUSE_MS = 2500;
const LOOKS = 8;

const TOLD_WHEN_PAID = [
  subscriptions.list,
  subscriptions.lessonsLeft,
  subscriptions.ledger,
  subscriptions.orderStart,
];

/** It may still become something else without anybody pressing. */
const isOnItsWay = (charge: Charge | undefined, cameBack: CameBack): boolean => {
  if (charge?.state !== "due") return false;
  const isOpen = charge.attempt?.state === "open" && cameBack === "done";
  return isOpen || moodOf(charge, false) === "unknown";
};

/** A charge as it is; whoever comes back has it looked up at the provider, some times over. */
export function useCharge(id: string, cameBack: CameBack) {
  const queryClient = useQueryClient();
  const known = useQuery(chargeQuery(id));
  const look = useQuery({
    ...lookQuery(id),
    enabled: cameBack !== null && known.data?.state === "due",
    retry: false,
    refetchInterval: ({ state: { data, dataUpdateCount: count, errorUpdateCount: failures } }) =>
      count + failures < LOOKS && isOnItsWay(data ?? known.data, cameBack) ? PAUSE_MS : false,
  });
  const isNewer = look.dataUpdatedAt >= known.dataUpdatedAt;
  const data = isNewer ? (look.data ?? known.data) : known.data;
  const isOver = data !== undefined && data.state !== "due";
  useEffect(() => {
    if (isOver) void invalidate(queryClient, TOLD_WHEN_PAID);
  }, [isOver, queryClient]);
  const { dataUpdateCount: seen = 0, errorUpdateCount: failed = 0 } =
    queryClient.getQueryState(lookQuery(id).queryKey) ?? {};
  const looks = seen + failed;
  const goesOn = looks === 0 || (looks < LOOKS && isOnItsWay(data, cameBack));
  return {
    query: { ...known, data },
    /** By itself, for some seconds. */
    isLooking: cameBack !== null && data?.state === "due" && goesOn,
    isBusy: look.isFetching,
    lookAgain: () => void look.refetch(),
  };
}
