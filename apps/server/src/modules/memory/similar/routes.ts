/** Ayat that a pupil exchanges: linked by the teacher, read by both. */
import * as similar from "@riwaq/contracts/memory/similar.calls";

import { routesOf } from "../../../platform/http/routes-of.ts";
import { linkSimilar } from "./link-similar.ts";
import { showSimilar, suggestSimilar } from "./show-similar.ts";
import { unlinkSimilar } from "./unlink-similar.ts";

export const similarRoutes = routesOf("memory-similar", (on) => {
  on(similar.ofStudent, async ({ ctx, params }) => showSimilar(ctx, { studentId: params.id }));

  on(similar.link, async ({ ctx, params, body }) =>
    linkSimilar(ctx, { studentId: params.id, ...body }),
  );

  on(similar.suggestions, async ({ ctx, params, query }) =>
    suggestSimilar(ctx, { studentId: params.id, ...query }),
  );

  on(similar.unlink, async ({ ctx, params }) => unlinkSimilar(ctx, params));
});
