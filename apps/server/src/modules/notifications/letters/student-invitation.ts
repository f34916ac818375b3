import { on } from "../../../platform/events/subscriber.ts";
import { isolated } from "../../../platform/i18n/wall-hours.ts";
import { studentInvitationResent, studentInvited } from "../../people/events.ts";
import { queueMail } from "../mail/queue-mail.ts";

/** A guardian is asked to bring a child, by a link that opens the invitation. */
export const studentInvitation = [studentInvited, studentInvitationResent].map((asked) =>
  on(asked, (ctx, tx, { aside: { to, language, link, ...names } }) => {
    const child = isolated(names.child);
    const params = { name: child, child, teacher: isolated(names.teacher), link };
    return queueMail(ctx, tx, { to, template: "student-invitation", language, params });
  }),
);
