import { staffInvitationResent, staffInvited } from "../../identity/events.ts";
import { defineLetter } from "./define-letter.ts";

/** Somebody is asked to work here, by a link that opens the invitation. */
export const staffInvitation = defineLetter({
  name: "staff-invitation",
  isSecret: true,
  words: { inviter: "name" },
}).follows([staffInvited, staffInvitationResent], (_ctx, _tx, { aside }) => {
  const { inviter, to, language, link } = aside;
  // There is no name yet to greet by.
  return [{ to, language, link, name: "", words: { inviter } }];
});
