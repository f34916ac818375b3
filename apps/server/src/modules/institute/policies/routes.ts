/** The values of the terms, each version from a day on: staff set and take back what does not hold yet. */
import * as calls from "@riwaq/contracts/institute/policies.calls";

import { requireRight } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { findTerms } from "./find-terms.ts";
import { presentPolicies } from "./presenter.ts";
import { findPolicies } from "./queries.ts";
import { setPolicy, takePolicyBack } from "./set-policy.ts";

const byContent = requireRight("content");

async function listPolicies({ db, clock, actor }: Context) {
  byContent(actor);
  const { zone } = await findTerms(db);
  return presentPolicies(await findPolicies(db), { zone, now: clock.now() });
}

export const policiesRoutes = routesOf("staff", (on) => {
  on(calls.list, async ({ ctx }) => listPolicies(ctx));

  on(calls.set, async ({ ctx, body }) => {
    await setPolicy(ctx, body);
    return listPolicies(ctx);
  });

  on(calls.takeBack, async ({ ctx, params }) => {
    await takePolicyBack(ctx, params);
    return listPolicies(ctx);
  });
});
