import { type VideoWay, videoShareOf } from "@riwaq/domain/classroom/call/video-way";
import { type VoiceWay, voiceShareOf } from "@riwaq/domain/classroom/call/voice-way";

export const KINDS = ["audio", "video"] as const;
export type Kind = (typeof KINDS)[number];
export type OwnTracks = Record<Kind, MediaStreamTrack | null>;

export type Way = { sends: boolean; receives: boolean };

function directionOf({ sends, receives }: Way): RTCRtpTransceiverDirection {
  if (sends) return receives ? "sendrecv" : "sendonly";
  return receives ? "recvonly" : "inactive";
}

/** Voice and picture have their place from the start, whether anything is sent: turning a camera on negotiates nothing. */
export function addMedia(connection: RTCPeerConnection, way: Way) {
  for (const kind of KINDS) connection.addTransceiver(kind, { direction: directionOf(way) });
}

/** The places that the other side's offer made are taken for both directions. */
export function adoptMedia(connection: RTCPeerConnection, way: Way) {
  for (const transceiver of connection.getTransceivers()) transceiver.direction = directionOf(way);
}

const senderOf = (connection: RTCPeerConnection, kind: Kind) =>
  connection.getTransceivers().find(({ receiver }) => receiver.track.kind === kind)?.sender;

export async function sendTracks(connection: RTCPeerConnection, tracks: OwnTracks) {
  await Promise.all(
    KINDS.map((kind) => {
      const sender = senderOf(connection, kind);
      const isSame = !sender || sender.track === tracks[kind];
      // Refused only by a connection that was closed meanwhile.
      return isSame ? undefined : sender.replaceTrack(tracks[kind]).catch(() => undefined);
    }),
  );
}

export type Ways = { voice: VoiceWay; video: VideoWay };

/**
 * The voice first, and what each may use. Opus as browsers offer it is what is wanted already: one channel, errors
 * corrected in band, no silence left out.
 */
export async function setShares(connection: RTCPeerConnection, ways: Ways) {
  const [voice, video] = [voiceShareOf(ways.voice), videoShareOf(ways.video)];
  await limit(senderOf(connection, "audio"), { maxBitrate: voice, priority: "high" });
  if (video === 0) return;
  await limit(
    senderOf(connection, "video"),
    { maxBitrate: video, maxFramerate: 15, priority: "low" },
    "maintain-framerate",
  );
}

async function limit(
  sender: RTCRtpSender | undefined,
  encoding: RTCRtpEncodingParameters,
  degradationPreference?: RTCDegradationPreference,
) {
  const parameters = sender?.getParameters();
  // Before the first agreement there is nothing to limit.
  if (!sender || !parameters?.encodings?.length) return;
  const networkPriority = encoding.priority;
  for (const one of parameters.encodings) {
    Object.assign(one, encoding, networkPriority && { networkPriority });
  }
  if (degradationPreference) Object.assign(parameters, { degradationPreference });
  // A browser that does not take it sends as it sees fit.
  await sender.setParameters(parameters).catch(() => undefined);
}
