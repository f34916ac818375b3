/** What every visitor may know of the institute: its name and channels, which staff set. */
import * as institute from "@riwaq/contracts/institute/institute.calls";

import { DEMO_ACCOUNTS } from "../../../demo/accounts.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { changeInstitute } from "./change-institute.ts";
import { presentInstitute } from "./presenter.ts";

export const instituteRoutes = routesOf("institute", (on) => {
  on(institute.read, { config: { public: true } }, async ({ ctx: { db, config } }) =>
    presentInstitute(await findInstitute(db), config.isDemo ? DEMO_ACCOUNTS : []),
  );

  on(institute.change, async ({ ctx, body }) =>
    presentInstitute(await changeInstitute(ctx, body), ctx.config.isDemo ? DEMO_ACCOUNTS : []),
  );
});
