import { CHIPS_MAX } from "@riwaq/contracts/learning/reports";
import { useState } from "react";

type WordChips = { chosen: readonly string[]; onChange: (chosen: string[]) => void };

/** Words that are chosen, and one that is being typed. */
export function useWordChips({ chosen, onChange }: WordChips) {
  const [typed, setTyped] = useState("");
  const isFull = chosen.length >= CHIPS_MAX;
  const add = (text: string) => {
    const word = text.trim();
    if (word !== "" && !isFull && !chosen.includes(word)) onChange([...chosen, word]);
  };
  const remove = (word: string) => onChange(chosen.filter((other) => other !== word));
  /** Back into the field, to be put otherwise. */
  const take = (word: string) => {
    remove(word);
    setTyped(word);
  };
  const addTyped = () => {
    if (isFull) return;
    add(typed);
    setTyped("");
  };
  return { typed, setTyped, isFull, add, remove, take, addTyped };
}
