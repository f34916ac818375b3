/** What a teacher lets visitors see, as the teacher says it. */
import * as profiles from "@riwaq/contracts/people/public-profiles.calls";

import { requireTeacher } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { findChecked, todayOf } from "../applications/queries.ts";
import { changePublicProfile } from "./change-public-profile.ts";
import { presentPublicProfile } from "./presenter.ts";
import { findOwnPublicProfile } from "./queries.ts";

async function ownProfile({ actor, db, clock }: Context) {
  const { id } = requireTeacher(actor);
  const row = await findOwnPublicProfile(db, id);
  return presentPublicProfile(row, await findChecked(db, id, await todayOf(db, clock.now())));
}

export const publicProfilesRoutes = routesOf("teachers", (on) => {
  on(profiles.own, async ({ ctx }) => ownProfile(ctx));

  on(profiles.changeOwn, async ({ ctx, body }) => {
    await changePublicProfile(ctx, body);
    return ownProfile(ctx);
  });
});
