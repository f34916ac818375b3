import type {
  ChargeToday,
  RefundToday,
  RenewalToday,
  UnclearToday,
  UnpaidToday,
  UnplannedToday,
} from "@riwaq/contracts/billing/desk";

import type { findRenewals } from "./find-renewals.ts";
import type {
  StuckCharge,
  UnclearPayment,
  UnpaidFamily,
  Unplanned,
  WaitingRefund,
} from "./queries.ts";

const iso = (atMs: number) => new Date(atMs).toISOString();

export const presentCharge = (one: StuckCharge): ChargeToday => ({
  id: one.id,
  since: iso(one.sinceMs),
  amount: one.amount,
  currency: one.currency,
  payer: one.payer,
  subscription_id: one.subscriptionId,
  next_attempt_at: one.nextAttemptAtMs === null ? null : iso(one.nextAttemptAtMs),
  decline: one.decline,
  code: one.code,
});

export const presentUnclear = (one: UnclearPayment): UnclearToday => ({
  id: one.id,
  since: iso(one.sinceMs),
  amount: one.amount,
  currency: one.currency,
  provider: one.provider,
  reference: one.reference,
  why: one.isStrange ? "amount" : "silence",
  payer: one.payer,
  subscription_id: one.subscriptionId,
});

export const presentRefund = (one: WaitingRefund, readerId: string): RefundToday => ({
  id: one.id,
  since: iso(one.sinceMs),
  amount: one.amount,
  currency: one.currency,
  payer: one.payer,
  subscription_id: one.subscriptionId,
  reason: one.reason,
  note: one.note,
  is_own: one.askedById === readerId,
});

type FoundRenewal = Awaited<ReturnType<typeof findRenewals>>[number];

export const presentRenewal = (
  { held, renewal }: FoundRenewal,
  nameOf: ReadonlyMap<string, string>,
): RenewalToday => ({
  subscription_id: held.id,
  due_at: iso(renewal.dueAtMs),
  amount: renewal.amount,
  currency: held.currency,
  trigger: renewal.trigger,
  payer: { id: held.payerId, name: nameOf.get(held.payerId) ?? "" },
  student: { id: held.studentId, name: held.studentName },
});

export const presentUnplanned = (one: Unplanned): UnplannedToday => ({
  student: one.student,
  lessons: one.lessons,
  last_at: iso(one.lastAtMs),
  teacher: one.teacher,
});

export const presentUnpaid = (one: UnpaidFamily): UnpaidToday => ({
  subscription_id: one.subscriptionId,
  amount: one.amount,
  currency: one.currency,
  payer: one.payer,
  student: one.student,
  lessons: one.lessons,
  first_at: iso(one.firstAtMs),
});
