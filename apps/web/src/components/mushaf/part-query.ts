import { type MushafPart, partOfPage } from "@riwaq/domain/learning/mushaf/parts";
import { queryOptions } from "@tanstack/react-query";

declare const __MUSHAF__: string;

const FOR_EVER = Number.POSITIVE_INFINITY;

/** The file of the part in which a page lies; its address changes with what is in it. */
export const partAddress = (page: number): string =>
  `${__MUSHAF__}/${String(partOfPage(page)).padStart(2, "0")}.json`;

/** Its file never changes, and no event makes it old. */
const keyOf = (page: number) => [partAddress(page)];

async function readPart(page: number, signal: AbortSignal): Promise<MushafPart> {
  const response = await fetch(partAddress(page), { signal });
  if (!response.ok) throw new Error(`mushaf: ${response.status}`);
  return (await response.json()) as MushafPart;
}

/** Twenty pages at once: the next ones are at hand when a leaf is turned. */
export function partQuery(page: number) {
  return queryOptions({
    queryKey: keyOf(page),
    queryFn: ({ signal }) => readPart(page, signal),
    staleTime: FOR_EVER,
    gcTime: FOR_EVER,
    // What is kept on the device is found without a line.
    networkMode: "offlineFirst",
  });
}
