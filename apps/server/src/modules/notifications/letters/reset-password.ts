import { passwordResetAsked } from "../../identity/events.ts";
import { defineLetter } from "./define-letter.ts";

/** A one-time link to the choice of a new password. */
export const resetPassword = defineLetter({
  name: "reset-password",
  isSecret: true,
  isFixed: true,
  words: {},
}).follows([passwordResetAsked], (_ctx, _tx, { aside }) => [{ ...aside, words: {} }]);
