import { expect, it } from "vitest";

import { headTags, namedTags, shareImagePath } from "./head-tags.ts";
import { linkedData } from "./linked-data.ts";
import { pageProblems } from "./page-problems.ts";
import { publicPages } from "./public-pages.ts";
import type { PublicPage } from "./public-pages.ts";
import { ORIGIN } from "./site-address.ts";

const pages = publicPages();
const images = new Set(pages.map(shareImagePath));
const hasImage = (path: string) => images.has(path);

function written(page: PublicPage) {
  const { title, description } = page;
  const html = `<title>${title}</title><meta name="description" content="${description}"/>${headTags(page)}`;
  return { file: `${page.language}${page.path}`, html };
}

function graphOf(page: PublicPage): Array<Record<string, unknown>> {
  return JSON.parse(linkedData(page))["@graph"];
}

const home = pages.find(({ name, language }) => name === "home" && language === "fr")!;
const programs = pages.find(({ name, language }) => name === "programs" && language === "ar")!;

it("gives each page in each language a head of its own, with an image that is drawn", () => {
  expect(pages).toHaveLength(51);
  expect(pageProblems(pages.map(written), hasImage)).toEqual([]);
});

it.each(pages.map((page) => [page.language, page.path, page] as const))(
  "describes %s %s in the length that lists of results show",
  (_language, _path, { title, description }) => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(75);
    expect(description.length).toBeLessThanOrEqual(160);
  },
);

it("names each language's page as its own, and the address without a language as everyone's", () => {
  const { html } = written(programs);
  expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/programs?lang=ar" data-of-page/>`);
  expect(html).toContain(`hreflang="fr" href="${ORIGIN}/programs?lang=fr"`);
  expect(html).toContain(`hreflang="x-default" href="${ORIGIN}/programs" `);
  expect(html).toContain(`<meta property="og:image" content="${ORIGIN}/og/ar/programs.png"`);
});

it("tells what is taught, asked and where a page stands", () => {
  const types = (page: PublicPage) => graphOf(page).map((node) => node["@type"]);
  expect(types(home)).toEqual(["EducationalOrganization", "FAQPage"]);
  expect(types(programs)).toEqual([
    "EducationalOrganization",
    "BreadcrumbList",
    "Course",
    "Course",
    "Course",
  ]);
  expect(graphOf(programs)[2]).toMatchObject({
    name: programs.texts.programs.tracks.quran.title,
    inLanguage: "ar",
  });
});

it("cannot be left by what a text says", () => {
  const title = `</script> & "<b>`;
  const html = headTags({ ...programs, title });
  expect(html).toContain(`content="&lt;/script&gt; &amp; &quot;&lt;b&gt;"`);
  expect(html.split("</script>")).toHaveLength(2);
});

it("says what is wrong with a page", () => {
  const page = written(home);
  const broken = [
    { file: "a", html: page.html.replace(/<link rel="canonical"[^>]*>/, "") },
    { file: "b", html: page.html.replace(/<link rel="alternate" hreflang="fr"[^>]*>/, "") },
  ];
  expect(pageProblems(broken, () => false)).toEqual([
    "a: 0 of canonical, not one",
    `a: no file for ${ORIGIN}/og/fr/index.png`,
    "b: 3 alternates, not four",
    `b: no file for ${ORIGIN}/og/fr/index.png`,
    "a, b: the same title",
    "a, b: the same description",
  ]);
});

it("leaves to the server whose picture stands beside a shared name, and in which language", () => {
  const teachers = pages.find(({ name, language }) => name === "teachers" && language === "ar")!;
  const head = namedTags(teachers, "profile");
  const property = (name: string) =>
    new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(head)?.[1];
  expect(property("og:image")).toBe(`${ORIGIN}/og/ar/teachers/__SLUG__.jpg`);
  expect(property("og:image:type")).toBe("image/jpeg");
  expect([property("og:image:width"), property("og:image:height")]).toEqual(["1200", "630"]);
  expect(property("og:image:alt")).toBe(`__NAME__ · ${teachers.texts.common.institute}`);
  expect(head).toContain(`<meta name="twitter:card" content="summary_large_image"`);
});
