import { proposeAttendance } from "@riwaq/domain/learning/reports/attendance";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { seedDemoInto } from "../../test/demo.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { sessionReports } from "../modules/learning/tables/session-reports.ts";
import { presenceMarks } from "../modules/scheduling/tables/presence-marks.ts";
import { sessions } from "../modules/scheduling/tables/sessions.ts";
import type { OpenDatabase } from "../platform/db/open-database.ts";

let database: OpenDatabase;

describe.each([
  ["a quarter hour, as a lesson begins", "2026-11-11T10:00:00Z"],
  ["a night", "2026-06-02T01:07:31Z"],
  ["a lesson of the demo teacher", "2027-01-12T17:20:00Z"],
])("who came in, seeded in %s", (_, at) => {
  const now = new Date(at);

  beforeAll(async () => {
    database = await openTestDatabase();
    await seedDemoInto(database.db, now);
  });

  afterAll(() => database.close());

  it("is noted of the lessons under way and those that were held, of no other", async () => {
    const lessons = await database.db.select().from(sessions);
    const joins = await database.db.select().from(presenceMarks);
    const sidesOf = (id: string) =>
      new Set(joins.filter(({ sessionId }) => sessionId === id).map(({ side }) => side));
    for (const { id, status } of lessons) {
      const isHeld = status === "Joined" || status === "Completed";
      expect(sidesOf(id).has("teacher")).toBe(isHeld);
    }
    const underWay = lessons.find(({ status }) => status === "Joined");
    expect(sidesOf(underWay!.id)).toEqual(new Set(["teacher", "pupil"]));
    expect(joins.every(({ at }) => at <= now)).toBe(true);
  });

  it("is what the reports say of each pupil", async () => {
    const lessons = await database.db.select().from(sessions);
    const joins = await database.db.select().from(presenceMarks);
    const reports = await database.db.select().from(sessionReports);
    for (const { sessionId, studentId, teacherId, attendance } of reports) {
      const lesson = lessons.find(({ id }) => id === sessionId)!;
      const joinsOf = (who: string) =>
        joins
          .filter((join) => join.sessionId === sessionId && join.userId === who)
          .map(({ at }) => at.getTime());
      const proposed = proposeAttendance({
        startsAtMs: lesson.startsAt.getTime(),
        teacherJoinsMs: joinsOf(teacherId),
        familyJoinsMs: joinsOf(studentId),
      });
      expect(proposed).toBe(attendance ?? "present");
    }
  });
});
