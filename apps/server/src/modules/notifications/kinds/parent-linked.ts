import { on } from "../../../platform/events/subscriber.ts";
import { isolated } from "../../../platform/i18n/wall-hours.ts";
import { guardianInvitationAccepted } from "../../people/events.ts";
import { findParentsOf, findReader } from "../notices/queries.ts";
import { notify } from "../notifications/notify.ts";

/**
 * A student and the other parent are told that somebody may now act for the student. Whoever chose no mails about lessons
 * is written to as well: it is about who has access.
 */
export const parentLinked = [
  on(guardianInvitationAccepted, async (ctx, tx, { subject, aside: { parent } }) => {
    const studentId = subject.id;
    const student = await findReader(tx, studentId);
    if (!student) return;
    const parents = (await findParentsOf(tx, [studentId])).map((row) => row.parent);
    const told = [student, ...parents].filter(({ id }) => id !== parent.id);
    const mailed = { sender: isolated(parent.name), pupil: isolated(student.name) };
    await notify(
      ctx,
      tx,
      told.map(({ id }) => {
        const what = id === studentId ? "parent-linked" : "other-parent-linked";
        return {
          userId: id,
          event: "institute",
          // Linked again after a parting, it is told again.
          key: `parent-linked:${parent.id}:${studentId}:${ctx.clock.now().toISOString()}`,
          params: { what, guardian: parent.name, student: student.name },
          path: id === studentId ? "/profile" : "/children",
          mail: { template: what, params: mailed, isAlways: true },
        };
      }),
    );
  }),
];
