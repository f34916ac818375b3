import swagger from "@fastify/swagger";
import scalar from "@scalar/fastify-api-reference";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";

import { inlineScriptHashes } from "./inline-scripts.ts";
import { cspHeader } from "./security-headers.ts";

/** Before the routes: collects the description of every call from the contracts. */
export async function registerOpenapi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Riwaq",
        version: "0.1.0",
        description:
          "JSON only. Unsafe calls carry the cookie csrftoken in the header X-CSRFToken. Every error is a map from field name to a list of messages.",
      },
      components: {
        securitySchemes: { session: { type: "apiKey", in: "cookie", name: "riwaq.session_token" } },
      },
    },
    transform: jsonSchemaTransform,
  });
  app.get("/api/openapi.json", { config: { public: true }, schema: { hide: true } }, async () =>
    app.swagger(),
  );
  await app.register(registerDocs);
}

/** The readable form at `/api/docs/`, served from here alone. */
async function registerDocs(docs: FastifyInstance): Promise<void> {
  docs.addHook("onRoute", (route) => {
    route.config = { ...route.config, public: true };
  });
  docs.addHook("onSend", async (_request, reply, payload) => {
    if (
      typeof payload === "string" &&
      String(reply.getHeader("content-type")).startsWith("text/html")
    ) {
      reply.header("content-security-policy", cspHeader(inlineScriptHashes(payload)));
    }
    return payload;
  });
  await docs.register(scalar, {
    routePrefix: "/api/docs",
    configuration: { url: "/api/openapi.json", withDefaultFonts: false, telemetry: false },
  });
}
