import { withLongerPackets } from "./longer-packets.ts";
import type { Signal } from "./seat.ts";
import { addMedia, adoptMedia } from "./senders.ts";
import type { Way } from "./senders.ts";

type Description = RTCSessionDescriptionInit;

type Options = Way & {
  isImpolite: boolean;
  configuration: RTCConfiguration;
  send: (signal: Signal) => void;
  /** Each new connection, before anything happens on it: listeners are put on it here. */
  onBuilt: (connection: RTCPeerConnection, isOffering: boolean) => void;
  /** Both have agreed: tracks and their limits can be set. */
  onAgreed: (connection: RTCPeerConnection) => Promise<void>;
};

/** Another certificate is another connection on the other side, whatever the seat is called. */
const certificateOf = (description: Description | null) =>
  /^a=fingerprint:(.+)$/m.exec(description?.sdp ?? "")?.[1]?.trim();

/**
 * Perfect negotiation with one seat. Whatever happens is done strictly one after the other. A connection lives until
 * the other side has a new one or `build` is called; the first offer is made by one side only, so that voice and picture
 * have one place each.
 */
export function negotiate(options: Options) {
  const { isImpolite, configuration, send, onBuilt, onAgreed } = options;
  let connection: RTCPeerConnection | null = null;
  let hasOwnMedia = false;
  let held: RTCIceCandidateInit[] = [];
  let isClosed = false;
  let chain = Promise.resolve();

  // What fails here shows as a connection that does not come about, and that is tried again.
  const inTurn = (task: () => Promise<void>) => {
    chain = chain.then(() => (isClosed ? undefined : task())).catch(() => undefined);
  };

  const build = (isOffering: boolean): RTCPeerConnection => {
    connection?.close();
    const built = new RTCPeerConnection(configuration);
    connection = built;
    hasOwnMedia = isOffering;
    built.addEventListener("icecandidate", ({ candidate }) => {
      if (connection === built && candidate) send({ candidate: candidate.toJSON() });
    });
    built.addEventListener("negotiationneeded", () => inTurn(() => offer(built)));
    onBuilt(built, isOffering);
    if (isOffering) addMedia(built, options);
    return built;
  };

  const tell = ({ localDescription }: RTCPeerConnection) => {
    if (!localDescription) return;
    send({ description: { type: localDescription.type, sdp: localDescription.sdp } });
  };

  const offer = async (built: RTCPeerConnection) => {
    if (connection !== built || built.signalingState !== "stable") return;
    await built.setLocalDescription();
    tell(built);
  };

  const apply = async (built: RTCPeerConnection, description: Description) => {
    const { type, sdp } = description;
    await built.setRemoteDescription({ type, sdp: withLongerPackets(sdp ?? "") });
    const waiting = held;
    held = [];
    await Promise.all(waiting.map((candidate) => addCandidate(built, candidate)));
  };

  const isFromAnother = ({ remoteDescription }: RTCPeerConnection, description: Description) =>
    remoteDescription !== null && certificateOf(remoteDescription) !== certificateOf(description);

  const takeOffer = async (current: RTCPeerConnection, description: Description) => {
    if (isImpolite && current.signalingState !== "stable") return;
    const isFirst = current.remoteDescription === null;
    const isAnew = isFromAnother(current, description) || (isFirst && hasOwnMedia);
    const built = isAnew ? build(false) : current;
    await apply(built, description);
    adoptMedia(built, options);
    await built.setLocalDescription();
    tell(built);
    await onAgreed(built);
  };

  const takeAnswer = async (current: RTCPeerConnection, description: Description) => {
    if (current.signalingState !== "have-local-offer") return;
    if (isFromAnother(current, description)) {
      build(true);
      return;
    }
    await apply(current, description);
    await onAgreed(current);
  };

  const takeCandidate = async (candidate: RTCIceCandidateInit) => {
    if (connection?.remoteDescription) await addCandidate(connection, candidate);
    else held.push(candidate);
  };

  const take = async (signal: Signal) => {
    if ("candidate" in signal) {
      return signal.candidate ? takeCandidate(signal.candidate) : undefined;
    }
    const current = connection ?? build(false);
    const { description } = signal;
    return description.type === "offer"
      ? takeOffer(current, description)
      : takeAnswer(current, description);
  };

  return {
    build,
    receive: (signal: Signal) => inTurn(() => take(signal)),
    current: () => connection,
    close: () => {
      isClosed = true;
      connection?.close();
      connection = null;
    },
  };
}

/** One of several ways to the other side: of an offer that was passed over, or of a connection that is no more, it does not fit. */
async function addCandidate(connection: RTCPeerConnection, candidate: RTCIceCandidateInit) {
  await connection.addIceCandidate(candidate).catch(() => undefined);
}
