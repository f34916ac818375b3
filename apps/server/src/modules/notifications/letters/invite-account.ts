import { accountInvited } from "../../identity/events.ts";
import { defineLetter } from "./define-letter.ts";

/** To whom staff brought here from elsewhere: a one-time link to the choice of a first password. */
export const inviteAccount = defineLetter({
  name: "invite-account",
  isSecret: true,
  words: {},
}).follows([accountInvited], (_ctx, _tx, { aside }) => [{ ...aside, words: {} }]);
