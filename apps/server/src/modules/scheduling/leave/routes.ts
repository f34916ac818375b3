/** Leave of teachers: asked for, entered, granted, refused, withdrawn. */
import * as leave from "@riwaq/contracts/scheduling/leave.calls";

import { routesOf } from "../../../platform/http/routes-of.ts";
import { askLeave, enterLeave } from "./ask-leave.ts";
import { decideLeave, withdrawLeave } from "./decide-leave.ts";
import { listLeaves, listStaffLeaves, presentLeave, presentOwnLeave } from "./list-leaves.ts";

const FOR_STAFF = { schema: { tags: ["staff"] } };

export const leaveRoutes = routesOf("availability", (on) => {
  on(leave.mine, async ({ ctx }) => listLeaves(ctx));

  on(leave.ask, async ({ ctx, body }) => presentLeave(await askLeave(ctx, body), ctx.clock.now()));

  on(leave.withdraw, async ({ ctx, params }) =>
    presentOwnLeave(await withdrawLeave(ctx, params), ctx.clock.now()),
  );

  on(leave.list, FOR_STAFF, async ({ ctx, query }) => listStaffLeaves(ctx, query));

  on(leave.enter, FOR_STAFF, async ({ ctx, body }) =>
    presentLeave(await enterLeave(ctx, body), ctx.clock.now()),
  );

  on(leave.decide, FOR_STAFF, async ({ ctx, params, body }) =>
    presentLeave(await decideLeave(ctx, { ...params, ...body }), ctx.clock.now()),
  );
});
