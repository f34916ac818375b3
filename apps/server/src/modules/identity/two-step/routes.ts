/** The second step of one's own sign-in: a code of an authenticator app (RFC 6238), or a recovery code. */
import * as twoStep from "@riwaq/contracts/identity/two-step.calls";

import { requireSignedIn } from "../../../platform/actors.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { beginTwoStep } from "./begin-two-step.ts";
import { confirmTwoStep } from "./confirm-two-step.ts";
import { findTwoStepState } from "./queries.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.ts";
import { turnOffTwoStep } from "./turn-off-two-step.ts";

const config = { enrolment: true } as const;

export const twoStepRoutes = routesOf("two-step", (on, app) => {
  const preHandler = app.throttle("password", { byAddress: { max: 20, windowMs: 900_000 } });

  on(twoStep.state, { config: { ...config, isSecret: true } }, async ({ ctx }) =>
    findTwoStepState(ctx.db, requireSignedIn(ctx.actor), ctx.config),
  );

  on(twoStep.begin, { config, preHandler }, async ({ ctx, body }, reply) => {
    reply.header("cache-control", "no-store");
    return beginTwoStep(ctx, body);
  });

  on(twoStep.confirm, { config, preHandler }, async ({ ctx, body }, reply) => {
    reply.header("cache-control", "no-store");
    return confirmTwoStep(ctx, body);
  });

  on(twoStep.renewCodes, { preHandler }, async ({ ctx, body }, reply) => {
    reply.header("cache-control", "no-store");
    return renewRecoveryCodes(ctx, body);
  });

  on(twoStep.turnOff, { preHandler }, async ({ ctx, body }) => turnOffTwoStep(ctx, body));
});
