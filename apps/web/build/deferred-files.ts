import { FONTS_KEY } from "../src/lib/first-paint.ts";
import { firstStyles } from "./first-styles.ts";

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

type Files = { stylesheet: string; modules: readonly string[]; texts: readonly string[] };

/**
 * Once the page has been painted, which is so in the second frame: announces every file at once, then runs the first.
 * Written out, it imports nothing.
 */
function afterFirstPaint({ stylesheet, modules, texts }: Files) {
  return `<script>document.currentScript.remove();requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(function(){
${LETTERS}
function add(n,a){var e=document.createElement(n);for(var k in a)e.setAttribute(k,a[k]);document.head.append(e)}
add("link",{rel:"stylesheet",href:${JSON.stringify(stylesheet)},"data-precedence":"default"});
${JSON.stringify(texts)}.forEach(function(h){add("link",{rel:"preload",as:"fetch",crossorigin:"anonymous",href:h})});
${JSON.stringify(modules)}.forEach(function(h){add("link",{rel:"modulepreload",href:h})});
add("script",{type:"module",src:${JSON.stringify(modules[0])}})})})})</script>`;
}

/**
 * A page is whole without its scripts: on a slow line they must not come before its style and its letters. What it needs
 * of its stylesheet it brings along; the whole sheet, for what scripts add, comes with them. `read` finds it by its address.
 */
export function deferFiles(html: string, read: (href: string) => string): string {
  const entry = ENTRY.exec(html)?.[1];
  const stylesheet = STYLESHEET.exec(html)?.[1];
  if (!entry) throw new Error("a written page has no entry script");
  if (!stylesheet) throw new Error("a written page has no stylesheet");
  const hrefs = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, href = ""]) => href);
  const modules = new Set([entry, ...hrefs(MODULE_PRELOAD)]);
  const texts = hrefs(TEXT_PRELOAD);
  const loader = afterFirstPaint({ stylesheet, modules: [...modules], texts });
  const styles = `<style>${firstStyles(html, read(stylesheet))}</style>`;
  return html
    .replaceAll(MODULE_PRELOAD, "")
    .replaceAll(TEXT_PRELOAD, "")
    .replace(ENTRY, "")
    .replace(STYLESHEET, () => styles)
    .replace("</body>", () => `${loader}</body>`);
}
