/** Staff who decide about people see what a family or a teacher sees: it is read, and nothing else. */
import * as seeing from "@riwaq/contracts/identity/seeing-as.calls";

import { requireOneself } from "../../../platform/actors.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { presentCurrentUser } from "../sign-in/present-current-user.ts";
import { beginSeeingAs } from "./begin-seeing-as.ts";
import { stopSeeingAs } from "./stop-seeing-as.ts";

export const seeingAsRoutes = routesOf("seeing-as", (on) => {
  on(seeing.begin, async ({ ctx, params, body, sessionToken }) => {
    const asked = { personId: params.id, reason: body.reason, sessionToken };
    return presentCurrentUser(await beginSeeingAs(ctx, asked));
  });

  on(seeing.stop, async ({ ctx, sessionToken }) => {
    const actor = requireOneself(ctx.actor);
    return presentCurrentUser(await stopSeeingAs({ ...ctx, actor }, { sessionToken }));
  });
});
