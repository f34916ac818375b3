import type { GuardianInvitation } from "@riwaq/contracts/people/children";
import { DAY_MS } from "@riwaq/domain/time/civil-date";
import { and, eq, isNull } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { guardianInvited } from "../events.ts";
import { GUARDIANS_MAX } from "../tables/families.ts";
import { guardianInvitations } from "../tables/guardian-invitations.ts";
import { students } from "../tables/students.ts";
import { hashOfCode, makeCode } from "./make-code.ts";
import { findGuardians, isOfAge } from "./queries.ts";

const VALID_MS = 7 * DAY_MS;

/** A code by which one more parent is linked to a student; an earlier one that is still open ends. */
export const inviteGuardian = command({
  by: requireSignedIn,
  // Two invitations at once would otherwise both stay open.
  lock: (tx, _, studentId: string) =>
    tx.select().from(students).where(eq(students.userId, studentId)).for("no key update"),
  run: async (ctx, studentId): Promise<GuardianInvitation> => {
    const { tx, actor, now } = ctx;
    const code = makeCode();
    const expiresAt = new Date(now.getTime() + VALID_MS);
    if (await isOfAge(tx, studentId, now)) throw refusal("forbidden", "guardian_of_adult");
    const parents = await findGuardians(tx, studentId);
    if (parents.length >= GUARDIANS_MAX) throw refusal("conflict", "children_full");
    await tx
      .delete(guardianInvitations)
      .where(
        and(eq(guardianInvitations.studentId, studentId), isNull(guardianInvitations.acceptedAt)),
      );
    await tx.insert(guardianInvitations).values({
      codeHash: hashOfCode(code, ctx.secret),
      studentId,
      invitedById: actor.id,
      expiresAt,
    });
    await emit(ctx, tx, guardianInvited(studentId));
    return { code, expires_at: expiresAt.toISOString() };
  },
});
