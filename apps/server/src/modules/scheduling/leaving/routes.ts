import { ErrorBody } from "@riwaq/contracts/errors";
import { Id } from "@riwaq/contracts/fields";
/** A family leaves a teacher: what ends by it is shown first, then done once. */
import { IdempotencyHeaders } from "@riwaq/contracts/scheduling/bookings";
import { Leaving, LeavingPreview, Left } from "@riwaq/contracts/scheduling/leaving";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";

import { requireSignedIn } from "../../../platform/actors.ts";
import { leaveTeacher } from "./leave-teacher.ts";
import { planLeaving } from "./plan-leaving.ts";
import { presentLeaving } from "./presenter.ts";

const REFUSED = { 400: ErrorBody, 401: ErrorBody, 403: ErrorBody, 404: ErrorBody };
const shared = { tags: ["teachers"], params: z.object({ id: Id }), body: Leaving };

export const leavingRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    "/teachers/:id/leave/preview/",
    {
      schema: {
        ...shared,
        summary: "What leaving a teacher ends",
        response: { 200: LeavingPreview, ...REFUSED },
      },
    },
    async ({ ctx, params, body }) => {
      const actor = requireSignedIn(ctx.actor);
      const pair = { teacherId: params.id, studentId: body.student_id };
      return presentLeaving(await planLeaving(ctx.db, { actor, pair, now: ctx.clock.now() }));
    },
  );

  app.post(
    "/teachers/:id/leave/",
    {
      schema: {
        ...shared,
        summary: "Leave a teacher",
        headers: IdempotencyHeaders,
        response: { 200: Left, ...REFUSED, 409: ErrorBody },
      },
    },
    async ({ ctx, params, body, headers }) =>
      leaveTeacher(ctx, {
        teacherId: params.id,
        studentId: body.student_id,
        key: headers["idempotency-key"],
      }),
  );
};
