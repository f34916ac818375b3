import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { LANGUAGES, type Language } from "@riwaq/contracts/languages";

import type { Config } from "../config.ts";
import { livekitOrigins } from "../livekit-config.ts";
import { inlineScriptHashes } from "./inline-scripts.ts";
import { type Elsewhere, cspHeader } from "./security-headers.ts";
import { type CompressedText, compressedText, passingText } from "./site-compression.ts";

export type Document = { text: CompressedText; csp: string; etag: string };

export type SiteDocuments = {
  shell: Document;
  /** Prerendered public pages: path → language → page. */
  pages: Map<string, Partial<Record<Language, Document>>>;
  /** Lists for search engines: path → content. */
  lists: Map<string, string>;
  isPage(path: string): boolean;
  /** One that is not kept: a written page that is about one of many. */
  passing(html: string): Document;
};

/** What the build writes for the site's origin, which it cannot know (apps/web/build/site-address.ts). */
const BUILD_ORIGIN = "https://riwaq.invalid";
const LISTS = ["/robots.txt", "/sitemap.xml"];

type Read = (file: string) => string;

/** Reads what the site's build wrote, once: two dozen small pages. Undefined where the site is not built. */
export function readSiteDocuments(
  siteDir: string,
  { publicUrl, recitation, livekit }: Pick<Config, "publicUrl" | "recitation" | "livekit">,
): SiteDocuments | undefined {
  const client = join(siteDir, "client");
  if (!existsSync(join(client, "_shell.html"))) return undefined;
  const { origin } = new URL(publicUrl);
  // Whoever signs in on a public page stays under its policy.
  const elsewhere: Elsewhere = {
    media: recitation && new URL(recitation.pattern).origin,
    connect: livekit ? livekitOrigins(livekit) : [],
  };
  const read: Read = (file) => readFileSync(file, "utf8").replaceAll(BUILD_ORIGIN, origin);
  const routes = JSON.parse(read(join(siteDir, "routes.json"))) as string[];
  const patterns = routes.map(
    (route) => new RegExp(`^${route.replaceAll(/\$[a-zA-Z]+/g, "[^/]+")}/?$`),
  );
  return {
    shell: documentOf(read(join(client, "_shell.html")), elsewhere),
    pages: readPages(join(client, "public"), (file) => documentOf(read(file), elsewhere)),
    lists: new Map(
      LISTS.filter((path) => existsSync(join(client, path))).map((path) => [
        path,
        read(join(client, path)),
      ]),
    ),
    isPage: (path) => patterns.some((pattern) => pattern.test(path)),
    passing: (html) => documentOf(html, elsewhere, passingText),
  };
}

function readPages(folder: string, documentAt: (file: string) => Document): SiteDocuments["pages"] {
  const pages: SiteDocuments["pages"] = new Map();
  for (const language of LANGUAGES) {
    const files = existsSync(join(folder, language)) ? readdirSync(join(folder, language)) : [];
    for (const file of files.filter((name) => name.endsWith(".html"))) {
      const name = file.slice(0, -".html".length);
      const path = name === "index" ? "/" : `/${name}`;
      const document = documentAt(join(folder, language, file));
      pages.set(path, { ...pages.get(path), [language]: document });
    }
  }
  return pages;
}

/** The tag is weak: the same for every compression of the same text. */
function documentOf(html: string, elsewhere: Elsewhere, pack = compressedText): Document {
  const hash = createHash("sha256").update(html).digest("base64url").slice(0, 22);
  return {
    text: pack(html),
    csp: cspHeader(inlineScriptHashes(html), elsewhere),
    etag: `W/"${hash}"`,
  };
}
