import { defineLetter } from "./define-letter.ts";

/** Which lessons of their series could not be placed, and why: sent by the round `tell-skips`. */
export const seriesSkipped = defineLetter({
  name: "series-skipped",
  words: { count: "plain", details: "private" },
});
