import { reportFellDue } from "../../learning/events.ts";
import { findReader, findToldLessons } from "../notices/queries.ts";
import { defineKind } from "./define-kind.ts";

/** A teacher has a report to write that is due. */
export const reportDue = defineKind({
  name: "report-due",
  group: "reports",
  words: { student: "name", at: "moment" },
}).follows([reportFellDue], async (_, tx, { subject: { id }, aside }) => {
  const student = await findReader(tx, aside.studentId);
  const [lesson] = await findToldLessons(tx, [aside.sessionId]);
  if (!student || !lesson) return [];
  return [
    {
      userId: aside.teacherId,
      key: `report-due:${id}`,
      words: { student: student.name, at: lesson.startsAt.toISOString() },
      path: `/sessions/${aside.sessionId}/report`,
    },
  ];
});
