import { useState } from "react";

export const LETTERS = ["page", "large"] as const;

/** As large as the lines of the print let them be, or large and flowing. */
export type Letters = (typeof LETTERS)[number];

/** Of this device: what is read on a phone is not read on a wall. */
const KEPT_UNDER = "mushaf_letters";

export function useLetters() {
  const [letters, setLetters] = useState<Letters>(() =>
    localStorage.getItem(KEPT_UNDER) === "large" ? "large" : "page",
  );
  const choose = (next: Letters) => {
    localStorage.setItem(KEPT_UNDER, next);
    setLetters(next);
  };
  return { letters, choose };
}
