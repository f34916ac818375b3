import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { staffInvitationWithdrawn } from "../events.ts";
import { staffInvitations } from "../tables/staff-invitations.ts";
import { lockInvitation } from "./queries.ts";

/** The link opens no more. Withdrawn twice it is withdrawn once; who has accepted stays. */
export const withdrawInvitation = command({
  by: requireRight("people"),
  lock: (tx, _, id: string) => lockInvitation(tx, id),
  trace: "if_changed",
  run: async (ctx, id): Promise<void> => {
    const { tx, now, locked: invitation } = ctx;
    if (invitation.withdrawnAt) return;
    if (invitation.acceptedAt) throw refusal("conflict", "invitation_closed");
    await tx
      .update(staffInvitations)
      .set({ withdrawnAt: now, updatedAt: now })
      .where(eq(staffInvitations.id, id));
    await emit(ctx, tx, staffInvitationWithdrawn(id));
  },
});
