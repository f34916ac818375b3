/** What providers of payments tell us of. Open to everyone, so every byte of it is signed, and believed for its id alone. */
import { ErrorBody } from "@riwaq/contracts/errors";
import { Done } from "@riwaq/contracts/identity/authentication";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";

import { receiveEvent } from "./receive-event.ts";

const BODY_MAX = 262_144;

export const paymentWebhookRoutes: FastifyPluginAsyncZod = async (app) => {
  // The bytes as they came are what is signed; this parser is for these routes alone.
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) =>
    done(null, body),
  );

  for (const provider of ["stripe", "paypal"] as const) {
    app.post(
      `/${provider}/webhooks/`,
      {
        bodyLimit: BODY_MAX,
        config: { public: true, isSigned: true },
        preHandler: app.throttle(provider, { byAddress: { max: 1_200, windowMs: 60_000 } }),
        schema: {
          // The provider's, not the site's: it is in no description for callers.
          hide: true,
          response: { 200: Done, 401: ErrorBody, 404: ErrorBody, 503: ErrorBody },
        },
      },
      async ({ ctx, body, headers }) =>
        receiveEvent(ctx, { provider, raw: body as Buffer, headers }),
    );
  }
};
