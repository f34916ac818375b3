import { type WordPlace, readWordKey } from "@riwaq/domain/learning/mushaf/words";
import { type RefObject, useCallback, useEffect, useState } from "react";

const WORD = "[data-word][role=button]:not([data-hidden])";

/** A word that was tapped. */
export type OpenWord = { anchor: HTMLElement; place: WordPlace; leaf: string };
type Pages = RefObject<HTMLElement | null>;

/** A tap on a word opens it, and so do Enter and the space bar where it has the focus; the next leaf closes it. */
export function useOpenWord(box: Pages, { isOn, leaf }: { isOn: boolean; leaf: string }) {
  const [word, setWord] = useState<OpenWord | null>(null);
  const open = useCallback(
    (anchor: Element | null | undefined) => {
      if (!(anchor instanceof HTMLElement)) return false;
      const place = readWordKey(anchor.dataset["word"] ?? "");
      if (place) setWord({ anchor, place, leaf });
      return place !== null;
    },
    [leaf],
  );
  useEffect(() => {
    const pages = box.current;
    if (!isOn || !pages) return;
    const wordAt = ({ target }: Event) => (target instanceof Element ? target.closest(WORD) : null);
    const tap = (event: Event) => {
      // Whoever selects words marks none.
      if (getSelection()?.isCollapsed !== false) open(wordAt(event));
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      if (open(wordAt(event))) event.preventDefault();
    };
    pages.addEventListener("click", tap);
    pages.addEventListener("keydown", press);
    return () => {
      pages.removeEventListener("click", tap);
      pages.removeEventListener("keydown", press);
    };
  }, [box, isOn, open]);
  /** The next word that was marked, from the one that is open on; around the leaf. */
  const step = (by: 1 | -1) => {
    const marked = [...(box.current?.querySelectorAll<HTMLElement>(`${WORD}[data-mark]`) ?? [])];
    const at = marked.findIndex((one) => one === word?.anchor);
    const first = by === 1 ? 0 : marked.length - 1;
    open(marked[at === -1 ? first : (at + by + marked.length) % marked.length]);
  };
  const isHere = isOn && word?.leaf === leaf && word.anchor.isConnected;
  return { word: isHere ? word : null, close: () => setWord(null), step };
}
