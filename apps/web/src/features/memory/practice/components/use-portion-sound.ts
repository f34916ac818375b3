import type { AyaRange } from "@riwaq/domain/learning/mushaf/passages";
import type { Place } from "@riwaq/domain/learning/quran/places";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useSyncExternalStore } from "react";

import { isOffline, useIsOffline } from "../../../../lib/connection.ts";
import { mushafQuery } from "../../../../lib/recitation/own-mushaf.ts";
import { clipOf, timesQuery } from "../../../../lib/recitation/recitation-query.ts";
import { Reciter, SILENT } from "../../../../lib/recitation/reciter.ts";

const nobody = () => () => {};
const nothing = () => null;

/** The reciter, for the ayat of a portion. Without a line, or where the institute has no recordings, there is none. */
export function usePortionSound(ayat: AyaRange | null) {
  const client = useQueryClient();
  const hasNoLine = useIsOffline();
  const { data } = useQuery(mushafQuery);
  const audio = hasNoLine ? null : (data?.audio ?? null);
  const reciter = useMemo(
    () => (audio ? new Reciter({ clipOf: (aya) => clipOf(client, audio, aya), isOffline }) : null),
    [audio, client],
  );
  useEffect(() => reciter?.attach(), [reciter]);
  const hearing = useSyncExternalStore(
    reciter?.subscribe ?? nobody,
    () => reciter?.hearing() ?? SILENT,
  );
  useEffect(() => reciter?.limit(ayat), [reciter, ayat]);
  // Some browsers only begin right after a tap: the times are there by then.
  const sura = ayat?.first.sura;
  useEffect(() => {
    if (audio?.kind === "sura" && sura !== undefined) void client.prefetchQuery(timesQuery(sura));
  }, [audio, client, sura]);
  const { status, aya } = hearing;
  const isPlaying = status === "playing" || status === "loading";
  return {
    isThere: reciter !== null && ayat !== null && status !== "failed" && status !== "offline",
    isPlaying,
    sounding: isPlaying || status === "paused" ? aya : null,
    progress: reciter?.progress ?? nothing,
    play: () => {
      if (aya) reciter?.resume();
      else if (ayat) reciter?.play(ayat.first);
    },
    /** One aya, and what follows it in the portion. */
    playFrom: (place: Place) => reciter?.play(place),
    pause: () => reciter?.pause(),
    stop: () => reciter?.stop(),
    step: (by: 1 | -1) => reciter?.step(by),
  };
}

export type PortionSound = ReturnType<typeof usePortionSound>;
