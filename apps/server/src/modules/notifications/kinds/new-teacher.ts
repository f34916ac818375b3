import { on } from "../../../platform/events/subscriber.ts";
import { studentInvitationAccepted } from "../../people/events.ts";
import { findParentsOf } from "../notices/queries.ts";
import { notify } from "../notifications/notify.ts";

/** The other parent is told that lessons of their child may now be booked with one more teacher. */
export const newTeacher = [
  on(studentInvitationAccepted, async (ctx, tx, { aside }) => {
    const { parent, student, teacher, isNewTeacher } = aside;
    if (!isNewTeacher) return;
    const parents = await findParentsOf(tx, [student.id]);
    const at = ctx.clock.now().toISOString();
    await notify(
      ctx,
      tx,
      parents
        .filter((row) => row.parent.id !== parent.id)
        .map((row) => ({
          userId: row.parent.id,
          event: "institute",
          key: `new-teacher:${teacher.id}:${student.id}:${at}`,
          params: { guardian: parent.name, student: student.name, teacher: teacher.name },
          path: "/children",
          mail: { template: "new-teacher" },
        })),
    );
  }),
];
