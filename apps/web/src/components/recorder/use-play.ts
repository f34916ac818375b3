import { useEffect, useRef, useState } from "react";

/** Plays one sound at a time; the one before ends. */
export function usePlay() {
  const playing = useRef<HTMLAudioElement | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => () => playing.current?.pause(), []);
  const play = (address: string) => {
    playing.current?.pause();
    const sound = new Audio(address);
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
