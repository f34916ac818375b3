import swagger from "@fastify/swagger";
import { type FastifyInstance, fastify } from "fastify";
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
  registerDocs(app);
}

/** The readable form at `/api/docs/`. Its page is a few megabytes of script, so it is loaded when it is first asked for. */
function registerDocs(app: FastifyInstance): void {
  let docs: Promise<FastifyInstance> | undefined;
  const hidden = { config: { public: true as const }, schema: { hide: true } };

  app.get("/api/docs", hidden, async (_request, reply) => reply.redirect("/api/docs/"));
  app.get("/api/docs/*", hidden, async (request, reply) => {
    docs ??= buildDocs();
    const page = await (await docs).inject({ url: request.url });
    const isHtml = String(page.headers["content-type"]).startsWith("text/html");
    if (isHtml) reply.header("content-security-policy", cspHeader(inlineScriptHashes(page.body)));
    return reply
      .status(page.statusCode)
      .type(String(page.headers["content-type"] ?? "text/plain"))
      .send(page.rawPayload);
  });
}

async function buildDocs(): Promise<FastifyInstance> {
  const { default: scalar } = await import("@scalar/fastify-api-reference");
  const docs = fastify();
  await docs.register(scalar, {
    routePrefix: "/api/docs",
    configuration: { url: "/api/openapi.json", withDefaultFonts: false, telemetry: false },
  });
  return docs;
}
