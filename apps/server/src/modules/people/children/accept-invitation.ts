import { CONSENT_VERSION, type GuardianCode } from "@riwaq/contracts/people/children";
import { and, eq, gt, isNull } from "drizzle-orm";

import { requireConfirmed, requireParent } from "../../../platform/actors.ts";
import { badField, refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Context, User } from "../../../platform/context.ts";
import { databaseFault } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { guardianInvitationAccepted } from "../events.ts";
import { joinFamily, writeConsent } from "../families/join-family.ts";
import { guardianInvitations } from "../tables/guardian-invitations.ts";
import { hashOfCode } from "./make-code.ts";
import { requireRoomForChild } from "./policy.ts";
import { type ChildRow, findChild, findGuardianship } from "./queries.ts";

/** Links the parent to the student whose code it is, with their consent, and tells the family. A code works once. */
export async function acceptInvitation(ctx: Context, given: GuardianCode): Promise<ChildRow> {
  try {
    return await linkByCode(ctx, given);
  } catch (error) {
    if (databaseFault(error)?.constraint === "family_members_two_guardians") {
      throw refusal("conflict", "children_full");
    }
    throw error;
  }
}

const linkByCode = command({
  by: (actor) => requireConfirmed(requireParent(actor)),
  run: async (ctx, { code }: GuardianCode): Promise<ChildRow> => {
    const { tx, actor: parent, now } = ctx;
    await requireRoomForChild(tx, parent);
    const studentId = await takeCode(tx, hashOfCode(code, ctx.secret), parent, now);
    if (await findGuardianship(tx, parent.id, studentId)) throw badField("code", "code_used");
    await joinFamily(tx, { guardianId: parent.id, studentId }, now);
    await writeConsent(tx, { guardianId: parent.id, studentId }, now);
    const consent = CONSENT_VERSION;
    await emit(ctx, tx, guardianInvitationAccepted(studentId, { consent }, { parent }));
    return findChild(tx, parent.id, studentId, now);
  },
});

/** Conditional, so that of two who use a code at once only one is let through. */
async function takeCode(
  tx: Transaction,
  codeHash: string,
  parent: User,
  now: Date,
): Promise<string> {
  const [invitation] = await tx
    .update(guardianInvitations)
    .set({ acceptedById: parent.id, acceptedAt: now })
    .where(
      and(
        eq(guardianInvitations.codeHash, codeHash),
        isNull(guardianInvitations.acceptedAt),
        gt(guardianInvitations.expiresAt, now),
      ),
    )
    .returning({ studentId: guardianInvitations.studentId });
  if (!invitation) throw badField("code", "code_invalid");
  return invitation.studentId;
}
