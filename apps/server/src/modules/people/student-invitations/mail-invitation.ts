import type { Context, User } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { isolated } from "../../../platform/i18n/wall-hours.ts";
import { queueMail } from "../../notifications/mail/queue-mail.ts";
import type { InvitationRow } from "./queries.ts";

type Letter = { invitation: InvitationRow; teacher: User; token: string };

/** The link to the guardian, in the language that the teacher chose; the page opens in it as well. */
export async function mailInvitation(
  ctx: Context,
  tx: Transaction,
  { invitation, teacher, token }: Letter,
): Promise<void> {
  const { email, language, childName } = invitation;
  const child = isolated(childName);
  await queueMail(ctx, tx, {
    to: email,
    template: "student-invitation",
    language,
    params: {
      name: child,
      child,
      teacher: isolated(teacher.name),
      link: `${ctx.config.publicUrl}/invitation?token=${token}&lang=${language}`,
    },
  });
}
