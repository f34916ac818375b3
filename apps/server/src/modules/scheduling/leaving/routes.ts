/** A family leaves a teacher: what ends by it is shown first, then done once. */
import * as leaving from "@riwaq/contracts/scheduling/leaving.calls";

import { requireSignedIn } from "../../../platform/actors.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { leaveTeacher } from "./leave-teacher.ts";
import { planLeaving } from "./plan-leaving.ts";
import { presentLeaving } from "./presenter.ts";

export const leavingRoutes = routesOf("teachers", (on) => {
  const preview = { schema: { summary: "What leaving a teacher ends" } };
  on(leaving.preview, preview, async ({ ctx, params, body }) => {
    const actor = requireSignedIn(ctx.actor);
    const pair = { teacherId: params.id, studentId: body.student_id };
    return presentLeaving(await planLeaving(ctx.db, { actor, pair, now: ctx.clock.now() }));
  });

  const leave = { schema: { summary: "Leave a teacher" } };
  on(leaving.leave, leave, async ({ ctx, params, body, headers }) =>
    leaveTeacher(ctx, {
      teacherId: params.id,
      studentId: body.student_id,
      key: headers["idempotency-key"],
    }),
  );
});
