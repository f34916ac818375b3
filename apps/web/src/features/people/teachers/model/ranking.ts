import type { Wishes } from "@riwaq/contracts/people/wishes";

/** In the address: no order by anybody's wish. */
export const NO_RANKING = "none";

/** For whom the directory is in order: whom the address names, else the first of whom something is said. */
export function rankedFor(choice: string | undefined, { learners }: Wishes): string | undefined {
  if (choice === NO_RANKING) return undefined;
  const named = learners.find(({ id }) => id === choice);
  return (named ?? learners.find(({ wish }) => wish !== null))?.id;
}
