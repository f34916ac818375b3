import { wordKey } from "@riwaq/domain/learning/mushaf/words";
import type { Place } from "@riwaq/domain/learning/quran/places";
import { type RefObject, useCallback, useEffect, useState } from "react";

import type { LookOf } from "../../../../components/mushaf/mushaf-line.tsx";

export const HIDING = ["none", "aya", "word"] as const;

/** Nothing is hidden; or a tap brings back an aya, or a word. */
export type Hiding = (typeof HIDING)[number];

type Shown = { leaf: string; keys: ReadonlySet<string> };
const NONE: ReadonlySet<string> = new Set();
const HIDDEN = "[data-word][data-hidden]";

/**
 * What helps a reader: colours of tajwid; and for who recites by heart words that are hidden, and come back by a tap on
 * them or, one after the other, by the space bar. Each leaf begins anew.
 */
export function useAids(
  box: RefObject<HTMLElement | null>,
  { sought, leaf }: { sought: Place | null; leaf: string },
) {
  const [hiding, setHiding] = useState<Hiding>("none");
  const [isColoured, colour] = useState(false);
  const [shown, setShown] = useState<Shown>({ leaf, keys: NONE });
  const keys = shown.leaf === leaf ? shown.keys : NONE;
  const soughtKey = sought && `${sought.sura}:${sought.aya}`;
  const lookOf: LookOf = useCallback(
    ({ place, isMarker }) => {
      const aya = `${place.sura}:${place.aya}`;
      const isKnown = keys.has(aya) || keys.has(wordKey(place));
      return {
        isSought: aya === soughtKey,
        isHidden: hiding !== "none" && !isMarker && !isKnown,
        isColoured,
      };
    },
    [hiding, isColoured, keys, soughtKey],
  );
  useEffect(() => {
    const pages = box.current;
    if (hiding === "none" || !pages) return;
    const reveal = (word: Element | null | undefined) => {
      const key = word?.getAttribute("data-word");
      if (!key) return false;
      const opened = hiding === "word" ? key : key.replace(/:\d+$/u, "");
      setShown((before) => ({
        leaf,
        keys: new Set([...(before.leaf === leaf ? before.keys : NONE), opened]),
      }));
      return true;
    };
    const tap = ({ target }: Event) =>
      void reveal(target instanceof Element ? target.closest(HIDDEN) : null);
    const press = (event: KeyboardEvent) => {
      if (event.key !== " " || event.target !== document.body) return;
      if (reveal(pages.querySelector(HIDDEN))) event.preventDefault();
    };
    pages.addEventListener("click", tap);
    addEventListener("keydown", press);
    return () => {
      pages.removeEventListener("click", tap);
      removeEventListener("keydown", press);
    };
  }, [box, hiding, leaf]);
  const hide = (next: Hiding) => {
    setHiding(next);
    setShown({ leaf, keys: NONE });
  };
  return { lookOf, hiding, hide, isColoured, colour };
}
