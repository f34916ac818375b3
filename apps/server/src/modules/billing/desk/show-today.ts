import type { MoneyToday } from "@riwaq/contracts/billing/desk";

import { requireRight } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { findBillingValues } from "../shop/find-billing-values.ts";
import { findShop } from "../shop/queries.ts";
import { findDisputes } from "./find-disputes.ts";
import { findNames, findRenewals } from "./find-renewals.ts";
import {
  presentCharge,
  presentRefund,
  presentRenewal,
  presentUnclear,
  presentUnpaid,
  presentUnplanned,
} from "./presenter.ts";
import {
  findStuckCharges,
  findSuspense,
  findUnclear,
  findUnpaidFamilies,
  findUnplanned,
  findWaitingRefunds,
  listOf,
} from "./queries.ts";

const RENEWALS_SHOWN = 8;

/** What of money waits for a person: short lists, the oldest first, each with how long it is. */
export async function showToday({ db, actor: someone, clock }: Context): Promise<MoneyToday> {
  const actor = requireRight("money")(someone);
  const now = clock.now();
  const { seller, isOpen } = await findShop(db, now);
  const values = await findBillingValues(db);
  const stuck = await findStuckCharges(db);
  const waiting = await findWaitingRefunds(db);
  const renewals = await findRenewals(db, { now, zone: seller.timeZone, values });
  const next = renewals.slice(0, RENEWALS_SHOWN);
  const nameOf = await findNames(
    db,
    next.map(({ held }) => held.payerId),
  );
  const refunds = (state: (typeof waiting)[number]["state"]) =>
    listOf(
      waiting.filter((one) => one.state === state),
      (one) => presentRefund(one, actor.id),
    );
  const charges = (isTried: boolean) =>
    listOf(
      stuck.filter((one) => one.isTried === isTried),
      presentCharge,
    );
  return {
    is_open: isOpen,
    time_zone: seller.timeZone,
    currency: seller.currency,
    approval_limit: values.approvalLimit,
    failed: charges(true),
    needs_payer: charges(false),
    unpaid: listOf(await findUnpaidFamilies(db), presentUnpaid),
    unclear: listOf(await findUnclear(db), presentUnclear),
    disputes: await findDisputes(db),
    suspense: await findSuspense(db),
    to_approve: refunds("to_approve"),
    to_transfer: refunds("to_transfer"),
    renewals: {
      count: renewals.length,
      items: next.map((one) => presentRenewal(one, nameOf)),
    },
    unplanned: listOf(isOpen ? await findUnplanned(db, now) : [], presentUnplanned),
  };
}
