import { type Playback, playedTo } from "@riwaq/domain/classroom/view";
import { useEffectEvent, useLayoutEffect, useRef } from "react";

export type Played = Pick<Playback, "is_playing" | "at_ms">;

/** So close together two places are one: a press that changes nothing tells nothing. */
const SAME_MS = 300;
/** Who drags along the line tells where they let go. */
const SEEK_RESTS_MS = 250;

type LedSound = {
  /** As it was told before: whoever leads goes on from there after loading the page anew. */
  playback: Playback | null;
  /** By the server's clock. */
  nowMs: () => number;
  onPlayed: (played: Played) => void;
};

/** Told whenever whoever leads plays, stops or goes elsewhere in a recording, and not while it runs. */
export function useLedSound({ playback, nowMs, onPlayed }: LedSound) {
  const sound = useRef<HTMLAudioElement>(null);
  const told = useRef<Playback | null>(playback);
  const seeking = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = useEffectEvent(({ currentTime }: HTMLAudioElement, isPlaying: boolean) => {
    clearTimeout(seeking.current);
    const at_ms = Math.round(currentTime * 1000);
    const known = told.current ?? { is_playing: false, at_ms: 0, set_at: "" };
    const isSame =
      known.is_playing === isPlaying && Math.abs(playedTo(known, nowMs()) - at_ms) < SAME_MS;
    if (isSame) return;
    told.current = { is_playing: isPlaying, at_ms, set_at: new Date(nowMs()).toISOString() };
    onPlayed({ is_playing: isPlaying, at_ms });
  });
  // While it is still on the page: what is taken off it stops without a word.
  useLayoutEffect(() => {
    const { current } = sound;
    if (!current) return;
    const leaving = new AbortController();
    const on = (name: string, hear: () => void) =>
      current.addEventListener(name, hear, { signal: leaving.signal });
    const begin = () => {
      const before = told.current;
      if (!before) return;
      const at = playedTo(before, nowMs()) / 1000;
      current.currentTime = Math.min(at, current.duration);
      // A browser may want a press first: then it has stopped for everybody.
      if (before.is_playing) current.play().catch(() => tell(current, false));
    };
    on("loadedmetadata", begin);
    on("playing", () => tell(current, true));
    on("pause", () => tell(current, false));
    on("seeked", () => {
      clearTimeout(seeking.current);
      seeking.current = setTimeout(() => tell(current, !current.paused), SEEK_RESTS_MS);
    });
    // Everybody hears it as fast as it was spoken.
    on("ratechange", () => {
      if (current.playbackRate !== 1) current.playbackRate = 1;
    });
    return () => {
      leaving.abort();
      clearTimeout(seeking.current);
      // Whoever turns to something else takes the sound along.
      if (!current.paused) tell(current, false);
    };
    // The clock and what is told are read when they are needed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return sound;
}
