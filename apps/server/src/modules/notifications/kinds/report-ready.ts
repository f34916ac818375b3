import { and, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import { on } from "../../../platform/events/subscriber.ts";
import { users } from "../../identity/tables/users.ts";
import { reportCorrected, reportSent } from "../../learning/events.ts";
import { findParentsOf } from "../../people/reach/family.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { notify } from "../notifications/notify.ts";

const teacher = alias(users, "teacher");

/** Pupil and parents are told of each version once; what the report says is read on the site. */
export const reportReady = [reportSent, reportCorrected].map((written) =>
  on(written, async (ctx, tx, { subject, payload: { version }, aside: report }) => {
    if (!report.isNews) return;
    const [lesson] = await tx
      .select({ startsAt: sessions.startsAt, student: users.name, teacher: teacher.name })
      .from(sessions)
      .innerJoin(users, eq(users.id, report.studentId))
      .innerJoin(teacher, eq(teacher.id, report.teacherId))
      .where(and(eq(sessions.id, report.sessionId)));
    if (!lesson) return;
    const parents = await findParentsOf(tx, [report.studentId]);
    const family = [report.studentId, ...parents.map(({ parentId }) => parentId)];
    await notify(
      ctx,
      tx,
      family.map((userId) => ({
        userId,
        event: "report-ready",
        key: `report-ready:${subject.id}:${version}`,
        params: {
          student: lesson.student,
          teacher: lesson.teacher,
          at: lesson.startsAt.toISOString(),
        },
        path: `/reports/${subject.id}`,
      })),
    );
  }),
);
