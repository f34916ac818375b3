import { join } from "node:path";

import fastifyStatic from "@fastify/static";
import { languageFrom } from "@riwaq/contracts/languages";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { AppError } from "../app-error.ts";
import { languageOf } from "../i18n/translate.ts";
import { SITE_DIR } from "../paths.ts";
import type { Services } from "../services.ts";
import { sessionCookieName } from "../sign-in/session-token.ts";
import { sendError } from "./error-handler.ts";
import { type Document, readSiteDocuments } from "./site-documents.ts";

const YEAR_SECONDS = 31_536_000;

/** The built site: hashed assets for ever, and one of the prerendered pages or the shell for every other address. */
export async function registerSite(
  app: FastifyInstance,
  services: Services,
  siteDir = SITE_DIR,
): Promise<void> {
  const documents = readSiteDocuments(siteDir);
  if (documents) await registerFiles(app, join(siteDir, "client"));

  app.setNotFoundHandler((request, reply) => {
    const isDocument = request.method === "GET" || request.method === "HEAD";
    if (request.url.startsWith("/api/") || !isDocument || !documents) {
      return sendError(new AppError("not_found"), request, reply);
    }
    const path = pathOf(request.url);
    const hasSession = request.cookies[sessionCookieName(services.config.isHttps)] !== undefined;
    const page = hasSession ? undefined : documents.pages.get(path.replace(/([^/])\/$/, "$1"));
    const document = page?.[languageOfPage(request)] ?? page?.en ?? documents.shell;
    return sendDocument(reply, document, page || documents.isPage(path) ? 200 : 404);
  });
}

/** Not by URL, which takes what follows a double slash for a host and throws where it is none. */
function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/]*/, "").replace(/[?#].*$/s, "");
}

function sendDocument(reply: FastifyReply, { html, csp }: Document, status: number) {
  return reply
    .status(status)
    .header("content-security-policy", csp)
    .header("cache-control", "private, no-cache")
    .header("vary", "Accept-Language, Cookie")
    .type("text/html; charset=utf-8")
    .send(html);
}

function languageOfPage(request: FastifyRequest) {
  const { lang } = request.query as { lang?: unknown };
  const asked = typeof lang === "string" ? languageFrom(lang) : undefined;
  return asked ?? languageOf(request.cookies.lang, request.headers["accept-language"]);
}

async function registerFiles(app: FastifyInstance, client: string): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook("onRoute", (route) => {
      route.config = { ...route.config, public: true, rateLimit: false };
      route.schema = { ...route.schema, hide: true } as typeof route.schema & { hide: true };
    });
    await scope.register(fastifyStatic, {
      root: client,
      wildcard: false,
      index: false,
      // Prerendered pages and the shell are chosen by language and sign-in, never asked for by file name.
      globIgnore: ["public/**", "_shell.html", "locales/**"],
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes("/assets/");
        reply.header(
          "cache-control",
          isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : "public, max-age=3600",
        );
      },
    });
  });
}
