/** Staff who decide about people invite to the staff; whoever holds the newest link accepts, within a week. */
import { DAY_MS } from "@riwaq/domain/time/civil-date";

import { badField, refusal } from "../../../platform/app-error.ts";
import type { InvitationRow } from "./queries.ts";

export const VALID_MS = 7 * DAY_MS;
export const RESEND_AFTER_MS = 60_000;

/** What was accepted or withdrawn is over. */
export function requireUnsettled({ acceptedAt, withdrawnAt }: InvitationRow): void {
  if (acceptedAt || withdrawnAt) throw refusal("conflict", "invitation_closed");
}

/** One answer to every link that does not open: made up, replaced, withdrawn, used or too old. */
export function requireOpen<Row extends InvitationRow>(row: Row | undefined, now: Date): Row {
  const isOpen = row && !row.acceptedAt && !row.withdrawnAt && row.expiresAt > now;
  if (!isOpen) throw badField("token", "staff_invitation_gone");
  return row;
}
