import { describe, expect, it } from "vitest";

import { seedDemoInto } from "../../test/demo.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { periodicReports } from "../modules/learning/tables/periodic-reports.ts";

const NOWS = [
  ["2026-12-30T08:00:00Z", "2026-07-01", "2026-09-30"],
  ["2027-01-01T08:00:00Z", "2026-10-01", "2026-12-31"],
] as const;

describe("the demo's periodic reports", () => {
  it.each(NOWS)("are seen on %s in each state, of a full quarter", async (at, start, end) => {
    const now = new Date(at);
    const database = await openTestDatabase();
    await seedDemoInto(database.db, now);
    const reports = await database.db.select().from(periodicReports);
    await database.close();
    const statuses = reports.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(["approved", "draft", "submitted"]);
    for (const { figures, ...report } of reports) {
      expect(report).toMatchObject({ periodStart: start, periodEnd: end });
      expect(figures.lessons).toBeGreaterThan(5);
      expect(figures.strengths.length).toBeGreaterThan(0);
      expect(figures.weeks.length).toBeGreaterThan(12);
      expect(report.submittedAt === null || report.submittedAt <= now).toBe(true);
    }
  });
});
