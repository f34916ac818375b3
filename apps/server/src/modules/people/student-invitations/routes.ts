import { ErrorBody } from "@riwaq/contracts/errors";
import { Id } from "@riwaq/contracts/fields";
/** Teachers ask guardians by mail to bring a pupil; the guardian opens the link and accepts it. */
import { Done } from "@riwaq/contracts/identity/authentication";
import {
  InvitationAcceptance,
  InvitationAccepted,
  InvitationToken,
  NewStudentInvitation,
  OpenedInvitation,
  StudentInvitation,
  StudentInvitations,
} from "@riwaq/contracts/people/student-invitations";
import { IdempotencyHeaders } from "@riwaq/contracts/scheduling/bookings";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";

import { requireTeacher } from "../../../platform/actors.ts";
import { acceptStudentInvitation } from "./accept-student-invitation.ts";
import { inviteStudent } from "./invite-student.ts";
import { openInvitation } from "./open-invitation.ts";
import { presentInvitation, presentOpened } from "./presenter.ts";
import { findInvitations } from "./queries.ts";
import { resendInvitation } from "./resend-invitation.ts";
import { withdrawInvitation } from "./withdraw-invitation.ts";

const QUARTER_MS = 900_000;
const HOUR_MS = 3_600_000;
const TAGS = { tags: ["student-invitations"] };
const REFUSALS = { 401: ErrorBody, 403: ErrorBody };
const FAULTS = { ...REFUSALS, 400: ErrorBody, 429: ErrorBody };
const Params = z.object({ id: Id });

const guardianRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    "/student-invitations/open/",
    {
      config: { public: true },
      preHandler: app.throttle("open-invitation", {
        byAddress: { max: 60, windowMs: QUARTER_MS },
      }),
      schema: { ...TAGS, body: InvitationToken, response: { 200: OpenedInvitation, ...FAULTS } },
    },
    async ({ ctx, body }) => presentOpened(await openInvitation(ctx, body.token)),
  );

  app.post(
    "/student-invitations/accept/",
    {
      preHandler: app.throttle("accept-invitation", {
        byAddress: { max: 60, windowMs: QUARTER_MS },
        byAccount: { max: 20, windowMs: QUARTER_MS },
      }),
      schema: {
        ...TAGS,
        body: InvitationAcceptance,
        response: { 200: InvitationAccepted, 404: ErrorBody, ...FAULTS },
      },
    },
    async ({ ctx, body }) => ({ child_id: await acceptStudentInvitation(ctx, body) }),
  );
};

export const studentInvitationsRoutes: FastifyPluginAsyncZod = async (app) => {
  const preHandler = app.throttle("invite-student", {
    byAddress: { max: 120, windowMs: HOUR_MS },
    byAccount: { max: 40, windowMs: HOUR_MS },
  });

  app.get(
    "/student-invitations/",
    { schema: { ...TAGS, response: { 200: StudentInvitations, ...REFUSALS } } },
    async ({ ctx }) => {
      const now = ctx.clock.now();
      const rows = await findInvitations(ctx.db, requireTeacher(ctx.actor).id, now);
      return rows.map((row) => presentInvitation(row, now));
    },
  );

  app.post(
    "/student-invitations/",
    {
      preHandler,
      schema: {
        ...TAGS,
        headers: IdempotencyHeaders,
        body: NewStudentInvitation,
        response: { 201: StudentInvitation, 409: ErrorBody, ...FAULTS },
      },
    },
    async ({ ctx, body, headers }, reply) => {
      const asked = { input: body, key: headers["idempotency-key"] };
      return reply.status(201).send(await inviteStudent(ctx, asked));
    },
  );

  app.post(
    "/student-invitations/:id/resend/",
    {
      preHandler,
      schema: {
        ...TAGS,
        params: Params,
        response: { 200: StudentInvitation, 404: ErrorBody, 409: ErrorBody, ...FAULTS },
      },
    },
    async ({ ctx, params }) =>
      presentInvitation(await resendInvitation(ctx, params.id), ctx.clock.now()),
  );

  app.delete(
    "/student-invitations/:id/",
    {
      schema: {
        ...TAGS,
        params: Params,
        response: { 200: Done, 404: ErrorBody, 409: ErrorBody, ...REFUSALS },
      },
    },
    async ({ ctx, params }) => {
      await withdrawInvitation(ctx, params.id);
      return { done: true } as const;
    },
  );

  await app.register(guardianRoutes);
};
