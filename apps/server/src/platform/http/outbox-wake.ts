import type { FastifyInstance } from "fastify";

import type { Services } from "../services.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

declare module "fastify" {
  interface FastifyInstance {
    /** For what is written after the answer. */
    wakeOutbox(): void;
  }
}

/** What an answer has written is sent at once, and not at the next look round. */
export function registerOutboxWake(app: FastifyInstance, { outbox }: Services): void {
  app.decorate("wakeOutbox", () => outbox.wake());
  app.addHook("onResponse", (request, _reply, done) => {
    if (!SAFE_METHODS.has(request.method)) outbox.wake();
    done();
  });
}
