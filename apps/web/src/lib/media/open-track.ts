import type { VoiceMode } from "@riwaq/domain/classroom/call/voice-mode";

import type { MediaFault } from "./media-fault.ts";
import { faultOf, missingMedia } from "./media-fault.ts";

export type Opened = { track: MediaStreamTrack } | { fault: MediaFault };

type MicrophoneWish = { mode: VoiceMode; deviceId?: string | null | undefined };
type CameraWish = { deviceId?: string | null | undefined };

/** What a browser does to a voice by itself: good for talk, and the end of a long vowel. */
const processingOf = (mode: VoiceMode) => {
  const isOn = mode === "talk";
  return { echoCancellation: isOn, noiseSuppression: isOn, autoGainControl: isOn };
};

/** What a track was asked to be: some browsers go on saying what they always do. */
const askedAs = new WeakMap<MediaStreamTrack, VoiceMode>();

/** Small enough for a weak line; a face needs no more. */
const PICTURE = {
  width: { ideal: 320 },
  height: { ideal: 240 },
  frameRate: { ideal: 15, max: 15 },
} satisfies MediaTrackConstraints;

const fromDevice = (deviceId: string | null | undefined): MediaTrackConstraints =>
  deviceId ? { deviceId: { ideal: deviceId } } : {};

async function open(wish: MediaStreamConstraints): Promise<Opened> {
  const missing = missingMedia();
  if (missing) return { fault: missing };
  try {
    const stream = await navigator.mediaDevices.getUserMedia(wish);
    const [track] = stream.getTracks();
    return track ? { track } : { fault: "notFound" };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

export async function openMicrophone({ mode, deviceId }: MicrophoneWish): Promise<Opened> {
  const voice = { ...processingOf(mode), channelCount: { ideal: 1 } };
  const opened = await open({ audio: { ...voice, ...fromDevice(deviceId) } });
  if ("track" in opened) askedAs.set(opened.track, mode);
  return opened;
}

export function openCamera({ deviceId }: CameraWish): Promise<Opened> {
  return open({ video: { ...PICTURE, facingMode: "user", ...fromDevice(deviceId) } });
}

function isTreatedAs(track: MediaStreamTrack, mode: VoiceMode): boolean {
  const settings = track.getSettings();
  const wanted = Object.entries(processingOf(mode));
  // What a browser does not know it does not say either; some say how they do it instead of that they do.
  return wanted.every(([name, isOn]) => Boolean(Reflect.get(settings, name) ?? isOn) === isOn);
}

/**
 * The same voice treated in another way: the track itself where the browser can change it while it runs, else a new
 * one beside it, so that the old one is heard until the new one is. Null where neither was possible.
 */
export async function inMode(
  track: MediaStreamTrack,
  mode: VoiceMode,
): Promise<MediaStreamTrack | null> {
  if (askedAs.get(track) === mode || isTreatedAs(track, mode)) return track;
  await track.applyConstraints(processingOf(mode)).catch(() => undefined);
  if (isTreatedAs(track, mode)) return track;
  const opened = await openMicrophone({ mode, deviceId: track.getSettings().deviceId });
  return "track" in opened ? opened.track : null;
}
