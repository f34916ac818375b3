/** The person behind the request. */
import * as users from "@riwaq/contracts/identity/users.calls";

import { requireSignedIn } from "../../../platform/actors.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { presentCurrentUser } from "../sign-in/present-current-user.ts";

const OPEN = { config: { public: true, enrolment: true } } as const;

export const usersRoutes = routesOf(undefined, (on) => {
  on(users.me, OPEN, async ({ ctx, sessionToken }, reply) => {
    reply.issueCsrfToken(sessionToken);
    return presentCurrentUser(requireSignedIn(ctx.actor));
  });
});
