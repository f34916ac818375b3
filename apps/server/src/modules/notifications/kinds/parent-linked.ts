import { guardianInvitationAccepted } from "../../people/events.ts";
import { findParentsOf, findReader } from "../notices/queries.ts";
import { defineKind } from "./define-kind.ts";

/**
 * A student and the other parent are told that somebody may now act for the student. Whoever chose no mails about lessons
 * is written to as well: it is about who has access.
 */
export const parentLinked = defineKind({
  name: "parent-linked",
  bell: "institute",
  group: "account",
  words: { what: "plain", guardian: "name", student: "name" },
  mail: {
    templates: ["parent-linked", "other-parent-linked"],
    words: { sender: "name", pupil: "name" },
    isAlways: true,
  },
}).follows([guardianInvitationAccepted], async (ctx, tx, { subject, aside: { parent } }) => {
  const student = await findReader(tx, subject.id);
  if (!student) return [];
  const parents = (await findParentsOf(tx, [student.id])).map((row) => row.parent);
  return [student, ...parents]
    .filter(({ id }) => id !== parent.id)
    .map(({ id: userId }) => {
      const what = userId === student.id ? "parent-linked" : "other-parent-linked";
      return {
        userId,
        // Linked again after a parting, it is told again.
        key: `parent-linked:${parent.id}:${student.id}:${ctx.clock.now().toISOString()}`,
        words: { what, guardian: parent.name, student: student.name },
        path: userId === student.id ? "/profile" : "/children",
        mail: { template: what, words: { sender: parent.name, pupil: student.name } },
      };
    });
});
