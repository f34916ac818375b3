import type { ReportWord } from "@riwaq/contracts/learning/phrases";
import { CHIPS_MAX } from "@riwaq/contracts/learning/reports";
import { keyOfWord } from "@riwaq/domain/learning/phrases/phrase";
import { useState } from "react";

type WordChips = { chosen: readonly ReportWord[]; onChange: (chosen: ReportWord[]) => void };

/** Words that are chosen, and one that is being typed. */
export function useWordChips({ chosen, onChange }: WordChips) {
  const [typed, setTyped] = useState("");
  const isFull = chosen.length >= CHIPS_MAX;
  const others = (word: ReportWord) =>
    chosen.filter((other) => keyOfWord(other) !== keyOfWord(word));
  /** What was typed was the search for it. */
  const add = (word: ReportWord) => {
    if (!isFull) onChange([...others(word), word]);
    setTyped("");
  };
  const addTyped = () => {
    if (typed.trim() !== "") add(typed.trim());
  };
  const remove = (word: ReportWord) => onChange(others(word));
  /** Back into the field, to be put otherwise. */
  const edit = (word: ReportWord) => {
    if (typeof word !== "string") return;
    remove(word);
    setTyped(word);
  };
  const replace = (word: ReportWord, by: ReportWord) =>
    onChange(chosen.map((other) => (keyOfWord(other) === keyOfWord(word) ? by : other)));
  return { typed, setTyped, isFull, add, addTyped, remove, edit, replace };
}
