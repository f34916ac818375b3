import type { StaffInvitationAcceptance } from "@riwaq/contracts/identity/staff-invitations";
import { eq } from "drizzle-orm";

import { badField } from "../../../platform/app-error.ts";
import { byAnyone, command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import { isUniqueViolation } from "../../../platform/db/database.ts";
import { emit } from "../../../platform/events/emit.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { hashOfToken } from "../../../platform/one-time-token.ts";
import { insertAccount } from "../authentication/create-user.ts";
import { staffInvitationAccepted } from "../events.ts";
import { hashPassword } from "../sign-in/passwords.ts";
import { staffInvitations } from "../tables/staff-invitations.ts";
import { requireOpen } from "./policy.ts";
import { findOpened, lockOpened } from "./queries.ts";

type Accepted = { userId: string; email: string };

/** The account begins: the link has proved its address, and the rights are those of the invitation. */
export async function acceptInvitation(
  ctx: Context,
  { password, ...asked }: StaffInvitationAcceptance,
): Promise<Accepted> {
  // Before the hash, which takes a processor's time.
  requireOpen(await findOpened(ctx.db, hashOfToken(asked.token)), ctx.clock.now());
  const hash = await hashPassword(password);
  const { timeZone } = await findInstitute(ctx.db);
  try {
    return await writeAccount(ctx, { ...asked, hash, timeZone: asked.time_zone ?? timeZone });
  } catch (error) {
    // Registered meanwhile: staff add the role to that account.
    if (isUniqueViolation(error, "users_email_unique")) {
      throw badField("token", "staff_invitation_has_account");
    }
    throw error;
  }
}

type Asked = { token: string; name: string; hash: string; timeZone: string };

const writeAccount = command({
  by: byAnyone,
  lock: (tx, _, { token }: Asked) => lockOpened(tx, hashOfToken(token)),
  run: async (ctx, { name, hash, timeZone }): Promise<Accepted> => {
    const { tx, now, locked } = ctx;
    const { id, email, language, rights } = requireOpen(locked, now);
    const columns = { role: "A", name, email, emailVerified: true, timeZone, language } as const;
    const { id: userId } = await insertAccount(tx, { columns, hash, rights });
    await tx
      .update(staffInvitations)
      .set({ acceptedAt: now, acceptedById: userId, updatedAt: now })
      .where(eq(staffInvitations.id, id));
    await emit(ctx, tx, staffInvitationAccepted(userId, { rights }));
    return { userId, email };
  },
});
