import { type Passage, isInPassage } from "@riwaq/domain/learning/mushaf/passages";
import { wordKey } from "@riwaq/domain/learning/mushaf/words";
import type { Place } from "@riwaq/domain/learning/quran/places";
import { type RefObject, useCallback, useEffect, useState } from "react";

import type { LookOf } from "../../../../components/mushaf/mushaf-line.tsx";

export const HIDING = ["none", "aya", "word"] as const;

/** Nothing is hidden; or a tap brings back an aya, or a word. */
export type Hiding = (typeof HIDING)[number];

type Shown = { leaf: string; keys: ReadonlySet<string> };
const NONE: ReadonlySet<string> = new Set();
/** Pages that wait are no part of what is read. */
const HIDDEN = "[data-word][data-hidden]:not([inert] *)";

type Reading = {
  leaf: string;
  sought: Place | null;
  sounding: Place | null;
  /** With one, nothing else is hidden. */
  passage: Passage | null;
  /** While words are chosen they are all there to be seen. */
  isChoosing: boolean;
};

const ayaKey = (place: Place | null) => place && `${place.sura}:${place.aya}`;

/**
 * What helps a reader: colours of tajwid; the aya that sounds, and a passage that was chosen; and for who recites by
 * heart words that are hidden, and come back by a tap on them or, one after the other, by the space bar. Each leaf begins
 * anew.
 */
export function useAids(box: RefObject<HTMLElement | null>, reading: Reading) {
  const { leaf, passage, isChoosing } = reading;
  const [chosenHiding, setHiding] = useState<Hiding>("none");
  const hiding = isChoosing ? "none" : chosenHiding;
  const [isColoured, colour] = useState(false);
  const [shown, setShown] = useState<Shown>({ leaf, keys: NONE });
  const keys = shown.leaf === leaf ? shown.keys : NONE;
  const [soughtKey, soundingKey] = [ayaKey(reading.sought), ayaKey(reading.sounding)];
  const lookOf: LookOf = useCallback(
    ({ place, isMarker }) => {
      const aya = `${place.sura}:${place.aya}`;
      const isChosen = passage !== null && isInPassage(passage, place);
      const isKnown = keys.has(aya) || keys.has(wordKey(place)) || (passage && !isChosen);
      return {
        isSought: aya === soughtKey,
        isHidden: hiding !== "none" && !isMarker && !isKnown,
        isColoured,
        isSounding: aya === soundingKey,
        isChosen,
      };
    },
    [hiding, isColoured, keys, passage, soughtKey, soundingKey],
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
  return { lookOf, hiding: chosenHiding, hide, isColoured, colour };
}
