import type { InvitationAcceptance } from "@riwaq/contracts/people/student-invitations";
import { eq } from "drizzle-orm";

import { requireConfirmed, requireParent } from "../../../platform/actors.ts";
import { command, type Doing } from "../../../platform/command.ts";
import type { User } from "../../../platform/context.ts";
import { emit } from "../../../platform/events/emit.ts";
import { hashOfToken } from "../../../platform/one-time-token.ts";
import { confirmAddress } from "../../identity/sign-in/confirm-address.ts";
import { writeChild } from "../children/add-child.ts";
import { recordConsent } from "../children/give-consent.ts";
import { findChild } from "../children/queries.ts";
import { studentInvitationAccepted } from "../events.ts";
import { bringTogether } from "../reach/agree-lessons.ts";
import { studentInvitations } from "../tables/student-invitations.ts";
import { requireOpen } from "./policy.ts";
import { lockOpened } from "./queries.ts";

/**
 * Links guardian, child and teacher, with the parent's consent. The link proves the mailbox it was sent to, so that any
 * parent who is signed in may accept it, under whatever address that is confirmed. Accepted twice by the same parent it
 * is the same child; a second parent finds it used. Who may teach whom is asked when lessons are booked.
 */
export const acceptStudentInvitation = command({
  by: requireParent,
  lock: (tx, _, { token }: InvitationAcceptance) => lockOpened(tx, hashOfToken(token)),
  trace: "if_changed",
  run: async (ctx, acceptance): Promise<string> => {
    const { tx, actor: parent, now, locked: found } = ctx;
    if (found?.acceptedById === parent.id && found.studentId) return found.studentId;
    const invitation = requireOpen(found, now);
    // Who opens the link of a mail and is registered with its address needs no second mail to confirm it.
    const proven = { id: parent.id, email: invitation.email };
    if (!(await confirmAddress(ctx, tx, proven))) requireConfirmed(parent);
    const child = await bringChild(ctx, acceptance);
    const pair = { teacherId: invitation.teacherId, studentId: child.id };
    const isNewTeacher = await bringTogether(tx, pair, now);
    await tx
      .update(studentInvitations)
      .set({ acceptedAt: now, acceptedById: parent.id, studentId: child.id, updatedAt: now })
      .where(eq(studentInvitations.id, invitation.id));
    const teacher = { id: invitation.teacherId, name: invitation.teacherName };
    await emit(
      ctx,
      tx,
      studentInvitationAccepted(
        invitation.id,
        { studentId: child.id, isNewChild: acceptance.child_id === null },
        { parent, student: child, teacher, isNewTeacher },
      ),
    );
    return child.id;
  },
});

/** The child that the parent chose, or a new one; either way with consent. */
async function bringChild(
  ctx: Doing<User>,
  acceptance: InvitationAcceptance,
): Promise<{ id: string; name: string }> {
  const { tx, actor: parent, now } = ctx;
  const { child_id: childId, new_child: newChild, consent } = acceptance;
  if (newChild) return writeChild(ctx, tx, parent, { ...newChild, teacher_gender: null, consent });
  await recordConsent(ctx, tx, parent, childId ?? "");
  return findChild(tx, parent.id, childId ?? "", now);
}
