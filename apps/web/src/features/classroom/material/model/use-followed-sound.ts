import { type Playback, playedTo } from "@riwaq/domain/classroom/view";
import { useEffect, useEffectEvent, useRef, useState } from "react";

/** Whoever is nearer than that hears the same. */
const NEAR_MS = 350;
/** Sound that arrived late goes on from here; it is not chased for less. */
const LATE_MS = 1500;

type FollowedSound = { playback: Playback | null; nowMs: () => number };

/** A recording that runs as the teacher's does. */
export function useFollowedSound({ playback, nowMs }: FollowedSound) {
  const sound = useRef<HTMLAudioElement>(null);
  const [atSeconds, setAtSeconds] = useState(0);
  const [seconds, setSeconds] = useState(0);
  const [isBlocked, setIsBlocked] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const follow = (nearMs: number, told = playback) => {
    const { current } = sound;
    // Before its length is known no place in it is.
    if (!current || current.readyState < current.HAVE_METADATA) return;
    const led = told ? playedTo(told, nowMs()) / 1000 : 0;
    const to = Math.min(led, current.duration);
    if (Math.abs(current.currentTime - to) * 1000 > nearMs) current.currentTime = to;
    setAtSeconds(to);
    if (!told?.is_playing || to >= current.duration) return current.pause();
    if (!current.paused) return;
    // Browsers play nothing by themselves before somebody has pressed something.
    current.play().then(
      () => setIsBlocked(false),
      (error: DOMException) => error.name === "NotAllowedError" && setIsBlocked(true),
    );
  };
  const followNow = useEffectEvent((told: Playback | null) => follow(NEAR_MS, told));
  useEffect(() => followNow(playback), [playback]);
  const events = {
    onLoadedMetadata: () => {
      setSeconds(sound.current?.duration ?? 0);
      follow(NEAR_MS);
    },
    onPlaying: () => follow(LATE_MS),
    onTimeUpdate: () => setAtSeconds(sound.current?.currentTime ?? 0),
    onError: () => setHasFailed(true),
  };
  return { sound, atSeconds, seconds, isBlocked, hasFailed, events, hear: () => follow(NEAR_MS) };
}
