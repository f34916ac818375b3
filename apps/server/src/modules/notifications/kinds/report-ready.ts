import { eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import { users } from "../../identity/tables/users.ts";
import { reportCorrected, reportSent } from "../../learning/events.ts";
import { findParentsOf } from "../../people/reach/family.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { defineKind } from "./define-kind.ts";

const teacher = alias(users, "teacher");

/** Pupil and parents are told of each version once; what the report says is read on the site. */
export const reportReady = defineKind({
  name: "report-ready",
  group: "reports",
  words: { student: "name", teacher: "name", at: "moment" },
}).follows([reportSent, reportCorrected], async (_, tx, { subject, payload, aside: report }) => {
  if (!report.isNews) return [];
  const [lesson] = await tx
    .select({ at: sessions.startsAt, student: users.name, teacher: teacher.name })
    .from(sessions)
    .innerJoin(users, eq(users.id, report.studentId))
    .innerJoin(teacher, eq(teacher.id, report.teacherId))
    .where(eq(sessions.id, report.sessionId));
  if (!lesson) return [];
  const parents = await findParentsOf(tx, [report.studentId]);
  return [report.studentId, ...parents.map(({ parentId }) => parentId)].map((userId) => ({
    userId,
    key: `report-ready:${subject.id}:${payload.version}`,
    words: { ...lesson, at: lesson.at.toISOString() },
    path: `/reports/${subject.id}`,
  }));
});
