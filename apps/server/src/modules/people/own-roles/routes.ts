/** What else somebody is from now on by the account that they have. */
import * as ownRoles from "@riwaq/contracts/people/own-roles.calls";

import { routesOf } from "../../../platform/http/routes-of.ts";
import { becomeGuardian } from "./become-guardian.ts";
import { beginLearning } from "./begin-learning.ts";

export const ownRolesRoutes = routesOf("own roles", (on) => {
  on(ownRoles.learn, async ({ ctx, body }) => beginLearning(ctx, body));
  on(ownRoles.answerForChildren, async ({ ctx, body }) => becomeGuardian(ctx, body));
});
