/** Which words about a pupil come up most often. */
import { type ReportWord, keyOfWord } from "./phrase.ts";

/** The words that come up most often, at most `max`, with how often; each as it stands where it comes first. */
export function countWords(
  lists: ReadonlyArray<readonly ReportWord[]>,
  max: number,
): Array<{ word: ReportWord; count: number }> {
  const counts = new Map<string, { word: ReportWord; count: number }>();
  for (const word of lists.flat()) {
    const key = keyOfWord(word);
    const plain = typeof word === "string" ? word.trim() : word;
    const counted = counts.get(key) ?? { word: plain, count: 0 };
    counted.count += 1;
    counts.set(key, counted);
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count).slice(0, max);
}
