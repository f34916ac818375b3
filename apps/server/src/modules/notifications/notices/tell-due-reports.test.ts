import { eq } from "drizzle-orm";
import { expect, it } from "vitest";

import { buildFamily } from "../../../../test/booking-scene.ts";
import { buildTeacher, signedIn } from "../../../../test/factories.ts";
import { buildHeldLesson, hoursAgo, send } from "../../../../test/report-scene.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { notifications } from "../tables/notifications.ts";
import { tellDueReports } from "./tell-due-reports.job.ts";

const test = await startTestApp();
const { db, services } = test;
const toldTo = (userId: string) =>
  db.select().from(notifications).where(eq(notifications.userId, userId));

it("a teacher is told once of each report that is due and not written", async () => {
  const teacher = await buildTeacher(db);
  const { child } = await buildFamily(db);
  const lesson = { teacher, children: [child] };
  const due = await buildHeldLesson(db, lesson, hoursAgo(26));
  const written = await buildHeldLesson(db, lesson, hoursAgo(28));
  await send(await signedIn(test, teacher), written.reportIds[0] ?? "");
  await buildHeldLesson(db, lesson, hoursAgo(24));
  await buildHeldLesson(db, lesson, hoursAgo(25 + 72));
  expect(await tellDueReports({ ...services, log: console })).toBe(1);
  expect(await tellDueReports({ ...services, log: console })).toBe(0);
  expect(await toldTo(teacher.id)).toMatchObject([
    {
      event: "report-due",
      key: `report-due:${due.reportIds[0]}`,
      path: `/sessions/${due.session.id}/report`,
      params: { student: child.name, at: due.session.startsAt.toISOString() },
    },
  ]);
});
