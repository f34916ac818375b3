import { on } from "../../../platform/events/subscriber.ts";
import { passwordResetAsked } from "../../identity/events.ts";
import { queueMail } from "../mail/queue-mail.ts";

export const resetPassword = [
  on(passwordResetAsked, (ctx, tx, { aside: { to, language, name, link } }) =>
    queueMail(ctx, tx, { to, template: "reset-password", language, params: { name, link } }),
  ),
];
