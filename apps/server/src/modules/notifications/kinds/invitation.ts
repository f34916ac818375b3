import { studentInvitationAccepted } from "../../people/events.ts";
import { defineKind } from "./define-kind.ts";

/** The teacher learns that the guardian has accepted. */
export const invitation = defineKind({
  name: "invitation",
  group: "account",
  words: { student: "name", guardian: "name" },
}).follows([studentInvitationAccepted], (_ctx, _tx, { subject, aside }) => [
  {
    userId: aside.teacher.id,
    key: `invitation:${subject.id}`,
    words: { student: aside.student.name, guardian: aside.parent.name },
    path: "/students",
  },
]);
