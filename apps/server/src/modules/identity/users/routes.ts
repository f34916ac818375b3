/** The person behind the request, the homes that they have, and who works here. */
import * as homes from "@riwaq/contracts/identity/homes.calls";
import * as rights from "@riwaq/contracts/identity/rights.calls";
import * as users from "@riwaq/contracts/identity/users.calls";

import { requireSignedIn, requireStaff } from "../../../platform/actors.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { presentCurrentUser } from "../sign-in/present-current-user.ts";
import { openHome } from "./open-home.ts";
import { findRightGivers, findStaffMembers, homesAndRights } from "./queries.ts";
import { setRights } from "./set-rights.ts";

const OPEN = { config: { public: true, enrolment: true } } as const;
/** Who also works here gets to the page that turns the second step on by the menu of homes. */
const ENROLMENT = { config: { enrolment: true } } as const;

export const usersRoutes = routesOf(undefined, (on) => {
  on(users.me, OPEN, async ({ ctx, sessionToken }, reply) => {
    reply.issueCsrfToken(sessionToken);
    return presentCurrentUser(requireSignedIn(ctx.actor));
  });

  on(homes.mine, ENROLMENT, async ({ ctx }) => homesAndRights(requireSignedIn(ctx.actor)));

  on(homes.open, async ({ ctx, body }) => presentCurrentUser(await openHome(ctx, body)));

  on(rights.staff, async ({ ctx }) => {
    return findStaffMembers(ctx.db);
  });

  on(rights.givers, async ({ ctx }) => {
    requireStaff(ctx.actor);
    return findRightGivers(ctx.db);
  });

  on(rights.set, async ({ ctx, body }) => {
    await setRights(ctx, body);
    return findStaffMembers(ctx.db);
  });
});
