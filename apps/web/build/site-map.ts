import { paths } from "../src/config/paths.ts";
import { LANGUAGES } from "../src/i18n/languages.ts";
import { PRERENDERED_PATHS } from "./prerender-pages.ts";
import { ORIGIN, addressOf, alternatesOf } from "./site-address.ts";

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const PRIVATE_PATHS = [
  "/api/",
  paths.children,
  paths.dashboard,
  paths.leave,
  paths.logout,
  paths.mushaf,
  paths.practice,
  paths.cards,
  paths.toHear,
  paths.recitePlacement,
  "/ear",
  paths.profile,
  paths.resources,
  paths.periodicReports,
  "/reports/",
  paths.sessions,
  paths.settings,
  "/staff",
  paths.students,
  paths.subscription,
];

export function siteMap() {
  const entries = PRERENDERED_PATHS.flatMap((path) => {
    const alternates = alternatesOf(path).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
    );
    return LANGUAGES.map((language) =>
      ["<url>", `<loc>${addressOf(path, language)}</loc>`, ...alternates, "</url>"].join("\n"),
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset ${NAMESPACES}>`,
    ...entries,
    "</urlset>\n",
  ].join("\n");
}

/** What public pages themselves ask for, so that whoever reads them with scripts reads all of them. */
const READ_BY_PAGES = ["/api/institute/", "/api/public-teachers/", "/api/programmes/offered/"];

export function robotsText() {
  return [
    "User-agent: *",
    ...READ_BY_PAGES.map((path) => `Allow: ${path}`),
    ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${ORIGIN}/sitemap.xml\n`,
  ].join("\n");
}
