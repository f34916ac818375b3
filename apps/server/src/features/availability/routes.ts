/** A teacher's weekly timetable (specification, section 7: time-slots). */
import { TimeSlots, TimeSlotsBulkCreate } from "@riwaq/contracts/availability";
import { ErrorBody } from "@riwaq/contracts/errors";
import { Id } from "@riwaq/contracts/fields";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";

import { requireSignedIn } from "../../actors.ts";
import { AppError } from "../../app-error.ts";
import { presentTimeSlot } from "./presenter.ts";
import { findTimeSlots, isTeacher } from "./queries.ts";
import { replaceFreeWeek } from "./replace-free-week.ts";

const TAGS = { tags: ["availability"] };

export const availabilityRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    "/time-slots/bulk_create/",
    {
      schema: {
        ...TAGS,
        body: TimeSlotsBulkCreate,
        response: { 201: TimeSlots, 400: ErrorBody, 401: ErrorBody, 403: ErrorBody },
      },
    },
    async (request, reply) => {
      const slots = await replaceFreeWeek(request.ctx, request.body);
      return reply.status(201).send(slots.map((slot) => presentTimeSlot(slot, true)));
    },
  );

  app.get(
    "/time-slots/:id/teacher_slots/",
    {
      schema: {
        ...TAGS,
        params: z.object({ id: Id }),
        response: { 200: TimeSlots, 401: ErrorBody, 404: ErrorBody },
      },
    },
    async (request) => {
      const reader = requireSignedIn(request.ctx.actor);
      const { id } = request.params;
      if (!(await isTeacher(request.ctx.db, id))) throw new AppError("not_found");
      const mayNameStudent = reader.id === id || reader.kind === "staff";
      const slots = await findTimeSlots(request.ctx.db, id);
      return slots.map((slot) => presentTimeSlot(slot, mayNameStudent));
    },
  );
};
