import { confirmationAsked, registered } from "../../identity/events.ts";
import { defineLetter } from "./define-letter.ts";

/** The owner of an address is asked to confirm it by a signed link. */
export const verifyEmail = defineLetter({
  name: "verify-email",
  isSecret: true,
  isFixed: true,
  words: {},
}).follows([registered, confirmationAsked], (_ctx, _tx, { aside }) => [{ ...aside, words: {} }]);
