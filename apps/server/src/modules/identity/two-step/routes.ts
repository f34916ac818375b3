import { ErrorBody } from "@riwaq/contracts/errors";
/** The second step of one's own sign-in: a code of an authenticator app (RFC 6238), or a recovery code. */
import { Done } from "@riwaq/contracts/identity/authentication";
import {
  PasswordProof,
  RecoveryCodes,
  TwoStepCode,
  TwoStepProof,
  TwoStepSetup,
  TwoStepState,
} from "@riwaq/contracts/identity/two-step";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";

import { requireSignedIn } from "../../../platform/actors.ts";
import { beginTwoStep } from "./begin-two-step.ts";
import { confirmTwoStep } from "./confirm-two-step.ts";
import { findTwoStepState } from "./queries.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.ts";
import { turnOffTwoStep } from "./turn-off-two-step.ts";

const tags = ["two-step"];
const config = { enrolment: true } as const;
const REFUSED = { 400: ErrorBody, 401: ErrorBody, 403: ErrorBody, 409: ErrorBody, 429: ErrorBody };

export const twoStepRoutes: FastifyPluginAsyncZod = async (app) => {
  const proving = app.throttle("password", { byAddress: { max: 20, windowMs: 900_000 } });

  app.get(
    "/profile/two-step/",
    { config, schema: { tags, response: { 200: TwoStepState, 401: ErrorBody } } },
    async ({ ctx }) => findTwoStepState(ctx.db, requireSignedIn(ctx.actor), ctx.config),
  );

  app.post(
    "/profile/two-step/begin/",
    {
      config,
      preHandler: proving,
      schema: { tags, body: PasswordProof, response: { 200: TwoStepSetup, ...REFUSED } },
    },
    async ({ ctx, body }, reply) => {
      reply.header("cache-control", "no-store");
      return beginTwoStep(ctx, body);
    },
  );

  app.post(
    "/profile/two-step/confirm/",
    {
      config,
      preHandler: proving,
      schema: { tags, body: TwoStepCode, response: { 200: RecoveryCodes, ...REFUSED } },
    },
    async ({ ctx, body }, reply) => {
      reply.header("cache-control", "no-store");
      return confirmTwoStep(ctx, body);
    },
  );

  app.post(
    "/profile/two-step/recovery-codes/",
    {
      preHandler: proving,
      schema: { tags, body: TwoStepProof, response: { 200: RecoveryCodes, ...REFUSED } },
    },
    async ({ ctx, body }, reply) => {
      reply.header("cache-control", "no-store");
      return renewRecoveryCodes(ctx, body);
    },
  );

  app.post(
    "/profile/two-step/off/",
    {
      preHandler: proving,
      schema: { tags, body: TwoStepProof, response: { 200: Done, ...REFUSED } },
    },
    async ({ ctx, body }) => {
      await turnOffTwoStep(ctx, body);
      return { done: true } as const;
    },
  );
};
