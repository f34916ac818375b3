import rateLimit from "@fastify/rate-limit";
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preHandlerAsyncHookHandler,
} from "fastify";

import { AppError } from "../app-error.ts";
import { type AttemptLimit, countAttempt } from "../db/count-attempt.ts";
import type { Services } from "../services.ts";

const MINUTE_MS = 60_000;
const GENERAL_PER_MINUTE = 1200;

declare module "fastify" {
  interface FastifyInstance {
    /** A preHandler that counts attempts, by address and by account: who is signed in, or the one that a public form names. */
    throttle(
      name: string,
      limits: { byAddress: AttemptLimit; byAccount?: AttemptLimit },
    ): preHandlerAsyncHookHandler;
  }
}

/**
 * A generous limit on everything, in memory; strict ones on what can be guessed or abused, counted in the database
 * (db/count-attempt.ts).
 */
export async function registerThrottle(app: FastifyInstance, services: Services): Promise<void> {
  if (services.config.hasRateLimits) {
    await app.register(rateLimit, {
      max: GENERAL_PER_MINUTE,
      timeWindow: MINUTE_MS,
      addHeaders: {
        "x-ratelimit-limit": false,
        "x-ratelimit-remaining": false,
        "x-ratelimit-reset": false,
      },
    });
  }

  app.decorate("throttle", (name, limits) => async (request, reply) => {
    if (!services.config.hasRateLimits) return;
    await count(`${name}:address:${request.ip}`, limits.byAddress, reply);
    const account = accountOf(request);
    if (limits.byAccount && account) {
      await count(`${name}:account:${account}`, limits.byAccount, reply);
    }
  });

  async function count(key: string, limit: AttemptLimit, reply: FastifyReply): Promise<void> {
    const { db, clock, secret } = services;
    const now = clock.now();
    const resetsAt = await countAttempt(db, { key, limit, now, secret });
    if (!resetsAt) return;
    reply.header(
      "retry-after",
      Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000)),
    );
    throw new AppError("too_many");
  }
}

/** Where one must be signed in, whatever the body names is nobody's account: another name each time would never be stopped. */
function accountOf(request: FastifyRequest): string | undefined {
  const { body, ctx, routeOptions } = request;
  if (routeOptions.config.public && typeof body === "object" && body !== null && "email" in body) {
    return typeof body.email === "string" ? body.email.trim().toLowerCase() : undefined;
  }
  return "id" in ctx.actor ? ctx.actor.id : undefined;
}
