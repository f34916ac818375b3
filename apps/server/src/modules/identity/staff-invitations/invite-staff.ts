import type { NewStaffInvitation, StaffInvited } from "@riwaq/contracts/identity/staff-invitations";
import { STAFF_RIGHTS } from "@riwaq/contracts/roles";
import { eq, sql } from "drizzle-orm";

import { requireConfirmed, requireRight } from "../../../platform/actors.ts";
import { badField } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { requireFewMails } from "../../../platform/db/require-few-mails.ts";
import { emit } from "../../../platform/events/emit.ts";
import { hashOfToken, makeToken } from "../../../platform/one-time-token.ts";
import { staffInvited } from "../events.ts";
import { staffInvitations } from "../tables/staff-invitations.ts";
import { users } from "../tables/users.ts";
import { hasRole } from "../users/queries.ts";
import { VALID_MS } from "./policy.ts";
import { letterOf, presentInvitation } from "./presenter.ts";
import { isInvited } from "./queries.ts";

/**
 * Asks somebody to work here. Who has an account is not written to: staff are told, and may add the role to it. Two who
 * ask the same address at once send one mail.
 */
export const inviteStaff = command({
  by: (actor) => requireConfirmed(requireRight("people")(actor)),
  trace: "if_changed",
  lock: async (tx, _, { email }: NewStaffInvitation) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`staff:${email}`}))`);
  },
  run: async (ctx, { email, language, rights }): Promise<StaffInvited> => {
    const { tx, actor: inviter, now } = ctx;
    const [account] = await tx
      .select({ worksHere: hasRole(users.id, "staff") })
      .from(users)
      .where(eq(users.email, email));
    if (account) return { state: "has_account", email, works_here: account.worksHere };
    if (await isInvited(tx, email, now)) throw badField("email", "staff_invited_already");
    await requireFewMails(ctx, tx, { kind: "staff-invitation", email });
    const token = makeToken();
    const [invitation] = await tx
      .insert(staffInvitations)
      .values({
        email,
        language,
        rights: STAFF_RIGHTS.filter((right) => rights.includes(right)),
        invitedById: inviter.id,
        tokenHash: hashOfToken(token),
        sentAt: now,
        expiresAt: new Date(now.getTime() + VALID_MS),
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (!invitation) throw new Error("insert returned nothing");
    const letter = letterOf(ctx, { invitation, inviter: inviter.name, token });
    await emit(ctx, tx, staffInvited(invitation.id, { rights: invitation.rights }, letter));
    const shown = presentInvitation({ ...invitation, invitedBy: inviter.name }, now);
    return { state: "invited", invitation: shown };
  },
});
