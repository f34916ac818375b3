import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { buildFamily } from "../../../../test/booking-scene.ts";
import { buildStaff, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { buildHeldLesson, hoursAgo, send } from "../../../../test/report-scene.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { notifications } from "../../notifications/tables/notifications.ts";
import { escalateReports, remindOfReports } from "./remind-of-reports.job.ts";

const test = await startTestApp();
const { db, services } = test;
const deps = { ...services, log: console };
const toldTo = (userId: string, event: string) =>
  db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.event, event)));

async function teaching() {
  const teacher = await buildTeacher(db);
  const { child } = await buildFamily(db);
  return { teacher, child, lesson: { teacher, children: [child] } };
}

describe("a report that nobody has written", () => {
  it("is told to its teacher once when it is due, however long ago that was", async () => {
    const { teacher, child, lesson } = await teaching();
    const due = await buildHeldLesson(db, lesson, hoursAgo(26));
    const written = await buildHeldLesson(db, lesson, hoursAgo(28));
    await send(await signedIn(test, teacher), written.reportIds[0] ?? "");
    await buildHeldLesson(db, lesson, hoursAgo(24));
    await buildHeldLesson(db, lesson, hoursAgo(25 + 720));
    expect(await remindOfReports(deps)).toBe(2);
    expect(await remindOfReports(deps)).toBe(0);
    const told = await toldTo(teacher.id, "report-due");
    expect(told).toHaveLength(2);
    expect(told).toContainEqual(
      expect.objectContaining({
        key: `report-due:${due.reportIds[0]}`,
        path: `/sessions/${due.session.id}/report`,
        params: { student: child.name, at: due.session.startsAt.toISOString() },
      }),
    );
    await escalateReports(deps);
  });

  it("is told to staff once, a day after it was due, by teacher", async () => {
    const member = await buildStaff(db);
    const office = await signedIn(test, member);
    const [one, two] = [await teaching(), await teaching()];
    for (const hours of [50, 55, 400]) await buildHeldLesson(db, one.lesson, hoursAgo(hours));
    await buildHeldLesson(db, two.lesson, hoursAgo(60));
    // Due less than a day ago.
    await buildHeldLesson(db, two.lesson, hoursAgo(40));
    const sent = await buildHeldLesson(db, two.lesson, hoursAgo(70));
    await send(await signedIn(test, two.teacher), sent.reportIds[0] ?? "");
    expect(await escalateReports(deps)).toBe(4);
    expect(await escalateReports(deps)).toBe(0);
    const told = await toldTo(member.id, "reports-late");
    expect(told.map(({ params, path }) => ({ ...params, path }))).toEqual(
      expect.arrayContaining([
        { teacher: one.teacher.name, count: "3", path: "/staff/late-reports" },
        { teacher: two.teacher.name, count: "1", path: "/staff/late-reports" },
      ]),
    );
    expect(told).toHaveLength(2);
    const { reports: late, ...page } = (await office.get("/api/staff/late-reports/?page=9")).json();
    expect(page).toEqual({ page: 1, pages: 1, total: late.length });
    const of = ({ teacher }: { teacher: { id: string } }) =>
      late.filter((one: { teacher_id: string }) => one.teacher_id === teacher.id);
    expect([of(one).length, of(two).length]).toEqual([3, 1]);
    expect(of(one)[0]).toMatchObject({
      student: one.child.name,
      of_teacher: 3,
      due_at: hoursAgo(375).toISOString(),
    });
    const desk = await signedIn(test, one.teacher);
    expect((await desk.get("/api/staff/late-reports/")).statusCode).toBe(403);
    expect((await test.client().get("/api/staff/late-reports/")).statusCode).toBe(401);
  });
});
