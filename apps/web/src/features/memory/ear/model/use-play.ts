import type { MinimalPair, WordSide } from "@riwaq/contracts/memory/ear";
import * as ear from "@riwaq/contracts/memory/ear.calls";
import { useEffect, useRef, useState } from "react";

import { hrefOf } from "../../../../lib/api.ts";

/** Plays one word at a time; the one before ends. */
export function usePlay() {
  const playing = useRef<HTMLAudioElement | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => () => playing.current?.pause(), []);
  const play = ({ id, version }: MinimalPair, side: WordSide) => {
    playing.current?.pause();
    const href = hrefOf(ear.sound, { params: { id, side } });
    const sound = new Audio(`${href}?version=${version}`);
    playing.current = sound;
    setHasFailed(false);
    const fail = (error: unknown) => {
      // One that was begun after it has stopped it.
      const isStopped = error instanceof DOMException && error.name === "AbortError";
      if (!isStopped) setHasFailed(true);
    };
    sound.play().catch(fail);
  };
  return { play, hasFailed };
}
