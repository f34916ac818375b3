import type { RemoteTrack } from "livekit-client";

import { hearVoice } from "./hear-voice.ts";
import { NOTHING_COUNTED, readStats } from "./measure.ts";
import { NOT_HEARD } from "./seat.ts";
import type { Remote } from "./seat.ts";

export type HeardSeat = ReturnType<typeof hearSeat>;

const isVoice = ({ kind }: RemoteTrack) => kind === "audio";

/** Of a receiver that was closed meanwhile nothing is known. */
async function statsOf(track: RemoteTrack | null): Promise<[string, unknown][]> {
  const report = await track?.receiver?.getStats().catch(() => undefined);
  return [...(report?.entries() ?? [])];
}

/** What comes of one seat by the media server: its voice and its picture, and how good the line is that brings them. */
export function hearSeat(onChange: () => void) {
  let remote: Remote = { ...NOT_HEARD, stream: new MediaStream(), picture: new MediaStream() };
  let voice: RemoteTrack | null = null;
  let picture: RemoteTrack | null = null;
  let counted = NOTHING_COUNTED;
  const ear = hearVoice();

  const change = (changes: Partial<Remote>) => {
    const entries = Object.entries(changes) as [keyof Remote, unknown][];
    if (entries.every(([name, value]) => remote[name] === value)) return;
    remote = { ...remote, ...changes };
    onChange();
  };
  const put = (track: RemoteTrack, tracks: MediaStreamTrack[]) => {
    counted = NOTHING_COUNTED;
    if (isVoice(track)) ear.forget();
    change({ [isVoice(track) ? "stream" : "picture"]: new MediaStream(tracks) });
  };

  return {
    remote: () => remote,
    setConnection: (connection: Remote["connection"]) =>
      change({
        connection,
        ...(connection !== "connected" && { isSpeaking: false, hasVideo: false }),
      }),
    take: (track: RemoteTrack) => {
      if (isVoice(track)) voice = track;
      else picture = track;
      put(track, [track.mediaStreamTrack]);
    },
    drop: (track: RemoteTrack) => {
      // Another one may have taken its place before.
      if (track !== voice && track !== picture) return;
      if (track === voice) voice = null;
      else picture = null;
      put(track, []);
    },
    listen: (atMs: number) =>
      change({ isSpeaking: voice !== null && ear.isSpeaking(voice.receiver, atMs) }),
    measure: async (atMs: number) => {
      const entries = await Promise.all([voice, picture].map(statsOf));
      const measured = readStats(new Map(entries.flat()), counted, atMs);
      ({ counted } = measured);
      const { lossPercent, hasVideo, outgoing } = measured;
      change({ lossPercent, hasVideo, roundTripMs: outgoing.roundTripMs });
    },
  };
}
