/** Who answers for the site and sells here, and under which conditions: for everybody to read. */
import { read } from "@riwaq/contracts/billing/legal.calls";

import { routesOf } from "../../../platform/http/routes-of.ts";
import { findLegal } from "./find-conditions.ts";

export const legalRoutes = routesOf("billing", (on) => {
  on(read, { config: { public: true } }, async ({ ctx, query }) => {
    const { language = ctx.language } = query;
    return findLegal(ctx.db, { language, now: ctx.clock.now() });
  });
});
