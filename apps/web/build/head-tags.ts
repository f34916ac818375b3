import { SHARE_PICTURE } from "@riwaq/contracts/share-pictures";

import { escaped } from "./escaped.ts";
import { instituteOf, linkedData } from "./linked-data.ts";
import { fileNameOf } from "./prerender-pages.ts";
import type { PublicPage } from "./public-pages.ts";
import { ORIGIN, addressOf, alternatesOf } from "./site-address.ts";
import { manifestPath } from "./web-manifest.ts";

type Attributes = Record<string, string>;

const LOCALES = { en: "en_GB", fr: "fr_FR", ar: "ar_AR" } as const;

/** What is true of the first page only; the page's head takes it away when another one is shown (page-head.tsx). */
const OF_PAGE = "data-of-page";

function tag(name: string, attributes: Attributes, mark = "") {
  const pairs = Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`);
  return `<${[name, ...pairs].join(" ")}${mark && ` ${mark}`}/>`;
}

export function shareImagePath({ path, language }: Pick<PublicPage, "path" | "language">) {
  return `/og/${language}/${fileNameOf(path)}.png`;
}

type Described = Pick<PublicPage, "language" | "texts" | "title" | "description"> & {
  path: string;
};

function openGraph({ path, language, texts, title, description }: Described): Attributes {
  return {
    "og:type": "website",
    "og:site_name": texts.common.institute,
    "og:title": title,
    "og:description": description,
    "og:url": addressOf(path, language),
    "og:locale": LOCALES[language],
  };
}

type Picture = { address: string; type: "image/png" | "image/jpeg"; alt: string };

const pictureTags = ({ address, type, alt }: Picture): Attributes => ({
  "og:image": `${ORIGIN}${address}`,
  "og:image:type": type,
  "og:image:width": String(SHARE_PICTURE.width),
  "og:image:height": String(SHARE_PICTURE.height),
  "og:image:alt": alt,
});

const shareImage = (page: PublicPage) =>
  pictureTags({
    address: shareImagePath(page),
    type: "image/png",
    alt: `${page.title} · ${page.texts.common.institute}`,
  });

/** The same on every document: what a browser needs to keep the site on a home screen. */
export function installTags(language: PublicPage["language"]) {
  return [
    tag("link", { rel: "manifest", href: manifestPath(language) }),
    tag("link", { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" }),
  ].join("");
}

/** What the server puts in the place of these words, when it knows which of the pages is asked for. */
const OF_SERVER = { name: "__NAME__", about: "__ABOUT__", slug: "__SLUG__" };

export const namedTitle = ({ texts }: PublicPage) =>
  escaped(texts.common.titles.pattern.replace("{{page}}", OF_SERVER.name));

/** The head of a page whose name the server knows; `above` is the page that lists all of them. */
export function namedTags(above: PublicPage, type: string) {
  const { name, about, slug } = OF_SERVER;
  const path = `${above.path}/${slug}`;
  const own = { ...above, path, title: name, description: about };
  const picture = pictureTags({
    // Drawn by the server when it is asked for (share-pictures.ts there).
    address: `/og/${above.language}${path}.jpg`,
    type: "image/jpeg",
    alt: `${name} · ${above.texts.common.institute}`,
  });
  const properties = { ...openGraph(own), ...picture, "og:type": type };
  const json = JSON.stringify({
    "@context": "https://schema.org",
    "@graph": [instituteOf(above), "__DATA__"],
  }).replaceAll("<", String.raw`\u003c`);
  return [
    tag("meta", { name: "description", content: about }, OF_PAGE),
    tag("link", { rel: "canonical", href: addressOf(path, above.language) }, OF_PAGE),
    ...alternatesOf(path).map(({ hreflang, href }) =>
      tag("link", { rel: "alternate", hreflang, href }, OF_PAGE),
    ),
    ...Object.entries(properties).map(([property, content]) =>
      tag("meta", { property, content }, OF_PAGE),
    ),
    tag("meta", { name: "twitter:card", content: "summary_large_image" }, OF_PAGE),
    `<script type="application/ld+json" ${OF_PAGE}>${json}</script>`,
    installTags(above.language),
  ].join("");
}

/** By what a page is found and shown elsewhere. Its title and description come from the page itself. */
export function headTags(page: PublicPage) {
  const alternates = alternatesOf(page.path).map(({ hreflang, href }) =>
    tag("link", { rel: "alternate", hreflang, href }, OF_PAGE),
  );
  const others = Object.entries(LOCALES).filter(([language]) => language !== page.language);
  const properties = [
    ...Object.entries({ ...openGraph(page), ...shareImage(page) }),
    ...others.map(([, locale]) => ["og:locale:alternate", locale] as const),
  ].map(([property, content]) => tag("meta", { property, content }, OF_PAGE));
  return [
    tag("link", { rel: "canonical", href: addressOf(page.path, page.language) }, OF_PAGE),
    ...alternates,
    tag("meta", { name: "robots", content: "max-image-preview:large" }, OF_PAGE),
    ...properties,
    tag("meta", { name: "twitter:card", content: "summary_large_image" }, OF_PAGE),
    `<script type="application/ld+json" ${OF_PAGE}>${linkedData(page)}</script>`,
    installTags(page.language),
  ].join("");
}
