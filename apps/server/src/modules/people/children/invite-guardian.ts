import type { GuardianInvitation } from "@riwaq/contracts/people/children";
import { DAY_MS } from "@riwaq/domain/time/civil-date";
import { and, eq, isNull } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { guardianInvited } from "../events.ts";
import { guardianInvitations } from "../tables/guardian-invitations.ts";
import { students } from "../tables/students.ts";
import { hashOfCode, makeCode } from "./make-code.ts";
import { findGuardians } from "./queries.ts";

const VALID_MS = 7 * DAY_MS;
const PARENTS_MAX = 2;

/** A code by which one more parent is linked to a student; an earlier one that is still open ends. */
export async function inviteGuardian(ctx: Context, studentId: string): Promise<GuardianInvitation> {
  const inviter = requireSignedIn(ctx.actor);
  const code = makeCode();
  const expiresAt = new Date(ctx.clock.now().getTime() + VALID_MS);
  await inTransaction(ctx.db, async (tx) => {
    // Two invitations at once would otherwise both stay open.
    await tx.select().from(students).where(eq(students.userId, studentId)).for("no key update");
    const parents = await findGuardians(tx, studentId);
    if (parents.length >= PARENTS_MAX) throw refusal("conflict", "children_full");
    await tx
      .delete(guardianInvitations)
      .where(
        and(eq(guardianInvitations.studentId, studentId), isNull(guardianInvitations.acceptedAt)),
      );
    await tx.insert(guardianInvitations).values({
      codeHash: hashOfCode(code, ctx.secret),
      studentId,
      invitedById: inviter.id,
      expiresAt,
    });
    await emit(ctx, tx, guardianInvited(studentId));
  });
  return { code, expires_at: expiresAt.toISOString() };
}
