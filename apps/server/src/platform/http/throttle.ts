import rateLimit from "@fastify/rate-limit";
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preHandlerAsyncHookHandler,
} from "fastify";

import { AppError } from "../app-error.ts";
import { type AttemptLimit, countAttempt, uncountAttempt } from "../db/count-attempt.ts";
import type { Services } from "../services.ts";
import { knownBrowserOf } from "./known-browser.ts";

const MINUTE_MS = 60_000;
const GENERAL_PER_MINUTE = 1200;

type Limits = {
  byAddress: AttemptLimit;
  byAccount?: AttemptLimit;
  /** A browser that has been let in to the account before is counted apart from all others. */
  knowsBrowsers?: true;
};

declare module "fastify" {
  interface FastifyRequest {
    /** What this request was counted under. */
    counted: string[];
  }
  interface FastifyInstance {
    /** A preHandler that counts attempts, by address and by account: who is signed in, or the one that a public form names. */
    throttle(name: string, limits: Limits): preHandlerAsyncHookHandler;
    /** Where only failures count: this attempt was none. */
    uncount(request: FastifyRequest): Promise<void>;
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
      // The plugin has looked at a route before the hooks of its scope say that it is not counted.
      allowList: ({ routeOptions }) => routeOptions.config.rateLimit === false,
      addHeadersOnExceeding: {
        "x-ratelimit-limit": false,
        "x-ratelimit-remaining": false,
        "x-ratelimit-reset": false,
      },
    });
  }
  app.decorateRequest("counted");

  app.decorate("throttle", (name, limits) => async (request, reply) => {
    request.counted = [];
    if (!services.config.hasRateLimits) return;
    await count(`${name}:address:${request.ip}`, limits.byAddress, request, reply);
    const account = accountOf(request);
    if (!limits.byAccount || !account) return;
    const browser = limits.knowsBrowsers && knownBrowserOf(request, account, services);
    const key = browser ? `${name}:browser:${browser}:${account}` : `${name}:account:${account}`;
    await count(key, limits.byAccount, request, reply);
  });

  app.decorate("uncount", async ({ counted }) => {
    for (const key of counted) await uncountAttempt(services.db, { key, secret: services.secret });
  });

  async function count(
    key: string,
    limit: AttemptLimit,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const { db, clock, secret } = services;
    const now = clock.now();
    request.counted.push(key);
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
