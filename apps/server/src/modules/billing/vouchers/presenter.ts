import type { Gift, OwnVoucher, StaffVoucher } from "@riwaq/contracts/billing/vouchers";
import { stateOfVoucher } from "@riwaq/domain/billing/vouchers";
import { withdrawableUntil } from "@riwaq/domain/billing/withdrawal";

import type { ListedVoucher, VoucherRow } from "./queries.ts";

const iso = (at: Date | null) => at && at.toISOString();
const msOf = (at: Date | null) => at && at.getTime();

export const standingOf = (row: VoucherRow) => ({
  issuedAtMs: msOf(row.issuedAt),
  expiresAtMs: msOf(row.expiresAt),
  redeemedAtMs: msOf(row.redeemedAt),
  returnedAtMs: msOf(row.returnedAt),
});

/** For whoever bought it: who redeemed it is not theirs to know. */
export function presentGift(row: VoucherRow, now: Date): Gift {
  const state = stateOfVoucher(standingOf(row), now.getTime());
  const untilMs = withdrawableUntil(row.createdAt.getTime(), row.buyerZone ?? "UTC");
  const isWithdrawable = state === "open" && now.getTime() <= untilMs;
  return {
    id: row.id,
    state,
    currency: row.currency,
    value: row.value,
    recipient: row.recipient,
    words: row.words,
    charge_id: row.chargeId,
    ordered_at: row.createdAt.toISOString(),
    paid_at: iso(row.issuedAt),
    expires_at: iso(row.expiresAt),
    withdrawable_until: isWithdrawable ? new Date(untilMs).toISOString() : null,
  };
}

export const presentOwn = (row: VoucherRow, left: number): OwnVoucher => ({
  id: row.id,
  currency: row.currency,
  value: row.value,
  rest: left,
  redeemed_at: iso(row.redeemedAt) ?? "",
});

/** For staff who decide about money; codes are in no list. */
export function presentListed(one: ListedVoucher, now: Date): StaffVoucher {
  const { voucher, left, buyer, redeemer, by } = one;
  return {
    id: voucher.id,
    origin: voucher.origin,
    state: stateOfVoucher(standingOf(voucher), now.getTime()),
    currency: voucher.currency,
    value: voucher.value,
    rest: left,
    buyer: buyer ?? "",
    redeemed_by: redeemer ?? "",
    granted_by: by ?? "",
    recipient: voucher.recipient,
    reason: voucher.reason,
    issued_at: iso(voucher.issuedAt) ?? "",
    expires_at: iso(voucher.expiresAt) ?? "",
    redeemed_at: iso(voucher.redeemedAt),
  };
}
