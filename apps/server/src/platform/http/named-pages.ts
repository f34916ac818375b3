/** Public pages of which there is one for each of many, such as teachers: written once, with words that stand for one. */
import { LANGUAGES, type Language } from "@riwaq/contracts/languages";

import { keptBriefly } from "../kept-briefly.ts";
import type { Services } from "../services.ts";
import type { Pictured } from "../share-pictures/draw-share-picture.ts";

export type NamedPage = {
  /** The part of the address before the name, as "/teachers". */
  above: string;
  /** What the build calls the written page (apps/web/build/prerender-pages.ts). */
  file: string;
  /** What is said of one of them; undefined where there is none of that name. */
  find(services: Services, slug: string, language: Language): Promise<Named | undefined>;
  /** What a service shows beside its address; asked each time, and undefined as above. */
  picture(services: Services, slug: string, language: Language): Promise<Pictured | undefined>;
  /** All names, for search engines: whoever is not among them is not found. */
  list(services: Services): Promise<string[]>;
};

export type Named = {
  name: string;
  /** In a line, for lists of results. */
  about: string;
  /** What stands on the page until it has read the rest: empty where nothing was written. */
  text: string;
  /** Of the text. */
  language: Language;
  /** In schema.org's words. */
  data: Record<string, unknown>;
};

/** So long at most somebody who is shown no more stands in heads and in the list, and so late somebody new. */
const KEPT_MS = 5000;
const KEPT_MAX = 1000;

/**
 * The same pages, read from the database once in a while however many ask: all names, and the words of each of them. A
 * name that is made up costs nothing.
 */
export function readBriefly(pages: readonly NamedPage[]): NamedPage[] {
  return pages.map((page) => {
    const lists = keptBriefly<string[]>({ ms: KEPT_MS, max: 1 });
    const found = keptBriefly<Named | undefined>({ ms: KEPT_MS, max: KEPT_MAX });
    const list = (services: Services) => lists("", services.clock.now(), () => page.list(services));
    return {
      ...page,
      list,
      find: async (services, slug, language) => {
        if (!(await list(services)).includes(slug)) return undefined;
        const ask = () => page.find(services, slug, language);
        return found(`${language}/${slug}`, services.clock.now(), ask);
      },
    };
  });
}

/** The page and the name that an address asks for. */
export function namedIn(path: string, pages: readonly NamedPage[]) {
  const [, above, slug] = /^(\/[a-z-]+)\/([a-z0-9-]+)\/?$/.exec(path) ?? [];
  const page = pages.find((one) => one.above === above);
  return page && slug !== undefined ? { page, slug } : undefined;
}

const escaped = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");

/** What the build has left open (apps/web/build/head-tags.ts, apps/web/src/lib/filled-in.ts), said of one. */
export function fillIn(html: string, slug: string, named: Named): string {
  const { name, about, text, language, data } = named;
  const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  const words: Record<string, string> = {
    '"__DATA__"': json,
    __NAME__: escaped(name),
    __ABOUT__: escaped(about),
    __TEXT__: escaped(text),
    __TEXT_LANGUAGE__: language,
    __SLUG__: slug,
  };
  // In one pass: what somebody wrote is never filled in itself.
  return html.replaceAll(
    /"__DATA__"|__(?:NAME|ABOUT|TEXT|TEXT_LANGUAGE|SLUG)__/g,
    (word) => words[word] ?? "",
  );
}

/** The list for search engines, with the addresses of all of them. */
export async function withNamed(
  siteMap: string,
  services: Services,
  pages: readonly NamedPage[],
): Promise<string> {
  const { origin } = new URL(services.config.publicUrl);
  const entries: string[] = [];
  for (const page of pages) {
    for (const slug of await page.list(services)) {
      entries.push(...entriesOf(`${origin}${page.above}/${slug}`));
    }
  }
  return siteMap.replace("</urlset>", () => `${entries.join("\n")}\n</urlset>`);
}

function entriesOf(address: string): string[] {
  const alternates = LANGUAGES.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${address}?lang=${language}"/>`,
  );
  const any = `<xhtml:link rel="alternate" hreflang="x-default" href="${address}"/>`;
  return LANGUAGES.map((language) =>
    ["<url>", `<loc>${address}?lang=${language}</loc>`, ...alternates, any, "</url>"].join("\n"),
  );
}
