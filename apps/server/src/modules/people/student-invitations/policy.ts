/** Teachers invite pupils once the institute has approved them; a parent accepts, and nobody else's row is found. */
import { DAY_MS } from "@riwaq/domain/time/civil-date";
import { eq } from "drizzle-orm";

import { badField, refusal } from "../../../platform/app-error.ts";
import type { User } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { teachers } from "../tables/teachers.ts";
import type { InvitationRow, OpenedRow } from "./queries.ts";

export const VALID_MS = 14 * DAY_MS;
export const RESEND_AFTER_MS = 3_600_000;

/** Waits for whatever else this teacher invites at the same moment. */
export async function requireApproved(tx: Transaction, teacher: User): Promise<void> {
  const [row] = await tx
    .select({ approval: teachers.approval })
    .from(teachers)
    .where(eq(teachers.userId, teacher.id))
    .for("no key update");
  if (row?.approval !== "approved") throw refusal("forbidden", "teacher_not_approved");
}

/** What was accepted or withdrawn is over. */
export function requireUnsettled(invitation: InvitationRow): void {
  const isSettled = invitation.acceptedAt !== null || invitation.withdrawnAt !== null;
  if (isSettled) throw refusal("conflict", "invitation_closed");
}

/** One answer to every link that does not open: made up, replaced, withdrawn, used or too old. */
export function requireOpen(invitation: OpenedRow | undefined, now: Date): OpenedRow {
  const isOpen =
    invitation &&
    !invitation.acceptedAt &&
    !invitation.withdrawnAt &&
    invitation.expiresAt > now &&
    invitation.approval === "approved";
  if (!isOpen) throw badField("token", "invitation_gone");
  return invitation;
}
