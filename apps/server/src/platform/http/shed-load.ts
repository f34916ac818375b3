import type { FastifyInstance } from "fastify";

import { AppError } from "../app-error.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Files and answers about the process itself, which cost next to nothing. */
    neverShed?: true;
  }
}

const SAMPLE_MS = 500;
const LATE_MS = 1000;
const LATE_IN_A_ROW = 4;
const RETRY_AFTER_SECONDS = 5;

/**
 * Answers 503 while the event loop has been late by a second and more at each of the last four samples: people would
 * wait for many seconds, and more of them for longer. A single pause, however long, is over when the next request is
 * read, and turns nobody away.
 */
export function registerShedding(
  app: FastifyInstance,
  monotonicMs = () => performance.now(),
): void {
  let last = monotonicMs();
  let lateInARow = 0;
  const timer = setInterval(() => {
    const now = monotonicMs();
    lateInARow = now - last - SAMPLE_MS >= LATE_MS ? lateInARow + 1 : 0;
    last = now;
  }, SAMPLE_MS).unref();
  app.addHook("onClose", async () => clearInterval(timer));

  app.addHook("onRequest", async (request, reply) => {
    if (lateInARow < LATE_IN_A_ROW || request.routeOptions.config.neverShed) return;
    reply.header("retry-after", RETRY_AFTER_SECONDS);
    throw new AppError("unavailable");
  });
}
