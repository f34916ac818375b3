import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";

import cookie from "@fastify/cookie";
import { fastify } from "fastify";
import { afterAll, describe, expect, it } from "vitest";

import { NOT_FOUND, errorMapOf } from "../../../test/error-map.ts";
import { startTestApp } from "../../../test/test-app.ts";
import { TestClient } from "../../../test/test-client.ts";
import { registerErrorHandler, sendFrameworkError } from "./error-handler.ts";
import { inlineScriptHashes } from "./inline-scripts.ts";
import { registerSite } from "./site.ts";

const { services } = await startTestApp();
const folder = mkdtempSync(join(tmpdir(), "riwaq-site-"));
const files = {
  "routes.json": JSON.stringify([
    "/",
    "/about",
    "/programs",
    "/design",
    "/login",
    "/sessions",
    "/staff/$area",
  ]),
  "client/_shell.html": "<title>shell</title><script>start()</script>",
  "client/public/en/index.html": "<title>home en</title>",
  "client/public/fr/index.html": "<title>home fr</title>",
  "client/public/en/about.html": "<title>about en</title><script>one()</script>",
  "client/public/ar/about.html": "<title>about ar</title>",
  "client/public/fr/programs.html":
    '<title>programs fr</title><link rel="canonical" href="https://riwaq.invalid/programs?lang=fr"/><script>go("https://riwaq.invalid/")</script>',
  "client/assets/app-1a2b.js": "start()",
  "client/assets/app-1a2b.js.br": "packed for br",
  "client/assets/app-1a2b.js.gz": "packed for gzip",
  "client/assets/pdf/3c4d/pdf.worker.min.mjs": "open()",
  "client/assets/pdf/3c4d/pdf.worker.min.mjs.br": "packed for br",
  "client/locales/fr/common.json": "{}",
  "client/icon.svg": "<svg/>",
  "client/sw.js": "show()",
  "client/sw.js.br": "packed for br",
  "client/manifest.fr.webmanifest": '{"lang":"fr"}',
  "client/robots.txt": "Disallow: /api/\nSitemap: https://riwaq.invalid/sitemap.xml\n",
  "client/sitemap.xml": "<urlset><loc>https://riwaq.invalid/about?lang=fr</loc></urlset>",
};
for (const [path, content] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

const app = fastify({ frameworkErrors: sendFrameworkError });
registerErrorHandler(app);
await app.register(cookie);
await registerSite(app, services, folder);
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});
const client = () => new TestClient(app);

describe("the site", () => {
  it.each([
    ["/", {}, "home en"],
    ["/", { "accept-language": "fr-FR" }, "home fr"],
    ["/?lang=fr", {}, "home fr"],
    ["/?lang=fr-CA", { "accept-language": "ar" }, "home fr"],
    ["/?lang=xx", {}, "home en"],
    ["/about", { cookie: "lang=ar" }, "about ar"],
    ["/about/", { cookie: "lang=ar", "accept-language": "en" }, "about ar"],
    ["/about", { cookie: "lang=fr" }, "about en"],
    ["/login", {}, "shell"],
    ["/staff/people", {}, "shell"],
    ["/about", { cookie: "riwaq.session_token=x" }, "shell"],
  ])("answers %s with %j by the page: %s", async (url, headers, title) => {
    const answer = await app.inject({ url, headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.body).toContain(`<title>${title}</title>`);
    expect(answer.headers["cache-control"]).toBe("private, no-cache");
    expect(answer.headers.vary).toContain("Cookie");
  });

  it.each([
    [false, 404],
    [true, 200],
  ])("shows the workshop of the design in demo mode (%s) only: %i", async (isDemo, status) => {
    const own = fastify();
    registerErrorHandler(own);
    await own.register(cookie);
    await registerSite(own, { ...services, config: { ...services.config, isDemo } }, folder);
    expect((await own.inject("/design")).statusCode).toBe(status);
    await own.close();
  });

  it("has a page for browsers to keep that says that there is no line, in the reader's language", async () => {
    const answer = await app.inject({ url: "/offline", headers: { cookie: "lang=fr" } });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain("<h1>Vous n’êtes pas connecté</h1>");
    const links = [...answer.body.matchAll(/<a href="([^"]*)">/g)].map(([, href]) => href);
    expect(links).toEqual(["", "/practice"]);
  });

  it("remembers the language that an address asks for, and no other", async () => {
    const asked = await client().get("/about?lang=ar");
    expect(asked.headers["set-cookie"]).toMatch(
      /^lang=ar; Max-Age=31536000; Path=\/; SameSite=Lax/,
    );
    for (const url of ["/about", "/about?lang=xx"]) {
      expect((await client().get(url)).headers).not.toHaveProperty("set-cookie");
    }
  });

  it.each([
    [undefined, "'self' blob:"],
    ["https://audio.test:8443/a/{sura3}.mp3", "'self' blob: https://audio.test:8443"],
  ])(
    "plays sound from its own origin, and with the reciter at %s from: %s",
    async (pattern, from) => {
      const own = fastify();
      registerErrorHandler(own);
      await own.register(cookie);
      const recitation = pattern === undefined ? undefined : { pattern, kind: "sura" as const };
      const config = { ...services.config, recitation };
      await registerSite(own, { ...services, config }, folder);
      // Public pages too: whoever signs in there stays under their policy.
      for (const url of ["/sessions", "/about"]) {
        const csp = String((await own.inject(url)).headers["content-security-policy"]).split(";");
        expect(csp.find((part) => part.startsWith("media-src "))).toBe(`media-src ${from}`);
        expect(csp.filter((part) => part.includes("audio.test"))).toHaveLength(pattern ? 1 : 0);
      }
      await own.close();
    },
  );

  it("allows a page exactly its own inline scripts", async () => {
    const page = await client().get("/about");
    const [hash] = inlineScriptHashes("<script>one()</script>");
    expect(page.headers["content-security-policy"]).toContain(`script-src 'self' ${hash};`);
    const plain = await client().get("/");
    expect(plain.headers["content-security-policy"]).toContain("script-src 'self';");
  });

  it.each(["/nothing", "/about/more", "/staff/a/b", "/public/en/about", "///x", "//[", "/a%20b"])(
    "shows the not-found page with 404: %s",
    async (pathname) => {
      // As an object the address arrives as it is: a text would be normalised.
      const answer = await app.inject({ url: { pathname } });
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain("<title>shell</title>");
    },
  );

  it("takes a full address, as proxies write it, for the page that it names", async () => {
    const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
    const asked = request({ host: "127.0.0.1", port, path: "http://riwaq.test/about?x=1" }).end();
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    expect(await text(answer)).toContain("<title>about en</title>");
  });

  it("does not fail on an address of slashes alone", async () => {
    expect((await app.inject({ url: { pathname: "//" } })).statusCode).toBe(200);
  });

  it.each(["/public/en/about.html", "/_shell.html", "/../routes.json", "/assets/"])(
    "does not give a page by the name of its file: %s",
    async (url) => {
      expect((await client().get(url)).statusCode).toBe(404);
    },
  );

  it("keeps hashed files for ever and others for an hour", async () => {
    const hashed = await client().get("/assets/app-1a2b.js");
    expect(hashed.statusCode).toBe(200);
    expect(hashed.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const icon = await client().get("/icon.svg");
    expect(icon.headers["cache-control"]).toBe("public, max-age=3600");
  });

  it("lets the worker that shows notifications load their icon and files of the site, and run nothing else", async () => {
    for (const encoding of ["identity", "br"]) {
      const worker = await client().get("/sw.js", { "accept-encoding": encoding });
      expect(worker.statusCode).toBe(200);
      expect(worker.headers["content-security-policy"]).toBe(
        "default-src 'none';img-src 'self';connect-src 'self'",
      );
    }
  });

  it("lets the worker that opens documents load scripts of the site, and nothing else", async () => {
    for (const encoding of ["identity", "br"]) {
      const path = "/assets/pdf/3c4d/pdf.worker.min.mjs";
      const worker = await client().get(path, { "accept-encoding": encoding });
      expect(worker.headers["content-type"]).toMatch(/javascript/);
      expect(worker.headers["content-security-policy"]).toBe(
        "default-src 'none';script-src 'self'",
      );
    }
  });

  it("stands under the address that the server was given, with the hashes of what is sent", async () => {
    const page = await client().get("/programs?lang=fr");
    expect(page.body).toContain('href="http://riwaq.test/programs?lang=fr"');
    expect(page.body).not.toContain("riwaq.invalid");
    const [hash] = inlineScriptHashes('<script>go("http://riwaq.test/")</script>');
    expect(page.headers["content-security-policy"]).toContain(hash);
  });

  it.each([
    ["/robots.txt", "text/plain; charset=utf-8", "Sitemap: http://riwaq.test/sitemap.xml\n"],
    [
      "/sitemap.xml",
      "application/xml; charset=utf-8",
      "<loc>http://riwaq.test/about?lang=fr</loc>",
    ],
    ["/manifest.fr.webmanifest", "application/manifest+json", '{"lang":"fr"}'],
  ])("tells search engines and systems what they ask for: %s", async (url, type, content) => {
    const answer = await client().get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe(type);
    const lifetime = url === "/sitemap.xml" ? "no-cache" : "max-age=3600";
    expect(answer.headers["cache-control"]).toBe(`public, ${lifetime}`);
    expect(answer.body).toContain(content);
  });

  it("keeps all but the written pages out of search results", async () => {
    const robots = async (url: string, headers = {}) =>
      (await app.inject({ url, headers })).headers["x-robots-tag"];
    expect(await robots("/about")).toBeUndefined();
    expect(await robots("/robots.txt")).toBeUndefined();
    expect(await robots("/login")).toBe("noindex");
    expect(await robots("/nothing")).toBe("noindex");
    expect(await robots("/about", { cookie: "riwaq.session_token=x" })).toBe("noindex");
  });

  it("sends a page again only where it has changed", async () => {
    const first = await client().get("/about");
    const { etag = "" } = first.headers;
    const again = await client().get("/about", { "if-none-match": `"other", ${etag}` });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect(again.headers["content-security-policy"]).toBe(first.headers["content-security-policy"]);
    const headers = { "if-none-match": String(etag), cookie: "lang=ar" };
    expect((await app.inject({ url: "/about", headers })).statusCode).toBe(200);
    const shell = await client().get("/login");
    const lost = { "if-none-match": String(shell.headers.etag) };
    expect((await client().get("/nothing", lost)).statusCode).toBe(404);
  });

  it.each(["br", "gzip"])("sends what was packed for %s when it was built", async (encoding) => {
    const file = await client().get("/assets/app-1a2b.js", { "accept-encoding": encoding });
    expect(file.body).toBe(`packed for ${encoding}`);
    expect(file.headers["content-encoding"]).toBe(encoding);
    expect(file.headers["content-type"]).toContain("javascript");
    expect(file.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(String(file.headers.vary).toLowerCase()).toContain("accept-encoding");
    const page = await client().get("/about", { "accept-encoding": encoding });
    expect(page.headers["content-encoding"]).toBe(encoding);
    expect(page.headers.vary).toContain("Accept-Encoding");
  });

  it("does not give what was packed under its own name", async () => {
    expect((await client().get("/assets/app-1a2b.js.br")).statusCode).toBe(404);
  });

  it("asks readers to look again for the texts of the site", async () => {
    const texts = await client().get("/locales/fr/common.json");
    expect(texts.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });

  it("answers JSON below /api and to anything but reading", async () => {
    const answers = [
      await client().get("/api/nothing/"),
      await app.inject({ method: "POST", url: "/about" }),
      await app.inject({ method: "DELETE", url: "/" }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(errorMapOf(answer)).toEqual(NOT_FOUND);
    }
  });

  it("answers JSON everywhere while it is not built", async () => {
    const bare = fastify();
    await bare.register(cookie);
    await registerSite(bare, services, join(folder, "none"));
    const answer = await bare.inject("/");
    expect(answer.statusCode).toBe(404);
    expect(errorMapOf(answer)).toEqual(NOT_FOUND);
    await bare.close();
  });
});
