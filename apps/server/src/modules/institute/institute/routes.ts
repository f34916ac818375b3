/** What every visitor may know of the institute: its name and channels, which staff set. */
import type { DemoAccount } from "@riwaq/contracts/institute/institute";
import * as institute from "@riwaq/contracts/institute/institute.calls";

import { routesOf } from "../../../platform/http/routes-of.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { changeInstitute } from "./change-institute.ts";
import { presentInstitute } from "./presenter.ts";

/** With the accounts that a demonstration offers at its log-in. */
export const instituteRoutes = (demoAccounts: readonly DemoAccount[]) =>
  routesOf("institute", (on) => {
    const accountsOf = ({ isDemo }: { isDemo: boolean }) => (isDemo ? demoAccounts : []);

    on(institute.read, { config: { public: true } }, async ({ ctx: { db, config } }) =>
      presentInstitute(await findInstitute(db), accountsOf(config)),
    );

    on(institute.change, async ({ ctx, body }) =>
      presentInstitute(await changeInstitute(ctx, body), accountsOf(ctx.config)),
    );
  });
