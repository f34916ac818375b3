import type { Mushaf } from "@riwaq/contracts/learning/mushaf";
import { recitationAddress } from "@riwaq/domain/learning/mushaf/recitation-pattern";
import { type RecitationTimes, spanOf } from "@riwaq/domain/learning/mushaf/recitation-times";
import type { Place } from "@riwaq/domain/learning/quran/places";
import { type QueryClient, queryOptions } from "@tanstack/react-query";

import type { Clip } from "./reciter.ts";

declare const __RECITATION__: string;

export type MushafAudio = NonNullable<Mushaf["audio"]>;

const FOR_EVER = Number.POSITIVE_INFINITY;

/** Under which the times are. */
export const TIMES_LICENCE = `${__RECITATION__}/LICENSE.txt`;

/** The file of the times of a sura; its address changes with what is in it. */
export const timesAddress = (sura: number): string =>
  `${__RECITATION__}/${String(sura).padStart(3, "0")}.json`;

/** Its file never changes, and no event makes it old. */
const keyOf = (sura: number) => [timesAddress(sura)];

async function readTimes(sura: number, signal: AbortSignal): Promise<RecitationTimes> {
  const response = await fetch(timesAddress(sura), { signal });
  if (!response.ok) throw new Error(`times: ${response.status}`);
  return (await response.json()) as RecitationTimes;
}

/** When each aya of a sura sounds in its recording. */
export function timesQuery(sura: number) {
  return queryOptions({
    queryKey: keyOf(sura),
    queryFn: ({ signal }) => readTimes(sura, signal),
    staleTime: FOR_EVER,
    gcTime: FOR_EVER,
    // Whoever listens is told at once, also without a line.
    networkMode: "always",
    retry: false,
  });
}

/** Where an aya is heard: in a recording of its own, or by its time in that of its sura. */
export async function clipOf(
  client: QueryClient,
  { pattern, kind }: MushafAudio,
  aya: Place,
): Promise<Clip> {
  const url = recitationAddress(pattern, aya);
  if (kind === "aya") return { url, from: 0, to: FOR_EVER };
  const { times } = await client.ensureQueryData(timesQuery(aya.sura));
  return { url, ...spanOf(times, aya.aya) };
}
