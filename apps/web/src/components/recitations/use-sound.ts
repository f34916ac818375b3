import { type SyntheticEvent, useEffect, useRef, useState } from "react";

export const STEP_MS = 5000;
export const RATES = [0.75, 1, 1.25, 1.5] as const;

/** Further than anything lasts: asked to go there, a browser finds out how long the sound is. */
const FAR_SECONDS = 86_400;

/** Recordings say nothing of their length, and some browsers go nowhere in them until they have looked for it. */
function findLength(audio: HTMLAudioElement, then: () => void): void {
  if (Number.isFinite(audio.duration)) return then();
  const goBack = () => {
    audio.currentTime = 0;
    then();
  };
  audio.addEventListener("seeked", goBack, { once: true });
  audio.currentTime = FAR_SECONDS;
}

/** A sound of a known length: what is heard of it, and how one goes about in it. */
export function useSound(durationMs: number) {
  const ref = useRef<HTMLAudioElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);
  const [atMs, setAtMs] = useState(0);
  const [rate, setRate] = useState<number>(1);
  const [hasFailed, setHasFailed] = useState(false);

  // Sooner than its events: the bar moves evenly.
  useEffect(() => {
    if (!isPlaying) return;
    const look = setInterval(() => setAtMs((ref.current?.currentTime ?? 0) * 1000), 100);
    return () => clearInterval(look);
  }, [isPlaying]);

  const seek = (ms: number) => {
    const to = Math.min(durationMs, Math.max(0, ms));
    if (ref.current && isReady) ref.current.currentTime = to / 1000;
    setAtMs(to);
  };
  const toggle = () => {
    const { current } = ref;
    if (!current) return;
    if (current.paused) void current.play().catch(() => setHasFailed(true));
    else current.pause();
  };
  const choose = (next: number) => {
    if (ref.current) ref.current.playbackRate = next;
    setRate(next);
  };
  const events = {
    onLoadedMetadata: ({ currentTarget }: SyntheticEvent<HTMLAudioElement>) =>
      findLength(currentTarget, () => setIsReady(true)),
    onPlay: () => setIsPlaying(true),
    onPause: () => setIsPlaying(false),
    onEnded: () => setAtMs(durationMs),
    onError: () => setHasFailed(true),
  };
  return { ref, events, isReady, isPlaying, atMs, rate, hasFailed, seek, toggle, choose };
}
