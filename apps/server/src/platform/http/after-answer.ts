import { finished } from "node:stream/promises";

import type { FastifyInstance, FastifyReply } from "fastify";

declare module "fastify" {
  interface FastifyReply {
    /** Does the work once the answer is out, so that the time it takes tells the asker nothing. */
    afterAnswer(work: () => Promise<void>): void;
  }
  interface FastifyInstance {
    /** Resolves when nothing is left to do of what was answered. */
    afterAnswers(): Promise<void>;
  }
}

/** What was promised by an answer is finished before the application is closed. */
export function registerAfterAnswer(app: FastifyInstance): void {
  const underWay = new Set<Promise<void>>();

  app.decorateReply("afterAnswer", function afterAnswer(this: FastifyReply, work) {
    const { log } = this;
    const done = finished(this.raw)
      // Whoever went away before the answer was out has asked all the same.
      .catch(() => {})
      .then(work)
      .catch((error: unknown) => {
        log.error({ name: error instanceof Error ? error.name : "unknown" }, "after the answer");
      })
      .finally(() => underWay.delete(done));
    underWay.add(done);
  });

  const settle = async () => void (await Promise.all(underWay));
  app.decorate("afterAnswers", settle);
  app.addHook("onClose", settle);
}
