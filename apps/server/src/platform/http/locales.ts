import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

import { LOCALES_DIR } from "../../paths.ts";

/** The texts of the site at both addresses (decisions: locales). */
export async function registerLocales(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook("onRoute", (route) => {
      route.config = { ...route.config, public: true, rateLimit: false, neverShed: true };
      route.schema = { ...route.schema, hide: true } as typeof route.schema & { hide: true };
    });
    for (const prefix of ["/locales/", "/api/locales/"]) {
      await scope.register(fastifyStatic, {
        root: LOCALES_DIR,
        prefix,
        decorateReply: false,
        index: false,
        cacheControl: false,
        setHeaders: (reply) =>
          void reply.header("cache-control", "public, max-age=0, must-revalidate"),
      });
    }
  });
}
