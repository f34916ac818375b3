import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import cookie from "@fastify/cookie";
import { fastify } from "fastify";
import { afterAll, describe, expect, it } from "vitest";

import { startTestApp } from "../../../test/test-app.ts";
import { registerErrorHandler } from "./error-handler.ts";
import { inlineScriptHashes } from "./inline-scripts.ts";
import type { NamedPage } from "./named-pages.ts";
import { registerSite } from "./site.ts";

const { services, clock } = await startTestApp();
const folder = mkdtempSync(join(tmpdir(), "riwaq-named-"));
afterAll(() => rmSync(folder, { recursive: true }));

const files = {
  "routes.json": JSON.stringify(["/", "/teachers/$id"]),
  "client/_shell.html": "<title>shell</title>",
  "client/public/fr/teacher.html":
    '<title>__NAME__ · Riwaq</title><meta name="description" content="__ABOUT__"/><link rel="canonical" href="https://riwaq.invalid/teachers/__SLUG__?lang=fr"/><script type="application/ld+json">["__DATA__"]</script><script>one("__SLUG__")</script><p lang="__TEXT_LANGUAGE__">__TEXT__</p>',
  "client/sitemap.xml": "<urlset><loc>https://riwaq.invalid/about?lang=fr</loc></urlset>",
};
for (const [path, content] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

const named: NamedPage = {
  above: "/teachers",
  file: "teacher",
  find: async (_services, slug) =>
    slug === "amal"
      ? {
          name: "Amal <b>",
          about: 'Says "hello" __NAME__',
          text: "<script>hello</script>",
          language: "ar",
          data: { name: "</script>" },
        }
      : undefined,
  picture: async () => undefined,
  list: async () => ["amal"],
};

describe("a page of which there is one for each of many", () => {
  async function ask(url: string, cookies = "lang=fr") {
    const own = fastify();
    registerErrorHandler(own);
    await own.register(cookie);
    await registerSite(own, services, folder, [named]);
    const answer = await own.inject({ url, headers: { cookie: cookies } });
    await own.close();
    return answer;
  }

  it("says who it is about, whatever the words are", async () => {
    const { statusCode, body, headers } = await ask("/teachers/amal");
    expect(statusCode).toBe(200);
    expect(body).toContain("<title>Amal &lt;b&gt; · Riwaq</title>");
    expect(body).toContain('content="Says &quot;hello&quot; __NAME__"');
    expect(body).toContain('<p lang="ar">&lt;script&gt;hello&lt;/script&gt;</p>');
    expect(body).toContain('href="http://riwaq.test/teachers/amal?lang=fr"');
    expect(body).toContain(String.raw`[{"name":"\u003c/script>"}]`);
    const [script = ""] = inlineScriptHashes('<script>one("amal")</script>');
    expect(headers["content-security-policy"]).toContain(script);
    expect(headers["x-robots-tag"]).toBeUndefined();
  });

  it("is not found where there is nobody of that name, nor as it was written", async () => {
    for (const url of ["/teachers/nobody", "/teacher"]) {
      const answer = await ask(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers["x-robots-tag"]).toBe("noindex");
    }
  });

  it("stands in the list for search engines", async () => {
    const { body } = await ask("/sitemap.xml");
    expect(body).toContain("<loc>http://riwaq.test/teachers/amal?lang=ar</loc>");
    expect(body).toContain("about?lang=fr");
    expect(body.endsWith("</urlset>")).toBe(true);
  });
});

describe("names and words", () => {
  const asked = { list: 0, find: 0 };
  let names = ["amal"];
  const counted: NamedPage = {
    ...named,
    find: async (...args) => {
      asked.find += 1;
      return named.find(...args);
    },
    list: async () => {
      asked.list += 1;
      return names;
    },
  };
  const own = fastify();
  registerErrorHandler(own);
  const statusOf = async (slug: string) =>
    (await own.inject({ url: `/teachers/${slug}`, headers: { cookie: "lang=fr" } })).statusCode;

  it("are read once for a crowd, and what is made up is not looked for", async () => {
    await own.register(cookie);
    await registerSite(own, services, folder, [counted]);
    const made = Array.from({ length: 20 }, (_, index) => `made-up-${index}`);
    const statuses = await Promise.all(["amal", "amal", ...made].map(statusOf));
    expect(statuses).toEqual([200, 200, ...made.map(() => 404)]);
    await own.inject("/sitemap.xml");
    expect(asked).toEqual({ list: 1, find: 1 });
  });

  it("are gone five seconds after they were taken back", async () => {
    names = [];
    clock.advance(4999);
    expect(await statusOf("amal")).toBe(200);
    clock.advance(1);
    expect(await statusOf("amal")).toBe(404);
    const { body, headers } = await own.inject("/sitemap.xml");
    expect(body).not.toContain("amal");
    expect(headers["cache-control"]).toBe("public, no-cache");
    await own.close();
  });
});
