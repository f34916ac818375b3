import { on } from "../../../platform/events/subscriber.ts";
import { wallDate } from "../../../platform/i18n/wall-hours.ts";
import { accountClosed as closed } from "../../identity/events.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { findReader } from "../notices/queries.ts";

/** Whoever closed an account is told until when it can be opened again, and whom to ask. */
export const accountClosed = [
  on(closed, async (ctx, tx, { subject, aside: { removeAfter } }) => {
    const person = await findReader(tx, subject.id);
    if (!person?.email) return;
    const { email: to, name, language } = person;
    const date = wallDate(removeAfter, person.timeZone, language);
    const link = `${ctx.config.publicUrl}/contact`;
    await queueMail(ctx, tx, {
      to,
      template: "account-closed",
      language,
      params: { name, date, link },
    });
  }),
];
