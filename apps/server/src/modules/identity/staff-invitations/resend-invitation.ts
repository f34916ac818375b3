import { eq, sql } from "drizzle-orm";

import { requireConfirmed, requireRight } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { requireFewMails } from "../../../platform/db/require-few-mails.ts";
import { emit } from "../../../platform/events/emit.ts";
import { hashOfToken, makeToken } from "../../../platform/one-time-token.ts";
import { staffInvitationResent } from "../events.ts";
import { staffInvitations } from "../tables/staff-invitations.ts";
import { RESEND_AFTER_MS, VALID_MS, requireUnsettled } from "./policy.ts";
import { letterOf } from "./presenter.ts";
import { lockInvitation } from "./queries.ts";

/** Sends a new link, valid anew, also where the last one has expired; earlier links no longer open. */
export const resendInvitation = command({
  by: (actor) => requireConfirmed(requireRight("people")(actor)),
  lock: (tx, _, id: string) => lockInvitation(tx, id),
  run: async (ctx, id): Promise<void> => {
    const { tx, actor, now, locked: invitation } = ctx;
    requireUnsettled(invitation);
    if (now.getTime() < invitation.sentAt.getTime() + RESEND_AFTER_MS) {
      throw refusal("too_many", "staff_invitation_wait");
    }
    await requireFewMails(ctx, tx, { kind: "staff-invitation", email: invitation.email });
    const token = makeToken();
    await tx
      .update(staffInvitations)
      .set({
        tokenHash: hashOfToken(token),
        sentCount: sql`${staffInvitations.sentCount} + 1`,
        sentAt: now,
        expiresAt: new Date(now.getTime() + VALID_MS),
        updatedAt: now,
      })
      .where(eq(staffInvitations.id, id));
    const letter = letterOf(ctx, { invitation, inviter: actor.name, token });
    await emit(ctx, tx, staffInvitationResent(id, {}, letter));
  },
});
