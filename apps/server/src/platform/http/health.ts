import { SERVED_ZONES } from "@riwaq/domain/time/zone-data";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";

import type { Services } from "../services.ts";
import { compareZones, isAgreed, type ZoneReport } from "./zone-report.ts";

/** The first requests after a start come first. */
const COMPARE_AFTER_MS = 1000;

/**
 * `/healthz`: the process answers. `/readyz`: the database answers and the process is not about to stop; beside it,
 * whether our zone tables, ICU's and PostgreSQL's say the same.
 */
export function registerHealth(app: FastifyInstance, services: Services): void {
  const hidden = {
    config: { public: true as const, rateLimit: false as const, neverShed: true as const },
    schema: { hide: true },
  };

  const zones = reportZones(app, services);

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
      time_zones: zones(),
    });
  });
}

/** Compares once, some time after the process has begun to listen; until then the answer is "pending". */
function reportZones(app: FastifyInstance, { db, clock }: Services) {
  let report: ZoneReport | "pending" | "failed" = "pending";
  let timer: NodeJS.Timeout | undefined;

  async function compare(): Promise<void> {
    try {
      report = await compareZones(db, SERVED_ZONES, clock.now().getUTCFullYear());
      if (!isAgreed(report)) app.log.warn({ timeZones: report }, "time zone data disagree");
    } catch (error) {
      report = "failed";
      app.log.warn({ name: error instanceof Error ? error.name : "" }, "time zones not compared");
    }
  }

  app.addHook("onListen", async () => {
    timer = setTimeout(() => void compare(), COMPARE_AFTER_MS).unref();
  });
  app.addHook("onClose", async () => clearTimeout(timer));
  return () => report;
}
