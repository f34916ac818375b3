/** One programme as visitors read it. */
import * as pages from "@riwaq/contracts/views/programme-pages.calls";

import { routesOf } from "../../platform/http/routes-of.ts";
import { loadProgrammePage } from "./load-programme-page.ts";

export const programmePagesRoutes = routesOf("teachers", (on) => {
  on(pages.one, { config: { public: true } }, async ({ ctx, params }) =>
    loadProgrammePage(ctx.db, params.slug),
  );
});
