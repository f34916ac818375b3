import { count, eq, isNotNull, min } from "drizzle-orm";
import { expect, it } from "vitest";

import { seedDemoInto } from "../../test/demo.ts";
import { TEST_NOW, startTestApp } from "../../test/test-app.ts";
import { users } from "../modules/identity/tables/users.ts";
import { guardianships } from "../modules/people/tables/families.ts";
import { extendSeries } from "../modules/scheduling/bookings/extend-series.job.ts";
import { seriesStudents } from "../modules/scheduling/tables/series-students.ts";
import { series } from "../modules/scheduling/tables/series.ts";
import { sessions } from "../modules/scheduling/tables/sessions.ts";

const { db, services } = await startTestApp();

it("weekly lessons of the demo are series that go on: also one of the demo parent's children", async () => {
  await seedDemoInto(db, TEST_NOW);
  const before = await lessonsBySeries();
  expect(before).toHaveLength(5);
  expect(before.every(({ lessons, isFromStart }) => lessons >= 5 && isFromStart)).toBe(true);
  const ofParent = await db
    .select({ id: series.id })
    .from(series)
    .innerJoin(seriesStudents, eq(seriesStudents.seriesId, series.id))
    .innerJoin(guardianships, eq(guardianships.studentId, seriesStudents.studentId))
    .innerJoin(users, eq(users.id, guardianships.parentId))
    .where(eq(users.email, "parent@riwaq.test"));
  expect(ofParent).toHaveLength(1);

  const log = {
    info: () => {},
    warn: () => {},
    error: (details: object) => expect(details).toBe(null),
  };
  const written = await extendSeries({ ...services, log });
  const after = await lessonsBySeries();
  // Twelve weeks for each, less the one to three that stood there.
  expect(written).toBeGreaterThan(5 * 8);
  expect(after.reduce((sum, { lessons }) => sum + lessons, 0)).toBe(
    before.reduce((sum, { lessons }) => sum + lessons, 0) + written,
  );
});

async function lessonsBySeries() {
  const rows = await db
    .select({ startsOn: series.startsOn, first: min(sessions.seriesOn), lessons: count() })
    .from(sessions)
    .innerJoin(series, eq(series.id, sessions.seriesId))
    .where(isNotNull(sessions.seriesOn))
    .groupBy(series.id);
  return rows.map(({ startsOn, first, lessons }) => ({ lessons, isFromStart: startsOn === first }));
}
