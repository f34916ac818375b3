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

function classesOf(html: string): Set<string> {
  const written = [...html.matchAll(CLASSES)].flatMap(([, names = ""]) => names.split(/\s+/));
  return new Set(
    written.map((name) => name.replaceAll(/&[#\w]+;/g, (sign) => SIGNS[sign] ?? sign)),
  );
}

/**
 * Of a stylesheet what a written page needs to look as it will: every rule but those for classes that no element has. The
 * order of the rules stays, so that nothing changes when the whole sheet comes.
 */
export function firstStyles(html: string, css: string): string {
  const classes = classesOf(html);
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
