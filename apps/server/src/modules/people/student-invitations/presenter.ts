import type {
  InvitationState,
  OpenedInvitation,
  StudentInvitation,
} from "@riwaq/contracts/people/student-invitations";

import type { Context, User } from "../../../platform/context.ts";
import type { InvitationLetter } from "../events.ts";
import { RESEND_AFTER_MS } from "./policy.ts";
import type { InvitationRow, OpenedRow } from "./queries.ts";

/** For the teacher who wrote it: nothing of who has accepted, or of any account. */
export function presentInvitation(row: InvitationRow, now: Date): StudentInvitation {
  return {
    id: row.id,
    name: row.childName,
    age: row.age,
    email: row.email,
    language: row.language,
    state: stateOf(row, now),
    sent_at: row.sentAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    resend_from: new Date(row.sentAt.getTime() + RESEND_AFTER_MS).toISOString(),
  };
}

function stateOf(row: InvitationRow, now: Date): InvitationState {
  if (row.acceptedAt) return "accepted";
  if (row.withdrawnAt) return "withdrawn";
  return row.expiresAt > now ? "pending" : "expired";
}

/** For whoever holds the link. */
export function presentOpened(row: OpenedRow): OpenedInvitation {
  return {
    teacher: row.teacherName,
    child: row.childName,
    age: row.age,
    language: row.language,
    expires_at: row.expiresAt.toISOString(),
  };
}

type Asking = { invitation: InvitationRow; teacher: User; token: string };

/** The link to the guardian, in the language that the teacher chose; the page opens in it as well. */
export function letterOf(
  { config }: Pick<Context, "config">,
  { invitation: { email: to, language, childName: child }, teacher, token }: Asking,
): InvitationLetter {
  const link = `${config.publicUrl}/invitation?token=${token}&lang=${language}`;
  return { to, language, child, teacher: teacher.name, link };
}
