import type { Link } from "@riwaq/domain/classroom/call/links";
import { VIDEO_AT_FIRST, nextVideoWay } from "@riwaq/domain/classroom/call/video-way";
import { VOICE_AT_FIRST, nextVoiceWay } from "@riwaq/domain/classroom/call/voice-way";

import { hearVoice } from "./hear-voice.ts";
import { keepTrying } from "./keep-trying.ts";
import { NOTHING_COUNTED, readStats } from "./measure.ts";
import { negotiate } from "./negotiate.ts";
import { NOT_HEARD } from "./seat.ts";
import type { Remote, Signal } from "./seat.ts";
import { sendTracks, setShares } from "./senders.ts";
import type { Kind, OwnTracks } from "./senders.ts";

type PeerOptions = {
  link: Link;
  configuration: RTCConfiguration;
  tracks: OwnTracks;
  send: (signal: Signal) => void;
  onChange: () => void;
};

export type Peer = ReturnType<typeof createPeer>;

/** The connection with one seat: what it is sent, what is heard and seen of it, and how good the line is. */
export function createPeer({ link, configuration, tracks, send, onChange }: PeerOptions) {
  const { isImpolite, sends, receives } = link;
  let remote: Remote = { ...NOT_HEARD, stream: new MediaStream(), picture: new MediaStream() };
  let own = tracks;
  let [way, voice, counted] = [VIDEO_AT_FIRST, VOICE_AT_FIRST, NOTHING_COUNTED];
  const ear = hearVoice();

  const change = (changes: Partial<Remote>) => {
    const entries = Object.entries(changes) as [keyof Remote, unknown][];
    if (entries.every(([name, value]) => remote[name] === value)) return;
    remote = { ...remote, ...changes };
    onChange();
  };

  const sending = (): OwnTracks => ({
    audio: sends ? own.audio : null,
    video: sends && !way.isHeld ? own.video : null,
  });
  const sendNow = async () => {
    const connection = line.current();
    if (connection) await sendTracks(connection, sending());
  };

  const line = negotiate({
    ...link,
    configuration,
    send,
    onBuilt: (built, isOffering) => {
      change({ stream: new MediaStream(), picture: new MediaStream() });
      counted = NOTHING_COUNTED;
      ear.forget();
      built.addEventListener("track", ({ track }) => {
        // Also of who may only listen an offer comes, with whatever they have put into it.
        if (!receives) return;
        change({ [track.kind === "audio" ? "stream" : "picture"]: new MediaStream([track]) });
      });
      built.addEventListener("connectionstatechange", () => {
        if (built === line.current()) effort.note(built.connectionState);
      });
      effort.begin(isOffering);
    },
    onAgreed: async (built) => {
      await sendTracks(built, sending());
      await setShares(built, { voice, video: way });
    },
  });

  const effort = keepTrying({
    isImpolite,
    hasHeard: () => Boolean(line.current()?.remoteDescription),
    rebuild: () => void line.build(true),
    restartIce: () => line.current()?.restartIce(),
    onChange: (connection) =>
      change({ connection, ...(connection === "lost" && { isSpeaking: false }) }),
  });
  line.build(isImpolite);

  /** How loud the voice is, as it comes. */
  const listen = (atMs: number) => {
    if (!receives) return;
    const receiver = line
      .current()
      ?.getReceivers()
      .find(({ track }) => track.kind === "audio");
    change({ isSpeaking: ear.isSpeaking(receiver, atMs) });
  };

  const measure = async (atMs: number) => {
    const connection = line.current();
    if (connection?.connectionState !== "connected") return;
    const report = await connection.getStats();
    if (connection !== line.current()) return;
    const measured = readStats(report, counted, atMs);
    const [wasHeld, wasNarrow] = [way.isHeld, voice.isNarrow];
    ({ counted } = measured);
    way = own.video
      ? nextVideoWay(way, measured.outgoing)
      : { ...VIDEO_AT_FIRST, changedAtMs: atMs };
    voice = nextVoiceWay(voice, measured.outgoing);
    if (way.isHeld !== wasHeld) await sendNow();
    if (way.isHeld !== wasHeld || voice.isNarrow !== wasNarrow) {
      await setShares(connection, { voice, video: way });
      onChange();
    }
    const { lossPercent } = measured;
    const hasVideo = receives && measured.hasVideo;
    change({ lossPercent, hasVideo, roundTripMs: measured.outgoing.roundTripMs });
  };

  return {
    remote: () => remote,
    isVideoHeld: () => own.video !== null && way.isHeld,
    receive: line.receive,
    setTrack: (kind: Kind, track: MediaStreamTrack | null) => {
      own = { ...own, [kind]: track };
      return sendNow();
    },
    restart: () => effort.hurry(),
    listen,
    measure,
    close: () => {
      effort.end();
      line.close();
    },
  };
}
