import { studentInvitationAccepted } from "../../people/events.ts";
import { findParentsOf } from "../notices/queries.ts";
import { defineKind } from "./define-kind.ts";

/** The other parent is told that lessons of their child may now be booked with one more teacher. */
export const newTeacher = defineKind({
  name: "new-teacher",
  bell: "institute",
  group: "account",
  words: { guardian: "name", student: "name", teacher: "name" },
}).follows([studentInvitationAccepted], async (ctx, tx, { aside }) => {
  const { parent, student, teacher, isNewTeacher } = aside;
  if (!isNewTeacher) return [];
  const parents = await findParentsOf(tx, [student.id]);
  return parents
    .filter((row) => row.parent.id !== parent.id)
    .map((row) => ({
      userId: row.parent.id,
      key: `new-teacher:${teacher.id}:${student.id}:${ctx.clock.now().toISOString()}`,
      words: { guardian: parent.name, student: student.name, teacher: teacher.name },
      path: "/children",
    }));
});
