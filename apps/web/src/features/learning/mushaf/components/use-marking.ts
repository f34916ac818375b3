import type { Mark } from "@riwaq/contracts/learning/marks";
import { type WordPlace, readWordKey, wordKey } from "@riwaq/domain/learning/mushaf/words";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useCallback, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";

import { byWord, markLook } from "../../../../components/marks/mark-look.ts";
import type { LookOf } from "../../../../components/mushaf/mushaf-line.tsx";
import { marksQuery } from "../queries.ts";
import { usePupils } from "./use-pupils.ts";

type Pages = RefObject<HTMLElement | null>;
type Reading = { pupil: string | undefined; leaf: readonly number[] };

const NO_MARKS: readonly Mark[] = [];
const WORD = "[data-word][role=button]:not([data-hidden])";

/** A word that was tapped. */
export type OpenWord = { anchor: HTMLElement; place: WordPlace; leaf: string };

/** The marks of the pupil in the address, and the word at which somebody looks or marks. */
export function useMarking(box: Pages, { pupil: id, leaf }: Reading) {
  const pupils = usePupils();
  const pupil = pupils.find((one) => one.id === id) ?? null;
  const query = marksQuery(pupil?.id ?? "", leaf);
  const { data, isError, refetch } = useQuery({ ...query, enabled: pupil !== null });
  const marks = pupil ? (data?.marks ?? NO_MARKS) : NO_MARKS;
  const marksOf = useMemo(() => byWord(marks), [marks]);
  const opened = useOpenWord(box, { isOn: pupil !== null, leaf: leaf.join() });
  return {
    pupils,
    pupil,
    queryKey: query.queryKey,
    marksOf,
    isError,
    refetch: () => void refetch(),
    ...opened,
  };
}

export type Marking = ReturnType<typeof useMarking>;

/** The look of words with the lines of their marks. */
export function useMarkedLook(plain: LookOf, { pupil, marksOf }: Marking): LookOf {
  const { t } = useTranslation("marks");
  const isOn = pupil !== null;
  return useCallback(
    (word) => {
      if (!isOn) return plain(word);
      const marks = marksOf.get(wordKey(word.place)) ?? NO_MARKS;
      const label = marks.length > 0 ? t("times", { count: marks.length }) : undefined;
      return { ...plain(word), marks: { ...markLook(marks), ...(label && { label }) } };
    },
    [isOn, marksOf, plain, t],
  );
}

/** A tap on a word opens it, and so do Enter and the space bar where it has the focus; the next leaf closes it. */
function useOpenWord(box: Pages, { isOn, leaf }: { isOn: boolean; leaf: string }) {
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
