import { FONTS_KEY } from "../src/lib/first-paint.ts";

const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const TEXT_PRELOAD = /<link rel="preload" as="fetch"[^>]* href="([^"]+)"[^>]*>/g;
const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"[^>]*>/;
const ENTRY = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;

const ARABIC_FONTS = [
  '400 1em "IBM Plex Sans Arabic"',
  '600 1em "IBM Plex Sans Arabic"',
  "400 1em Amiri",
];

/**
 * The Arabic fonts weigh as much as all scripts: whoever comes first reads in the letters of the device until all of
 * them are there, and the page is set anew once. Its style is worked out when they come and its lines with the next
 * frame: together both would hold up a slow phone for longer than a press should wait.
 */
const LETTERS = `var h=document.documentElement;function set(){delete h.dataset.plain;getComputedStyle(h).color}
if("plain" in h.dataset)Promise.all(${JSON.stringify(ARABIC_FONTS)}.map(function(f){return document.fonts.load(f,"\u0627a")})).then(function(){set();try{localStorage.setItem("${FONTS_KEY}","here")}catch(e){}},set)`;

type Files = { next: string | undefined; modules: readonly string[]; texts: readonly string[] };

/** So many in one go that a slow phone still answers a press at once. */
const ANNOUNCED_AT_ONCE = 4;

/**
 * Once the page has been painted, which is so in the second frame: announces every file, a few in each task, then runs the
 * first. Written out, it imports nothing.
 */
function afterFirstPaint({ next, modules, texts }: Files) {
  const all = [
    ...texts.map((href) => [
      "link",
      { rel: "preload", as: "fetch", crossorigin: "anonymous", href },
    ]),
    ...modules.map((href) => ["link", { rel: "modulepreload", href }]),
    ["script", { type: "module", src: modules[0] }],
    ...(next ? [["link", { rel: "prefetch", as: "style", href: next }]] : []),
  ];
  return `<script>document.currentScript.remove();requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(function(){
${LETTERS}
var all=${JSON.stringify(all)};
function add(one){var e=document.createElement(one[0]);for(var k in one[1])e.setAttribute(k,one[1][k]);document.head.append(e)}
(function next(){all.splice(0,${ANNOUNCED_AT_ONCE}).forEach(add);if(all.length)setTimeout(next)})()})})})</script>`;
}

type Written = {
  html: string;
  /** What stands after the styles, which come first. */
  fonts: string;
  /** Given, the page brings along what it needs of its stylesheet, with the scripts that it begins with. */
  ownStyles?: ((stylesheet: string, scripts: readonly string[]) => string) | undefined;
};

/**
 * A page is whole without its scripts: on a slow line they must not come before its style and its letters. A page that
 * brings along its styles is painted sooner; the whole sheet comes with the next page (components/layout/stylesheet.tsx).
 */
export function deferFiles({ html, fonts, ownStyles }: Written): string {
  const entry = ENTRY.exec(html)?.[1];
  const [link = "", href] = STYLESHEET.exec(html) ?? [];
  if (!entry) throw new Error("a written page has no entry script");
  if (!href) throw new Error("a written page has no stylesheet");
  const hrefs = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => found);
  const modules = [...new Set([entry, ...hrefs(MODULE_PRELOAD)])];
  const texts = hrefs(TEXT_PRELOAD);
  const loader = afterFirstPaint({ next: ownStyles && href, modules, texts });
  // React puts the next sheet behind those that have a precedence.
  const styles = ownStyles
    ? `<style data-precedence="default">${ownStyles(href, modules)}</style>`
    : link;
  return html
    .replaceAll(MODULE_PRELOAD, "")
    .replaceAll(TEXT_PRELOAD, "")
    .replace(ENTRY, "")
    .replace(STYLESHEET, () => styles + fonts)
    .replace("</body>", () => `${loader}</body>`);
}
