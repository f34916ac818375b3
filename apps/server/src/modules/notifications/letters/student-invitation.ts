import { isolated } from "../../../platform/i18n/wall-hours.ts";
import { studentInvitationResent, studentInvited } from "../../people/events.ts";
import { defineLetter } from "./define-letter.ts";

/** A guardian is asked to bring a child, by a link that opens the invitation. */
export const studentInvitation = defineLetter({
  name: "student-invitation",
  isSecret: true,
  words: { child: "name", teacher: "name" },
}).follows([studentInvited, studentInvitationResent], (_ctx, _tx, { aside }) => {
  const { child, teacher, ...to } = aside;
  return [{ ...to, name: isolated(child), words: { child, teacher } }];
});
