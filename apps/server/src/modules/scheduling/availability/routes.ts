import { ErrorBody } from "@riwaq/contracts/errors";
import { Id } from "@riwaq/contracts/fields";
/** A teacher's hours: the weekly timetable (specification, section 7: time-slots), exceptions to it, what is free. */
import { Done } from "@riwaq/contracts/identity/authentication";
import { FreeSlots, FreeSlotsQuery } from "@riwaq/contracts/people/teachers";
import {
  AvailabilityException,
  AvailabilityExceptions,
  NewAvailabilityException,
  TimeSlots,
  TimeSlotsBulkCreate,
  WeekPlanQuery,
} from "@riwaq/contracts/scheduling/availability";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";

import { requireSignedIn, requireTeacher } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { createException } from "./create-exception.ts";
import { deleteException } from "./delete-exception.ts";
import { findFreeSlots } from "./find-free-slots.ts";
import { findTakenHours } from "./find-taken-hours.ts";
import { presentException, presentTimeSlot } from "./presenter.ts";
import { findExceptions, findLessonsInExceptions, findTimeSlots, isTeacher } from "./queries.ts";
import { replaceFreeWeek } from "./replace-free-week.ts";

const TAGS = { tags: ["availability"] };
const REFUSALS = { 401: ErrorBody, 403: ErrorBody };
const Params = z.object({ id: Id });

export const availabilityRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    "/time-slots/bulk_create/",
    {
      schema: {
        ...TAGS,
        querystring: WeekPlanQuery,
        body: TimeSlotsBulkCreate,
        response: { 201: TimeSlots, 400: ErrorBody, 401: ErrorBody, 403: ErrorBody },
      },
    },
    async ({ ctx, body, query }, reply) => {
      const slots = await replaceFreeWeek(ctx, body, query.plan);
      const taken = await findTakenHours(ctx.db, requireTeacher(ctx.actor).id, ctx.clock.now());
      return reply.status(201).send(slots.flatMap((slot) => presentTimeSlot(slot, taken, true)));
    },
  );

  app.get(
    "/time-slots/:id/teacher_slots/",
    {
      schema: {
        ...TAGS,
        params: Params,
        querystring: WeekPlanQuery,
        response: { 200: TimeSlots, 400: ErrorBody, 401: ErrorBody, 404: ErrorBody },
      },
    },
    async (request) => {
      const reader = requireSignedIn(request.ctx.actor);
      const { id } = request.params;
      const isOwnOrStaff = reader.id === id || reader.kind === "staff";
      const isReadable = await isTeacher(request.ctx.db, id, { isApproved: !isOwnOrStaff });
      if (!isReadable) throw new AppError("not_found");
      const slots = await findTimeSlots(request.ctx.db, id, request.query.plan);
      const taken = await findTakenHours(request.ctx.db, id, request.ctx.clock.now());
      return slots.flatMap((slot) => presentTimeSlot(slot, taken, isOwnOrStaff));
    },
  );

  app.get(
    "/teachers/:id/free-slots/",
    {
      schema: {
        ...TAGS,
        params: Params,
        querystring: FreeSlotsQuery,
        response: { 200: FreeSlots, 400: ErrorBody, 401: ErrorBody, 404: ErrorBody },
      },
    },
    async ({ ctx, params, query }) => findFreeSlots(ctx, params.id, query),
  );

  app.get(
    "/availability-exceptions/",
    { schema: { ...TAGS, response: { 200: AvailabilityExceptions, ...REFUSALS } } },
    async ({ ctx }) => {
      const { id } = requireTeacher(ctx.actor);
      const now = ctx.clock.now();
      const lessons = await findLessonsInExceptions(ctx.db, id, now);
      const rows = await findExceptions(ctx.db, id, now);
      return rows.map((row) => presentException(row, lessons));
    },
  );

  app.post(
    "/availability-exceptions/",
    {
      schema: {
        ...TAGS,
        body: NewAvailabilityException,
        response: { 201: AvailabilityException, 400: ErrorBody, ...REFUSALS },
      },
    },
    async ({ ctx, body }, reply) => {
      const { row, lessons } = await createException(ctx, body);
      return reply.status(201).send(presentException(row, lessons));
    },
  );

  app.delete(
    "/availability-exceptions/:id/",
    {
      schema: {
        ...TAGS,
        params: Params,
        response: { 200: Done, 400: ErrorBody, 404: ErrorBody, ...REFUSALS },
      },
    },
    async ({ ctx, params }) => {
      await deleteException(ctx, params.id);
      return { done: true } as const;
    },
  );
};
