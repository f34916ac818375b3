/** What of money open pages may show: the payer's, and those of the staff who keep it. */
import type { Transaction } from "../../platform/db/transaction.ts";
import type { Subscriber } from "../../platform/events/subscriber.ts";
import * as billing from "../billing/events.ts";
import { findStaffWith } from "./notices/queries.ts";
import { changing } from "./who-watches.ts";

const keepers = (tx: Transaction) => findStaffWith(tx, "money");

type OfPayer = { aside: { payerId: string | null } };
const payerAndKeepers = async (tx: Transaction, { aside: { payerId } }: OfPayer) => [
  ...(payerId === null ? [] : [payerId]),
  ...(await keepers(tx)),
];

export const moneyTopics: readonly Subscriber[] = [
  ...changing<unknown>(["legal-acts"], [billing.actDeclared, billing.actMatched], keepers),
  ...changing(
    ["money"],
    [
      billing.subscriptionOrdered,
      billing.orderDropped,
      billing.chargeMade,
      billing.chargePaid,
      billing.payerAsked,
      billing.paymentRefused,
      billing.paymentReceived,
      billing.paymentUnclear,
      billing.paymentDisputed,
      billing.subscriptionLeft,
      billing.subscriptionPaused,
      billing.subscriptionResumed,
      billing.planChanged,
      billing.renewalNear,
      billing.refundAsked,
      billing.refundRefused,
      billing.refundDone,
      billing.refundFailed,
      billing.transferMatched,
      billing.voucherIssued,
      billing.voucherRedeemed,
      billing.voucherReturned,
    ],
    payerAndKeepers,
  ),
  ...changing<unknown>(
    ["money"],
    [
      billing.refundApproved,
      billing.paymentGivenUp,
      billing.statementRead,
      billing.transferSetAside,
      billing.transferTakenBack,
    ],
    keepers,
  ),
];
