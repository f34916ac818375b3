import { ErrorBody } from "@riwaq/contracts/errors";
import { Id } from "@riwaq/contracts/fields";
import {
  Child,
  ChildChange,
  Children,
  Consent,
  GuardianCode,
  GuardianInvitation,
  Guardians,
  NewChild,
} from "@riwaq/contracts/people/children";
/** Parents and their children: sub-accounts, consent, and codes that link a parent to a student. */
import { IdempotencyHeaders } from "@riwaq/contracts/scheduling/bookings";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";

import { requireParent, requireStudent } from "../../../platform/actors.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { addChild } from "./add-child.ts";
import { changeChild } from "./change-child.ts";
import { giveConsent } from "./give-consent.ts";
import { inviteGuardian } from "./invite-guardian.ts";
import { requireGuardianship } from "./policy.ts";
import { presentChild, presentGuardians } from "./presenter.ts";
import { findChildren, findGuardians } from "./queries.ts";

const QUARTER_MS = 900_000;
const HOUR_MS = 3_600_000;
const TAGS = { tags: ["children"] };
const REFUSALS = { 401: ErrorBody, 403: ErrorBody };
const FAULTS = { ...REFUSALS, 400: ErrorBody, 404: ErrorBody };
const Params = z.object({ id: Id });

const invitations: FastifyPluginAsyncZod = async (app) => {
  const preHandler = app.throttle("invite-guardian", {
    byAddress: { max: 60, windowMs: HOUR_MS },
    byAccount: { max: 20, windowMs: HOUR_MS },
  });
  const response = { 201: GuardianInvitation, ...FAULTS, 409: ErrorBody, 429: ErrorBody };

  app.post(
    "/children/:id/invitations/",
    { preHandler, schema: { ...TAGS, params: Params, response } },
    async ({ ctx, params }, reply) => {
      await requireGuardianship(ctx.db, requireParent(ctx.actor), params.id);
      return reply.status(201).send(await inviteGuardian(ctx, params.id));
    },
  );

  app.post(
    "/guardian-invitations/",
    { preHandler, schema: { ...TAGS, response } },
    async ({ ctx }, reply) =>
      reply.status(201).send(await inviteGuardian(ctx, requireStudent(ctx.actor).id)),
  );

  app.post(
    "/guardian-invitations/accept/",
    {
      // Eight letters are few: whoever guesses is stopped by account as well as by address.
      preHandler: app.throttle("accept-guardian", {
        byAddress: { max: 20, windowMs: QUARTER_MS },
        byAccount: { max: 10, windowMs: QUARTER_MS },
      }),
      schema: {
        ...TAGS,
        body: GuardianCode,
        response: { 200: Child, ...FAULTS, 409: ErrorBody, 429: ErrorBody },
      },
    },
    async ({ ctx, body }) => presentChild(await acceptInvitation(ctx, body), ctx.clock.now()),
  );

  app.get(
    "/guardians/",
    { schema: { ...TAGS, response: { 200: Guardians, ...REFUSALS } } },
    async ({ ctx }) => presentGuardians(await findGuardians(ctx.db, requireStudent(ctx.actor).id)),
  );
};

export const childrenRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/children/",
    { schema: { ...TAGS, response: { 200: Children, ...REFUSALS } } },
    async ({ ctx }) => {
      const now = ctx.clock.now();
      const rows = await findChildren(ctx.db, requireParent(ctx.actor).id, now);
      return rows.map((row) => presentChild(row, now));
    },
  );

  app.post(
    "/children/",
    {
      schema: {
        ...TAGS,
        headers: IdempotencyHeaders,
        body: NewChild,
        response: { 201: Child, 400: ErrorBody, 409: ErrorBody, ...REFUSALS },
      },
    },
    async ({ ctx, body, headers }, reply) =>
      reply.status(201).send(await addChild(ctx, { input: body, key: headers["idempotency-key"] })),
  );

  app.patch(
    "/children/:id/",
    { schema: { ...TAGS, params: Params, body: ChildChange, response: { 200: Child, ...FAULTS } } },
    async ({ ctx, params, body }) =>
      presentChild(await changeChild(ctx, params.id, body), ctx.clock.now()),
  );

  app.post(
    "/children/:id/consent/",
    { schema: { ...TAGS, params: Params, body: Consent, response: { 200: Child, ...FAULTS } } },
    async ({ ctx, params }) => presentChild(await giveConsent(ctx, params.id), ctx.clock.now()),
  );

  await app.register(invitations);
};
