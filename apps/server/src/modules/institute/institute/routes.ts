/** What every visitor may know of the institute: its name and channels, which staff set. */
import type { DemoAccount } from "@riwaq/contracts/institute/institute";
import * as institute from "@riwaq/contracts/institute/institute.calls";
import { toWall } from "@riwaq/domain/time/zone";

import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { findInstitute, type InstituteRow } from "../../../platform/institute.ts";
import { findAnswerHours } from "../contact/queries.ts";
import { findTerms } from "../policies/find-terms.ts";
import { findValid } from "../recognitions/queries.ts";
import { changeInstitute } from "./change-institute.ts";
import { presentInstitute } from "./presenter.ts";

/** What a module above knows: whether anything was ever sold. */
type Above = { hasContracts: (db: Database) => Promise<boolean> };

/** With the accounts that a demonstration offers at its log-in. */
export const instituteRoutes = (demoAccounts: readonly DemoAccount[], { hasContracts }: Above) =>
  routesOf("institute", (on) => {
    const accountsOf = ({ isDemo }: { isDemo: boolean }) => (isDemo ? demoAccounts : []);

    const present = async ({ db, config, clock }: Context, row: InstituteRow) => {
      const now = clock.now();
      const known = {
        terms: await findTerms(db),
        now,
        hasContracts: await hasContracts(db),
        answerHours: await findAnswerHours(db, now),
        valid: await findValid(db, toWall(now.getTime(), row.timeZone).date),
      };
      return presentInstitute(row, known, accountsOf(config));
    };

    on(institute.read, { config: { public: true } }, async ({ ctx }) =>
      present(ctx, await findInstitute(ctx.db)),
    );

    on(institute.change, async ({ ctx, body }) => present(ctx, await changeInstitute(ctx, body)));
  });
