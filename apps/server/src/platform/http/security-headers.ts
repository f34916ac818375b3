import type { IncomingMessage } from "node:http";
import { ServerResponse } from "node:http";

import type { FastifyInstance } from "fastify";
import helmet from "helmet";

import type { Config } from "../config.ts";

const YEAR_SECONDS = 31_536_000;

/**
 * The same headers on every answer, taken from helmet once: they do not depend on the request. The policy is that of
 * data, which loads nothing; pages replace it by their own with the hashes of their inline scripts (site.ts).
 */
export function registerSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = headersOf(config);

  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.addHook("onSend", (request, reply, payload, done) => {
    const isApi = request.routeOptions.url?.startsWith("/api/") ?? false;
    // A calendar's answer says itself how it is kept.
    if (isApi && !reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
    done(null, payload);
  });
}

const DATA_CSP = {
  "default-src": ["'none'"],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
  "frame-ancestors": ["'none'"],
};

function headersOf(config: Config): Record<string, string> {
  const middleware = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: DATA_CSP },
    strictTransportSecurity: config.isHttps
      ? { maxAge: YEAR_SECONDS, includeSubDomains: true }
      : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
    crossOriginEmbedderPolicy: false,
    // For browsers that are gone, or the default of today's: only weight on every answer.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    originAgentCluster: false,
  });
  const request = { headers: {} } as IncomingMessage;
  const response = new ServerResponse(request);
  middleware(request, response, () => {});
  return response.getHeaders() as Record<string, string>;
}

/** Origins beside our own: of a reciter's sounds, and of the media server of the rooms. */
export type Elsewhere = { media?: string | undefined; connect?: readonly string[] };

function cspDirectives(
  scripts: readonly string[],
  { media, connect = [] }: Elsewhere,
): Record<string, string[]> {
  return {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts],
    // Radix positions its layers with style attributes.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:"],
    // A recording is heard before it is sent; a reciter is heard from where the institute says.
    "media-src": ["'self'", "blob:", ...(media ? [media] : [])],
    "font-src": ["'self'", "data:"],
    "connect-src": ["'self'", ...connect],
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
}

/** The policy of a page. `scripts`: hashes or nonces of inline scripts, as `'sha256-…'`. */
export function cspHeader(scripts: readonly string[], elsewhere: Elsewhere = {}): string {
  return Object.entries(cspDirectives(scripts, elsewhere))
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join(";");
}
