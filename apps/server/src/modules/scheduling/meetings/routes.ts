import { ErrorBody } from "@riwaq/contracts/errors";
/** What Zoom tells of its meetings. Open to everyone, so every word of it is signed. */
import { Done } from "@riwaq/contracts/identity/authentication";
import { ZoomValidation } from "@riwaq/contracts/scheduling/meetings";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";

import { receiveWebhook } from "./receive-webhook.ts";

const Headers = z.object({
  "x-zm-signature": z.string().optional(),
  "x-zm-request-timestamp": z.string().optional(),
});

export const meetingsRoutes: FastifyPluginAsyncZod = async (app) => {
  // The bytes as they came are what is signed; this parser is for these routes alone.
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );

  app.post(
    "/zoom/webhooks/",
    {
      config: { public: true, isSigned: true },
      preHandler: app.throttle("zoom", { byAddress: { max: 600, windowMs: 60_000 } }),
      schema: {
        // Zoom's, not the site's: it is in no description for callers.
        hide: true,
        headers: Headers,
        body: z.string(),
        response: { 200: z.union([ZoomValidation, Done]), 401: ErrorBody, 404: ErrorBody },
      },
    },
    async ({ ctx, body, headers }) =>
      receiveWebhook(ctx, {
        rawBody: body,
        signature: headers["x-zm-signature"],
        timestamp: headers["x-zm-request-timestamp"],
      }),
  );
};
