import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { SHARE_PICTURE } from "@riwaq/contracts/share-pictures";

import { FALLBACK_LANGUAGE, LANGUAGES } from "../src/i18n/languages.ts";
import { deferFiles } from "./deferred-files.ts";
import { firstStyles } from "./first-styles.ts";
import { fontPreloads } from "./font-preloads.ts";
import { headTags, installTags, namedTags, namedTitle, shareImagePath } from "./head-tags.ts";
import { icons } from "./icons.ts";
import { pageProblems } from "./page-problems.ts";
import { type Manifest, pageScripts } from "./page-scripts.ts";
import { openPainter } from "./painter.ts";
import { precompress } from "./precompress.ts";
import { NAMED_PAGES, fileNameOf } from "./prerender-pages.ts";
import { PAGES_FILE } from "./public-chunk.ts";
import { publicPages } from "./public-pages.ts";
import type { PublicPage } from "./public-pages.ts";
import { shareGrounds, shareImage } from "./share-image.ts";
import { robotsText, siteMap } from "./site-map.ts";
import { manifestPath, webManifest } from "./web-manifest.ts";

async function write(file: string, content: string | Buffer) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function writePictures(client: string) {
  const painter = await openPainter();
  const drawn = publicPages().map(async (page) =>
    write(join(client, shareImagePath(page)), await painter.opaquePng(shareImage(page, painter))),
  );
  const small = Object.entries(icons(painter)).map(([file, content]) =>
    write(join(client, file), content),
  );
  // Not for visitors: the server draws on them.
  const grounds = publicPages()
    .filter(({ path }) => path === "/")
    .flatMap((page) =>
      Object.entries(shareGrounds(page, painter)).map(([name, svg]) =>
        write(
          join(client, "../share", page.language, `${name}.png`),
          painter.clearPng(svg, SHARE_PICTURE.width),
        ),
      ),
    );
  await Promise.all([...drawn, ...small, ...grounds]);
}

async function writeLists(client: string) {
  const manifests = LANGUAGES.map((language) =>
    write(join(client, manifestPath(language)), JSON.stringify(webManifest(language))),
  );
  await Promise.all([
    ...manifests,
    write(join(client, "sitemap.xml"), siteMap()),
    write(join(client, "robots.txt"), robotsText()),
  ]);
}

async function turned(file: string, turn: (html: string) => string) {
  const html = turn(await readFile(file, "utf8"));
  await writeFile(file, html);
  return { file, html };
}

const endHead = (html: string, tags: string) => html.replace("</head>", () => `${tags}</head>`);

/** Whoever gets the shell needs the list of all pages, which no written page names. */
function pagesPreload(assets: readonly string[]) {
  const file = assets.find((name) => name.startsWith(PAGES_FILE) && name.endsWith(".js"));
  if (!file) throw new Error("the build has no list of all pages");
  return `<link rel="modulepreload" href="/assets/${file}"/>`;
}

/** The one page with so much above the fold that its first paint cannot wait for a second file as well. */
const bringsStyles = ({ path }: PublicPage) => path === "/";

/** Vite's list of what it has built is not for visitors. */
async function takeManifest(client: string) {
  const folder = join(client, ".vite");
  const manifest = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8")) as Manifest;
  await rm(folder, { recursive: true });
  return manifest;
}

async function completePages(client: string) {
  const assets = await readdir(join(client, "assets"));
  const manifest = await takeManifest(client);
  const read = (file: string) => readFileSync(join(client, file), "utf8");
  const complete = (page: PublicPage) => (html: string) => {
    const fonts = fontPreloads(page.language, assets);
    const ownStyles = (stylesheet: string, first: readonly string[]) => {
      const files = first.map((href) => href.slice(1));
      const scripts = pageScripts(manifest, files).map(read);
      return firstStyles({ html, scripts }, read(stylesheet));
    };
    const written = deferFiles({ html, fonts, ...(bringsStyles(page) && { ownStyles }) });
    return endHead(written, headTags(page));
  };
  await turned(join(client, "_shell.html"), (html) =>
    endHead(html, pagesPreload(assets) + installTags(FALLBACK_LANGUAGE)),
  );
  await completeNamed(client, assets);
  return Promise.all(
    publicPages().map((page) =>
      turned(
        join(client, "public", page.language, `${fileNameOf(page.path)}.html`),
        complete(page),
      ),
    ),
  );
}

/** The server writes into these who it is about. */
async function completeNamed(client: string, assets: readonly string[]) {
  for (const { file, above, type } of NAMED_PAGES) {
    for (const page of publicPages().filter(({ path }) => path === above)) {
      await turned(join(client, "public", page.language, `${file}.html`), (html) => {
        const fonts = fontPreloads(page.language, assets);
        const written = deferFiles({ html, fonts }).replace(
          /<title>[^<]*<\/title>/,
          `<title>${namedTitle(page)}</title>`,
        );
        return endHead(written, namedTags(page, type));
      });
    }
  }
}

/** What the prerendered site needs to be found, shared and kept, written into the folder of the built site. */
export async function writeSiteFiles(client: string) {
  await Promise.all([writePictures(client), writeLists(client)]);
  const pages = await completePages(client);
  const problems = pageProblems(pages, (path) => existsSync(join(client, path)));
  if (problems.length > 0) throw new Error(`the pages' heads:\n${problems.join("\n")}`);
  await precompress(client);
}
