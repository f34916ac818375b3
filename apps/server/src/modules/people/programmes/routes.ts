import { ErrorBody } from "@riwaq/contracts/errors";
import { Id } from "@riwaq/contracts/fields";
import {
  NewProgramme,
  ProgrammeChange,
  ProgrammeOrder,
  Programmes,
  StaffProgramme,
  StaffProgrammes,
} from "@riwaq/contracts/people/programmes";
/** What the institute teaches: for everyone who is signed in, and as staff arrange it. */
import { IdempotencyHeaders } from "@riwaq/contracts/scheduling/bookings";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";

import { requireStaff } from "../../../platform/actors.ts";
import { changeProgramme } from "./change-programme.ts";
import { createProgramme } from "./create-programme.ts";
import { orderProgrammes } from "./order-programmes.ts";
import { presentProgramme, presentStaffProgramme } from "./presenter.ts";
import { findAllProgrammes, findProgrammes } from "./queries.ts";

const STAFF = { tags: ["staff"] };
const REFUSALS = { 401: ErrorBody, 403: ErrorBody };
const FAULTS = { ...REFUSALS, 400: ErrorBody };

const staffRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/",
    { schema: { ...STAFF, response: { 200: StaffProgrammes, ...REFUSALS } } },
    async ({ ctx }) => {
      requireStaff(ctx.actor);
      return (await findAllProgrammes(ctx.db)).map(presentStaffProgramme);
    },
  );

  app.post(
    "/",
    {
      schema: {
        ...STAFF,
        headers: IdempotencyHeaders,
        body: NewProgramme,
        response: { 201: StaffProgramme, 409: ErrorBody, ...FAULTS },
      },
    },
    async ({ ctx, body, headers }, reply) =>
      reply
        .status(201)
        .send(await createProgramme(ctx, { input: body, key: headers["idempotency-key"] })),
  );

  app.put(
    "/order/",
    {
      schema: {
        ...STAFF,
        body: ProgrammeOrder,
        response: { 200: StaffProgrammes, 409: ErrorBody, ...FAULTS },
      },
    },
    async ({ ctx, body }) => (await orderProgrammes(ctx, body)).map(presentStaffProgramme),
  );

  app.patch(
    "/:id/",
    {
      schema: {
        ...STAFF,
        params: z.object({ id: Id }),
        body: ProgrammeChange,
        response: { 200: StaffProgramme, 404: ErrorBody, ...FAULTS },
      },
    },
    async ({ ctx, params, body }) =>
      presentStaffProgramme(await changeProgramme(ctx, params.id, body)),
  );
};

export const programmesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/programmes/",
    { schema: { tags: ["teachers"], response: { 200: Programmes, 401: ErrorBody } } },
    async ({ ctx }) => (await findProgrammes(ctx.db)).map(presentProgramme),
  );

  await app.register(staffRoutes, { prefix: "/staff/programmes" });
};
