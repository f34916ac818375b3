import type { LetterPair } from "@riwaq/domain/learning/marks/kinds";

/** The two letters, large; of a vowel's length a short and a long one. */
export function PairLetters({ pair }: { pair: LetterPair }) {
  const [first = "", second = ""] = pair === "short/long" ? ["بَ", "بَا"] : pair.split("/");
  return (
    <span
      lang="ar"
      dir="rtl"
      aria-hidden
      className="flex items-baseline gap-3 text-4xl leading-normal"
    >
      <span>{first}</span>
      <span className="text-2xl text-ink-muted">{second}</span>
    </span>
  );
}
