import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { LANGUAGES, type Language } from "@riwaq/contracts/languages";

import { inlineScriptHashes } from "./inline-scripts.ts";
import { cspHeader } from "./security-headers.ts";

export type Document = { html: string; csp: string };

export type SiteDocuments = {
  shell: Document;
  /** Prerendered public pages: path → language → page. */
  pages: Map<string, Partial<Record<Language, Document>>>;
  isPage(path: string): boolean;
};

/** Reads what the site's build wrote, once: two dozen small pages. Undefined where the site is not built. */
export function readSiteDocuments(siteDir: string): SiteDocuments | undefined {
  const client = join(siteDir, "client");
  if (!existsSync(join(client, "_shell.html"))) return undefined;
  const routes = JSON.parse(readFileSync(join(siteDir, "routes.json"), "utf8")) as string[];
  const patterns = routes.map(
    (route) => new RegExp(`^${route.replaceAll(/\$[a-zA-Z]+/g, "[^/]+")}/?$`),
  );
  return {
    shell: documentAt(join(client, "_shell.html")),
    pages: readPages(join(client, "public")),
    isPage: (path) => patterns.some((pattern) => pattern.test(path)),
  };
}

function readPages(folder: string): SiteDocuments["pages"] {
  const pages: SiteDocuments["pages"] = new Map();
  for (const language of LANGUAGES) {
    const files = existsSync(join(folder, language)) ? readdirSync(join(folder, language)) : [];
    for (const file of files.filter((name) => name.endsWith(".html"))) {
      const name = file.slice(0, -".html".length);
      const path = name === "index" ? "/" : `/${name}`;
      pages.set(path, { ...pages.get(path), [language]: documentAt(join(folder, language, file)) });
    }
  }
  return pages;
}

function documentAt(file: string): Document {
  const html = readFileSync(file, "utf8");
  return { html, csp: cspHeader(inlineScriptHashes(html)) };
}
