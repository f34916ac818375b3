import type {
  NewStudentInvitation,
  StudentInvitation,
} from "@riwaq/contracts/people/student-invitations";

import { requireConfirmed, requireTeacher } from "../../../platform/actors.ts";
import { badField } from "../../../platform/app-error.ts";
import { command, type Doing } from "../../../platform/command.ts";
import type { User } from "../../../platform/context.ts";
import { requireFewMails } from "../../../platform/db/require-few-mails.ts";
import { emit } from "../../../platform/events/emit.ts";
import { hashOfToken, makeToken } from "../../../platform/one-time-token.ts";
import { studentInvited } from "../events.ts";
import { studentInvitations } from "../tables/student-invitations.ts";
import { VALID_MS, requireApproved } from "./policy.ts";
import { letterOf, presentInvitation } from "./presenter.ts";
import { isInvited } from "./queries.ts";

type Asked = { input: NewStudentInvitation; key: string };

/**
 * Asks a guardian to bring a pupil. Nobody looks whether the address has an account: the work, the answer and the time
 * that it takes are the same. Asked again with the same key, it is the same invitation.
 */
export const inviteStudent = command({
  by: (actor) => requireConfirmed(requireTeacher(actor)),
  once: ({ input, key }: Asked) => ({ key, request: { inviteStudent: input } }),
  run: async (ctx, { input }): Promise<StudentInvitation> => {
    await requireApproved(ctx.tx, ctx.actor);
    return writeInvitation(ctx, input);
  },
});

async function writeInvitation(
  ctx: Doing<User>,
  { name, age, email, language }: NewStudentInvitation,
): Promise<StudentInvitation> {
  const { tx, actor: teacher, now } = ctx;
  if (await isInvited(tx, { teacherId: teacher.id, email, name, now })) {
    throw badField("email", "invitation_twice");
  }
  await requireFewMails(ctx, tx, { kind: "student-invitation", email });
  const token = makeToken();
  const [invitation] = await tx
    .insert(studentInvitations)
    .values({
      teacherId: teacher.id,
      childName: name,
      age,
      email,
      language,
      tokenHash: hashOfToken(token),
      sentAt: now,
      expiresAt: new Date(now.getTime() + VALID_MS),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!invitation) throw new Error("insert returned nothing");
  await emit(
    ctx,
    tx,
    studentInvited(invitation.id, {}, letterOf(ctx, { invitation, teacher, token })),
  );
  return presentInvitation(invitation, now);
}
