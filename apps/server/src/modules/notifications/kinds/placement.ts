import { placementSent } from "../../people/events.ts";
import { findTeachersOf } from "../../people/reach/pupils.ts";
import { findReader } from "../notices/queries.ts";
import { defineKind } from "./define-kind.ts";

/** Who teaches the pupil is told of a placement test, which they confirm. */
export const placementWaits = defineKind({
  name: "placement-waits",
  group: "reports",
  words: { student: "name" },
}).follows([placementSent], async ({ clock }, tx, { subject, payload: { placement } }) => {
  const student = await findReader(tx, subject.id);
  if (!student) return [];
  const teacherIds = await findTeachersOf(tx, student.id, clock.now());
  return teacherIds.map((userId) => ({
    userId,
    key: `placement-waits:${placement}`,
    words: { student: student.name },
    path: `/students/${student.id}/progress`,
  }));
});
