/** How firmly pages are held, and what that follows from. */
import * as calls from "@riwaq/contracts/memory/pages.calls";

import { routesOf } from "../../../platform/http/routes-of.ts";
import { gradeReview } from "../reviews/grade-review.ts";
import { showHeatMap } from "./show-heat-map.ts";
import { showHistory } from "./show-history.ts";
import { showToday } from "./show-today.ts";

export const memoryPagesRoutes = routesOf("memory-pages", (on) => {
  on(calls.heatMap, async ({ ctx, params }) => showHeatMap(ctx, params));

  on(calls.history, async ({ ctx, params }) =>
    showHistory(ctx, { id: params.id, page: Number(params.page) }),
  );

  on(calls.today, async ({ ctx, params }) => showToday(ctx, params));

  on(calls.grade, async ({ ctx, params, body }) => gradeReview(ctx, { ...params, ...body }));
});
