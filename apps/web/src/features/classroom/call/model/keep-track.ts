import type { MediaFault } from "../../../../lib/media/media-fault.ts";
import type { Opened } from "../../../../lib/media/open-track.ts";

export type Kept = {
  track: MediaStreamTrack | null;
  /** Why it could not be had again. */
  fault: MediaFault | null;
  /** The device gives silence or a black picture for now: a phone call, another page, a lid. */
  isTakenAway: boolean;
};

export const NOT_KEPT: Kept = { track: null, fault: null, isTakenAway: false };

/** The old one is let go once the new one is heard. */
const OVERLAP_MS = 300;
/** What comes back by itself after a call or sleep does so by then. */
const BACK_MS = 1500;

type Options = {
  /** The one that the check before the lesson opened. */
  first: MediaStreamTrack | null;
  open: () => Promise<Opened>;
  onChange: (kept: Kept) => void;
};

export type KeptTrack = ReturnType<typeof keepTrack>;

/** An own microphone or camera that stays: what a phone call, sleep or a pulled plug ended is taken anew as soon as it can be. */
export function keepTrack({ first, open, onChange }: Options) {
  let kept = NOT_KEPT;
  let isWanted = first !== null;
  let isOpening = false;
  let isMuted = false;
  let isClosed = false;
  let coming: ReturnType<typeof setTimeout> | undefined;

  const change = (changes: Partial<Kept>) => {
    kept = { ...kept, ...changes };
    if (!isClosed) onChange(kept);
  };

  const put = (track: MediaStreamTrack | null) => {
    const old = kept.track;
    if (isClosed) track?.stop();
    if (isClosed || old === track) return;
    unlisten(old);
    if (track) track.enabled = !isMuted;
    track?.addEventListener("ended", onLost);
    track?.addEventListener("mute", onMute);
    track?.addEventListener("unmute", onMute);
    change({ track, fault: null, isTakenAway: track?.muted ?? false });
    if (old && track) setTimeout(() => old.stop(), OVERLAP_MS);
    else old?.stop();
  };

  const turnOn = async () => {
    if (isOpening || isClosed) return;
    isWanted = true;
    isOpening = true;
    const opened = await open();
    isOpening = false;
    if ("fault" in opened) change({ fault: opened.fault });
    else if (isClosed || !isWanted) opened.track.stop();
    else put(opened.track);
  };

  const isGone = () => kept.track === null || kept.track.readyState === "ended";
  const isSeen = () => document.visibilityState === "visible";
  const onLost = () => {
    change({ isTakenAway: true });
    if (isSeen()) void turnOn();
  };
  const onMute = () => change({ isTakenAway: kept.track?.muted ?? false });

  /** Somebody looks at the page again, or a device came or went. */
  const look = () => {
    if (!isWanted || !isSeen()) return;
    if (isGone()) return void turnOn();
    clearTimeout(coming);
    coming = setTimeout(() => {
      if (kept.track?.muted && isSeen()) void turnOn();
    }, BACK_MS);
  };
  const unlisten = (track: MediaStreamTrack | null) => {
    track?.removeEventListener("ended", onLost);
    track?.removeEventListener("mute", onMute);
    track?.removeEventListener("unmute", onMute);
  };

  put(first);
  // Of the check before the lesson, or of a page that was shown twice at once.
  if (first?.readyState === "ended") void turnOn();
  document.addEventListener("visibilitychange", look);
  addEventListener("pageshow", look);
  navigator.mediaDevices?.addEventListener("devicechange", look);

  return {
    /** By its owner: nothing is heard or seen of it, also not of one that takes its place. */
    setMuted: (next: boolean) => {
      isMuted = next;
      if (kept.track) kept.track.enabled = !isMuted;
    },
    turnOn,
    put,
    turnOff: () => {
      isWanted = false;
      put(null);
    },
    close: () => {
      isClosed = true;
      clearTimeout(coming);
      unlisten(kept.track);
      kept.track?.stop();
      document.removeEventListener("visibilitychange", look);
      removeEventListener("pageshow", look);
      navigator.mediaDevices?.removeEventListener("devicechange", look);
    },
  };
}
