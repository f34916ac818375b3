import { eq, sql } from "drizzle-orm";

import { requireTeacher } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { requireFewMails } from "../../../platform/db/require-few-mails.ts";
import { emit } from "../../../platform/events/emit.ts";
import { hashOfToken, makeToken } from "../../../platform/one-time-token.ts";
import { studentInvitationResent } from "../events.ts";
import { studentInvitations } from "../tables/student-invitations.ts";
import { RESEND_AFTER_MS, VALID_MS, requireApproved, requireUnsettled } from "./policy.ts";
import { letterOf } from "./presenter.ts";
import { type InvitationRow, lockOwnInvitation } from "./queries.ts";

/** Sends a new link, valid anew, also where the last one has expired; earlier links no longer open. */
export const resendInvitation = command({
  by: requireTeacher,
  lock: (tx, { actor }, id: string) => lockOwnInvitation(tx, actor, id),
  run: async (ctx, id): Promise<InvitationRow> => {
    const { tx, actor: teacher, now, locked: found } = ctx;
    await requireApproved(tx, teacher);
    requireUnsettled(found);
    if (now.getTime() < found.sentAt.getTime() + RESEND_AFTER_MS) {
      throw refusal("too_many", "invitation_wait");
    }
    await requireFewMails(ctx, tx, { kind: "student-invitation", email: found.email });
    const token = makeToken();
    const [invitation] = await tx
      .update(studentInvitations)
      .set({
        tokenHash: hashOfToken(token),
        sentCount: sql`${studentInvitations.sentCount} + 1`,
        sentAt: now,
        expiresAt: new Date(now.getTime() + VALID_MS),
        updatedAt: now,
      })
      .where(eq(studentInvitations.id, id))
      .returning();
    if (!invitation) throw new Error("update returned nothing");
    const letter = letterOf(ctx, { invitation, teacher, token });
    await emit(ctx, tx, studentInvitationResent(id, {}, letter));
    return invitation;
  },
});
