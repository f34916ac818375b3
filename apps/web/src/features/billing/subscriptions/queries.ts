import * as payers from "@riwaq/contracts/billing/payers.calls";
import * as subscriptions from "@riwaq/contracts/billing/subscriptions.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

/** All that the reader pays for, and who could be subscribed. */
export const subscriptionsQuery = queryOptions(queryOf(subscriptions.list));

/** What is left to whoever learns here: lessons, never money. */
export const lessonsLeftQuery = queryOptions(queryOf(subscriptions.lessonsLeft));

export const orderStartQuery = (id: string) =>
  queryOptions(queryOf(subscriptions.orderStart, { params: { id } }));

export const ledgerQuery = (id: string) =>
  queryOptions(queryOf(subscriptions.ledger, { params: { id } }));

/** Another tab may have paid it. */
export const chargeQuery = (id: string) =>
  queryOptions({ ...queryOf(subscriptions.charge, { params: { id } }), staleTime: 0 });

/** The same, after a look at the provider. */
export const lookQuery = (id: string) =>
  queryOptions({ ...queryOf(subscriptions.look, { params: { id } }), staleTime: 0 });

/** What comes back changes with each lesson. */
export const leavingQuery = (id: string) =>
  queryOptions({ ...queryOf(subscriptions.previewLeaving, { params: { id } }), staleTime: 0 });

export const withdrawalQuery = (id: string) =>
  queryOptions({ ...queryOf(subscriptions.previewWithdrawal, { params: { id } }), staleTime: 0 });

/** What another rhythm costs changes with each day. */
export const planChangeQuery = (id: string, planId: string) =>
  queryOptions({
    ...queryOf(subscriptions.previewPlan, { params: { id, plan_id: planId } }),
    staleTime: 0,
  });

/** What pays for somebody, for staff. */
export const payerQuery = (id: string) =>
  queryOptions(queryOf(payers.ofPerson, { params: { id } }));

export const staffLedgerQuery = (id: string) =>
  queryOptions(queryOf(payers.staffLedger, { params: { id } }));
