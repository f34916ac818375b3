import { on } from "../../../platform/events/subscriber.ts";
import { studentInvitationAccepted } from "../../people/events.ts";
import { notify } from "../notifications/notify.ts";

/** The teacher learns that the guardian has accepted. */
export const invitation = [
  on(studentInvitationAccepted, (ctx, tx, { subject, aside: { parent, student, teacher } }) =>
    notify(ctx, tx, [
      {
        userId: teacher.id,
        event: "invitation",
        key: `invitation:${subject.id}`,
        params: { student: student.name, guardian: parent.name },
        path: "/students",
      },
    ]),
  ),
];
