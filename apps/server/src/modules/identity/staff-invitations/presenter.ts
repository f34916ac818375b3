import type {
  OpenedStaffInvitation,
  StaffInvitation,
} from "@riwaq/contracts/identity/staff-invitations";

import type { Context } from "../../../platform/context.ts";
import type { StaffLetter } from "../events.ts";
import { RESEND_AFTER_MS } from "./policy.ts";
import type { InvitationRow } from "./queries.ts";

type Named = InvitationRow & { invitedBy: string | null };

export function presentInvitation(row: Named, now: Date): StaffInvitation {
  return {
    id: row.id,
    email: row.email,
    language: row.language,
    rights: row.rights,
    state: row.expiresAt > now ? "pending" : "expired",
    invited_by: row.invitedBy,
    sent_at: row.sentAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    resend_from: new Date(row.sentAt.getTime() + RESEND_AFTER_MS).toISOString(),
  };
}

/** For whoever holds the link. */
export function presentOpened(
  row: Named,
  { staffNeedTwoStep }: Pick<Context["config"], "staffNeedTwoStep">,
): OpenedStaffInvitation {
  return {
    email: row.email,
    language: row.language,
    invited_by: row.invitedBy,
    rights: row.rights,
    expires_at: row.expiresAt.toISOString(),
    needs_two_step: staffNeedTwoStep,
  };
}

type Asking = {
  invitation: Pick<InvitationRow, "email" | "language">;
  inviter: string;
  token: string;
};

/** The link, in the language that was chosen for it; the page opens in it as well. */
export function letterOf(
  { config }: Pick<Context, "config">,
  { invitation: { email: to, language }, inviter, token }: Asking,
): StaffLetter {
  const link = `${config.publicUrl}/staff-invitation?token=${token}&lang=${language}`;
  return { to, language, inviter, link };
}
