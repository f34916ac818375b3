import { type RefObject, useEffect, useState } from "react";

export const COVERINGS = ["none", "some", "all"] as const;
export type Covering = (typeof COVERINGS)[number];

const HIDDEN = "[data-word][data-hidden]";
const NONE: ReadonlySet<string> = new Set();

/** Words that are covered, and shown again by a tap on them or, one after the other, by the space bar. */
export function useCovering(box: RefObject<HTMLElement | null>) {
  const [covering, setCovering] = useState<Covering>("some");
  const [shown, setShown] = useState(NONE);
  useEffect(() => {
    const page = box.current;
    if (!page) return undefined;
    const reveal = (word: Element | null | undefined) => {
      const key = word?.getAttribute("data-word");
      if (!key) return false;
      setShown((before) => new Set([...before, key]));
      return true;
    };
    const tap = ({ target }: Event) =>
      void reveal(target instanceof Element ? target.closest(HIDDEN) : null);
    const press = (event: KeyboardEvent) => {
      if (event.key !== " " || event.target !== document.body) return;
      if (reveal(page.querySelector(HIDDEN))) event.preventDefault();
    };
    page.addEventListener("click", tap);
    addEventListener("keydown", press);
    return () => {
      page.removeEventListener("click", tap);
      removeEventListener("keydown", press);
    };
  }, [box]);
  const cover = (next: Covering) => {
    setCovering(next);
    setShown(NONE);
  };
  return { covering, cover, shown };
}
