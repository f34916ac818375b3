import { useState } from "react";

/** What the build leaves open in the page of one of many, for the server to fill in (named-pages.ts there). */
const LEFT_OPEN = { name: "__NAME__", text: "__TEXT__", language: "__TEXT_LANGUAGE__" };

export type FilledIn = typeof LEFT_OPEN;

/** On the element that holds a name and, below it, a text: `data-filled-in={slug}`, with `data-part` on the two. */
function readFrom(slug: string): FilledIn | undefined {
  const written = document.querySelector(`[data-filled-in="${CSS.escape(slug)}"]`);
  const [name, text] = ["name", "text"].map((part) =>
    written?.querySelector(`[data-part="${part}"]`),
  );
  if (!name || !text) return undefined;
  const language = text.getAttribute("lang") ?? "";
  return { name: name.textContent, text: text.textContent, language };
}

/** What the server has written of the one that a page is about; undefined in a page that was made in the browser. */
export function useFilledIn(slug: string): FilledIn | undefined {
  const [words] = useState(() => (import.meta.env.SSR ? LEFT_OPEN : readFrom(slug)));
  return words;
}
