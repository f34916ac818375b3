/** What the institute's background work failed at, for staff. */
import { ErrorBody } from "@riwaq/contracts/errors";
import { RoundFailures } from "@riwaq/contracts/institute/rounds";
import { desc, sql } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";

import { requireStaff } from "../../../platform/actors.ts";
import { roundFailures } from "../../../platform/db/tables/round-failures.ts";

export const roundsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/staff/rounds/",
    {
      schema: { tags: ["staff"], response: { 200: RoundFailures, 401: ErrorBody, 403: ErrorBody } },
    },
    async ({ ctx }) => {
      requireStaff(ctx.actor);
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
    },
  );
};
