import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";

import type { Services } from "../services.ts";

/** `/healthz`: the process answers. `/readyz`: the database answers and the process is not about to stop. */
export function registerHealth(app: FastifyInstance, services: Services): void {
  const hidden = {
    config: { public: true as const, rateLimit: false as const },
    schema: { hide: true },
  };

  app.get("/healthz", hidden, async () => ({ status: "ok" }));

  app.get("/readyz", hidden, async (_request, reply) => {
    const isDraining = services.isDraining();
    const hasDatabase = await services.db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    const isReady = hasDatabase && !isDraining;
    return reply.status(isReady ? 200 : 503).send({
      status: isReady ? "ready" : "not ready",
      database: hasDatabase ? "ok" : "unreachable",
      draining: isDraining,
    });
  });
}
