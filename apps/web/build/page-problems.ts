import { ORIGIN } from "./site-address.ts";

export type WrittenPage = { file: string; html: string };

const ONCE = {
  title: /<title>[^<]+<\/title>/g,
  description: /<meta name="description" content="[^"]+"/g,
  canonical: /<link rel="canonical"/g,
  "x-default": /hreflang="x-default"/g,
  "Open Graph image": /<meta property="og:image" /g,
  "linked data": /<script type="application\/ld\+json"/g,
  manifest: /<link rel="manifest"/g,
} as const;

const countOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length;

function problemsOfOne({ file, html }: WrittenPage, hasFile: (path: string) => boolean) {
  const counts = Object.entries(ONCE).map(([name, pattern]) => [name, countOf(html, pattern)]);
  const problems = counts
    .filter(([, count]) => count !== 1)
    .map(([name, count]) => `${count} of ${name}, not one`);
  const alternates = countOf(html, /<link rel="alternate" hreflang="/g);
  if (alternates !== 4) problems.push(`${alternates} alternates, not four`);
  const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
  if (!image || !hasFile(image.replace(ORIGIN, ""))) problems.push(`no file for ${image}`);
  return problems.map((problem) => `${file}: ${problem}`);
}

function repeated(pages: readonly WrittenPage[], name: "title" | "description") {
  const byText = Map.groupBy(pages, ({ html }) => html.match(ONCE[name])?.[0]);
  return [...byText.values()]
    .filter((same) => same.length > 1)
    .map((same) => `${same.map(({ file }) => file).join(", ")}: the same ${name}`);
}

/** What is wrong with the heads of the written pages; the build stops for it. */
export function pageProblems(pages: readonly WrittenPage[], hasFile: (path: string) => boolean) {
  return [
    ...pages.flatMap((page) => problemsOfOne(page, hasFile)),
    ...repeated(pages, "title"),
    ...repeated(pages, "description"),
  ];
}
