import { on } from "../../../platform/events/subscriber.ts";
import { confirmationAsked, registered } from "../../identity/events.ts";
import { queueMail } from "../mail/queue-mail.ts";

/** The owner of an address is asked to confirm it by a signed link. */
export const verifyEmail = [registered, confirmationAsked].map((asked) =>
  on(asked, (ctx, tx, { aside: { to, language, name, link } }) =>
    queueMail(ctx, tx, { to, template: "verify-email", language, params: { name, link } }),
  ),
);
