import { pageOf } from "@riwaq/domain/learning/mushaf/divisions";

type Place = { sura: number; aya: number };

/** The pages of the mushaf on which a range stands. */
export function pagesOfRange({ from, to }: { from: Place; to: Place }): number[] {
  const [first, last] = [pageOf(from), pageOf(to)];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
