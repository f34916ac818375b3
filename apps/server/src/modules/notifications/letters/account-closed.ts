import { wallDate } from "../../../platform/i18n/wall-hours.ts";
import { accountClosed as closed } from "../../identity/events.ts";
import { findReader } from "../notices/queries.ts";
import { defineLetter } from "./define-letter.ts";

/** Whoever closed an account is told until when it can be opened again, and whom to ask. */
export const accountClosed = defineLetter({
  name: "account-closed",
  words: { date: "plain" },
}).follows([closed], async (ctx, tx, { subject, aside: { removeAfter } }) => {
  const person = await findReader(tx, subject.id);
  if (!person?.email) return [];
  const { email: to, name, language, timeZone } = person;
  const words = { date: wallDate(removeAfter, timeZone, language) };
  return [{ to, name, language, link: `${ctx.config.publicUrl}/contact`, words }];
});
