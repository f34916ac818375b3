import {
  type Passage,
  passageBetween,
  passageEnds,
  readPassage,
} from "@riwaq/domain/learning/mushaf/passages";
import type { WordPlace } from "@riwaq/domain/learning/mushaf/words";
import { type RefObject, useEffect, useMemo, useState } from "react";

import type { MushafSearch } from "../model/mushaf-search.ts";
import { tappedWord } from "./use-following.ts";

type Reading = { search: MushafSearch; page: number; onSearch: (next: MushafSearch) => void };

/** Off; or a first word is waited for, or is there and the last one is. */
type Choice = { first: WordPlace | null };

/** The passage in the address, and how another one is chosen: by a tap on its first word and one on its last. */
export function usePassage(box: RefObject<HTMLElement | null>, reading: Reading) {
  const { search, page, onSearch } = reading;
  const { from = "", to = "" } = search;
  const passage = useMemo(() => readPassage(from, to), [from, to]);
  const [choice, setChoice] = useState<Choice | null>(null);
  const first = choice?.first ?? null;
  // Whoever corrects it sees the new first word alone.
  const shown = useMemo(() => (first ? { from: first, to: first } : passage), [first, passage]);
  const set = (next: Passage | null) => onSearch({ page, ...(next && passageEnds(next)) });
  useEffect(() => {
    const pages = box.current;
    if (!choice || !pages) return;
    const tap = (event: Event) => {
      const place = tappedWord(event)?.place;
      if (!place) return;
      setChoice({ first: choice.first ? null : place });
      if (choice.first) {
        onSearch({ page, ...passageEnds(passageBetween(choice.first, place)) });
      }
    };
    pages.addEventListener("click", tap);
    return () => pages.removeEventListener("click", tap);
  }, [box, choice, onSearch, page]);
  return {
    passage,
    shown,
    first,
    isChoosing: choice !== null,
    choose: () => setChoice({ first: null }),
    done: () => setChoice(null),
    set: (next: Passage) => {
      setChoice(null);
      set(next);
    },
    clear: () => {
      setChoice(null);
      set(null);
    },
  };
}

export type ChosenPassage = ReturnType<typeof usePassage>;
