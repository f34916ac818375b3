/** What the institute's background work failed at, for staff. */
import * as rounds from "@riwaq/contracts/institute/rounds.calls";
import { desc, sql } from "drizzle-orm";

import { roundFailures } from "../../../platform/db/tables/round-failures.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";

export const roundsRoutes = routesOf("staff", (on) => {
  on(rounds.failures, async ({ ctx }) => {
    const rows = await ctx.db
      .select()
      .from(roundFailures)
      .orderBy(sql`${roundFailures.mendedAt} is not null`, desc(roundFailures.lastFailedAt));
    return rows.map((row) => ({
      round: row.round,
      count: row.count,
      first_failed_at: row.firstFailedAt.toISOString(),
      last_failed_at: row.lastFailedAt.toISOString(),
      fault: row.fault,
      mended_at: row.mendedAt?.toISOString() ?? null,
    }));
  });
});
