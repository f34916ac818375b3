/** One's own profile, of an account and of what a teacher adds to it. */
import * as profile from "@riwaq/contracts/identity/profile.calls";

import { requireSignedIn } from "../../../platform/actors.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { changeProfile } from "./change-profile.ts";
import { readProfile } from "./read-profile.ts";

export const profileRoutes = routesOf("profile", (on) => {
  on(profile.read, { config: { enrolment: true } }, async ({ ctx }) =>
    readProfile(ctx.db, requireSignedIn(ctx.actor).id),
  );

  on(profile.change, async ({ ctx, body }) => changeProfile(ctx, body));
});
