import { join } from "node:path";

import { type Language, languageFrom } from "@riwaq/contracts/languages";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { SITE_DIR } from "../../paths.ts";
import { AppError } from "../app-error.ts";
import { languageOf } from "../i18n/translate.ts";
import type { Services } from "../services.ts";
import { sendError } from "./error-handler.ts";
import { sendOfflinePage } from "./failure-page.ts";
import { type NamedPage, fillIn, namedIn, readBriefly, withNamed } from "./named-pages.ts";
import { sessionCookieName } from "./session-token.ts";
import { registerSharePictures } from "./share-pictures.ts";
import { type Document, readSiteDocuments } from "./site-documents.ts";
import { registerSiteFiles } from "./site-files.ts";

/** Pages for those who build the site: in demo mode only. */
const WORKSHOP = /^\/design\/?$/;

/** Fetched by the site's worker, and by nobody else. */
const OFFLINE = "/offline";

const LANGUAGE_COOKIE = { path: "/", sameSite: "lax", maxAge: 31_536_000 } as const;

/** The built site: hashed assets for ever, and one of the prerendered pages or the shell for every other address. */
export async function registerSite(
  app: FastifyInstance,
  services: Services,
  siteDir = SITE_DIR,
  pages: readonly NamedPage[] = [],
): Promise<void> {
  const named = readBriefly(pages);
  const { isHttps, isDemo } = services.config;
  const documents = readSiteDocuments(siteDir, services.config);
  if (documents) {
    const siteMap = (written: string) => withNamed(written, services, named);
    await registerSiteFiles(app, join(siteDir, "client"), { ...documents, siteMap });
    registerSharePictures(app, services, siteDir, named);
  }
  const written = new Set(named.map(({ file }) => `/${file}`));

  app.get(OFFLINE, { config: { public: true }, schema: { hide: true } }, (request, reply) =>
    sendOfflinePage(request, reply),
  );

  /** One of the pages that the build wrote for a visitor, or one of many whose name the server knows. */
  async function documentFor(path: string, language: Language) {
    const asked = namedIn(path, named);
    if (!asked) {
      const page = written.has(path) ? undefined : documents?.pages.get(path);
      return page?.[language] ?? page?.en;
    }
    const { page, slug } = asked;
    const template = documents?.pages.get(`/${page.file}`)?.[language];
    const found = template && (await page.find(services, slug, language));
    if (!found) return undefined;
    const { body } = await template.text.bodyFor(undefined);
    return documents?.passing(fillIn(String(body), slug, found));
  }

  app.setNotFoundHandler(async (request, reply) => {
    const isDocument = request.method === "GET" || request.method === "HEAD";
    if (request.url.startsWith("/api/") || !isDocument || !documents) {
      return sendError(new AppError("not_found"), request, reply);
    }
    const path = pathOf(request.url);
    const hasSession = request.cookies[sessionCookieName(isHttps)] !== undefined;
    const asked = languageAsked(request);
    // A link in the language menu is a choice, also where no script runs to remember it.
    if (asked) reply.setCookie("lang", asked, { ...LANGUAGE_COOKIE, secure: isHttps });
    const document = hasSession
      ? undefined
      : await documentFor(path.replace(/([^/])\/$/, "$1"), languageOfPage(request));
    // The shell is a frame for people who use the site; search engines are to show the written pages.
    if (!document) reply.header("x-robots-tag", "noindex");
    const isPage = documents.isPage(path) && (isDemo || !WORKSHOP.test(path));
    const isNobody = !hasSession && !document && namedIn(path, named) !== undefined;
    reply.status(document || (isPage && !isNobody) ? 200 : 404);
    return sendDocument(document ?? documents.shell, request, reply);
  });
}

/** Not by URL, which takes what follows a double slash for a host and throws where it is none. */
function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/]*/, "").replace(/[?#].*$/s, "");
}

async function sendDocument(document: Document, request: FastifyRequest, reply: FastifyReply) {
  const { csp, etag, text } = document;
  reply
    .header("content-security-policy", csp)
    .header("cache-control", "private, no-cache")
    .header("vary", "Accept-Encoding, Accept-Language, Cookie");
  if (reply.statusCode === 200) {
    reply.header("etag", etag);
    if (request.headers["if-none-match"]?.includes(etag.slice(2))) return reply.status(304).send();
  }
  const { body, encoding } = await text.bodyFor(request.headers["accept-encoding"]);
  if (encoding) reply.header("content-encoding", encoding);
  return reply.type("text/html; charset=utf-8").send(body);
}

function languageAsked(request: FastifyRequest) {
  const { lang } = request.query as { lang?: unknown };
  return typeof lang === "string" ? languageFrom(lang) : undefined;
}

function languageOfPage(request: FastifyRequest) {
  return (
    languageAsked(request) ?? languageOf(request.cookies.lang, request.headers["accept-language"])
  );
}
