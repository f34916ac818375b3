import { transform } from "lightningcss";
import type { Selector } from "lightningcss";

const CLASSES = /\sclass="([^"]*)"/g;
/** As React writes them in an attribute. */
const SIGNS: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

function classesOf(html: string): string[] {
  const written = [...html.matchAll(CLASSES)].flatMap(([, names = ""]) => names.split(/\s+/));
  return written.map((name) => name.replaceAll(/&[#\w]+;/g, (sign) => SIGNS[sign] ?? sign));
}

/** A class stands in a script between spaces or the signs of a text; whatever else does is no class of the sheet. */
const namesIn = (script: string) => script.split(/[\s"'`]+/);

type Page = { html: string; scripts: readonly string[] };

/**
 * Of a stylesheet what a written page needs for as long as nobody leaves it: every rule but those for classes that neither
 * an element has nor a script of the page can give one. The order of the rules stays, so that nothing changes when the
 * whole sheet comes.
 */
export function firstStyles({ html, scripts }: Page, css: string): string {
  const classes = new Set([...classesOf(html), ...scripts.flatMap(namesIn)]);
  const isThere = (selector: Selector) =>
    selector.every((part) => part.type !== "class" || classes.has(part.name));
  const { code: kept } = transform({
    filename: "first.css",
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style: (rule) => (rule.value.selectors.some(isThere) ? undefined : []),
      },
    },
  });
  // What holds no rule any more goes with the second reading.
  const { code } = transform({ filename: "first.css", code: kept, minify: true });
  return code.toString();
}
