import {
  VIDEO_AT_FIRST,
  VIDEO_BITS_PER_SECOND,
  nextVideoWay,
} from "@riwaq/domain/classroom/call/video-way";
import { VOICE_BITS_PER_SECOND } from "@riwaq/domain/classroom/call/voice-way";
import type { LocalTrackPublication, Room, TrackPublishOptions } from "livekit-client";

import { NOTHING_COUNTED, readStats } from "./measure.ts";
import type { Kind, OwnTracks } from "./senders.ts";
import type { Kit } from "./stay-connected.ts";

/** The voice is sent whole, silence too, and twice where packets are lost; errors are corrected in band, as browsers offer it. */
const VOICE = {
  dtx: false,
  red: true,
  forceStereo: false,
  audioPreset: { maxBitrate: VOICE_BITS_PER_SECOND, priority: "high" },
} satisfies TrackPublishOptions;

const FRAMES_PER_SECOND = 15;
const SMALL = { width: 160, height: 120, bitsPerSecond: 60_000 };

/** A camera that gives more than it is asked for has a smaller picture beside it, for whoever's line carries no more. */
const pictureOf = ({ VideoPreset }: Kit): TrackPublishOptions => ({
  simulcast: true,
  videoCodec: "vp8",
  videoEncoding: {
    maxBitrate: VIDEO_BITS_PER_SECOND,
    maxFramerate: FRAMES_PER_SECOND,
    priority: "low",
  },
  videoSimulcastLayers: [
    new VideoPreset(SMALL.width, SMALL.height, SMALL.bitsPerSecond, FRAMES_PER_SECOND),
  ],
  degradationPreference: "maintain-framerate",
});

type Options = { kit: Kit; room: Room; tracks: OwnTracks; onChange: () => void };
export type Publishing = ReturnType<typeof publishOwn>;

/**
 * The own voice and picture at the media server. A silent track holds the voice's place there, and what its sender sends is
 * put in by us: the kit would turn on again what its owner has muted, whenever another track takes the place.
 */
export function publishOwn({ kit, room, tracks, onChange }: Options) {
  const { localParticipant } = room;
  const standIn = kit.getEmptyAudioStreamTrack();
  let own = tracks;
  let [way, counted] = [VIDEO_AT_FIRST, NOTHING_COUNTED];
  let voiceSender: RTCRtpSender | null = null;
  let camera: LocalTrackPublication | null = null;
  let isClosed = false;
  let chain: Promise<unknown> = Promise.resolve();

  // What fails here fails with its connection, and is published anew with the next one.
  const inTurn = (task: () => Promise<unknown>) => {
    chain = chain.then(() => (isClosed ? undefined : task())).catch(() => undefined);
  };

  const sendVoice = async () => {
    if (voiceSender?.track !== own.audio) await voiceSender?.replaceTrack(own.audio);
  };

  const sendPicture = async () => {
    const wanted = way.isHeld ? null : own.video;
    const sent = camera?.videoTrack;
    if (!wanted) {
      camera = null;
      if (sent) await localParticipant.unpublishTrack(sent, false);
    } else if (sent && camera) {
      if (sent.mediaStreamTrack !== wanted) await sent.replaceTrack(wanted, true);
      // One that was ended by its device was said to be muted.
      if (camera.isMuted) await camera.unmute();
    } else {
      const source = kit.Track.Source.Camera;
      camera = await localParticipant.publishTrack(wanted, { source, ...pictureOf(kit) });
    }
  };

  // Once for each connection: also where the kit published anew by itself.
  localParticipant.on(kit.ParticipantEvent.LocalSenderCreated, (sender, { kind }) => {
    if (kind !== kit.Track.Kind.Audio) return;
    voiceSender = sender;
    void sender.replaceTrack(own.audio).catch(() => undefined);
  });

  const measure = async (atMs: number) => {
    const report = await voiceSender?.getStats().catch(() => undefined);
    if (!report || isClosed) return;
    const measured = readStats(report, counted, atMs);
    const wasHeld = way.isHeld;
    ({ counted } = measured);
    way = own.video
      ? nextVideoWay(way, measured.outgoing)
      : { ...VIDEO_AT_FIRST, changedAtMs: atMs };
    if (way.isHeld === wasHeld) return;
    inTurn(sendPicture);
    onChange();
  };

  return {
    begin: () => {
      const source = kit.Track.Source.Microphone;
      inTurn(async () => {
        // Without a place for the voice there is no call: another connection is to have one.
        await localParticipant.publishTrack(standIn, { source, ...VOICE }).catch(async () => {
          if (!isClosed) await room.disconnect(false);
        });
      });
      inTurn(sendVoice);
      inTurn(sendPicture);
    },
    setTrack: (kind: Kind, track: MediaStreamTrack | null) => {
      own = { ...own, [kind]: track };
      inTurn(kind === "audio" ? sendVoice : sendPicture);
    },
    isVideoHeld: () => own.video !== null && way.isHeld,
    measure,
    close: () => {
      isClosed = true;
      void kit.releaseEmptyAudioStreamTrack(standIn);
    },
  };
}
