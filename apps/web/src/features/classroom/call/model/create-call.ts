import { linkOf } from "@riwaq/domain/classroom/call/links";

import { createPeer } from "./create-peer.ts";
import type { Peer } from "./create-peer.ts";
import { keepTime } from "./keep-time.ts";
import type { CallState, Seat, Signal } from "./seat.ts";
import type { Kind, OwnTracks } from "./senders.ts";

/** What seats say before they are named; a candidate is small, and there are some twenty of them. */
const EARLY_AT_MOST = 64;

export type CallOptions = {
  own: Seat;
  iceServers: RTCIceServer[];
  /** Only over the relay: for an institute that keeps addresses from each other, and to try the relay out. */
  isRelayOnly?: boolean | undefined;
  send: (to: string, signal: Signal) => void;
  onChange: (state: CallState) => void;
};

export type Call = ReturnType<typeof createCall>;

/** Voice and picture between the seats of a room, from browser to browser. Up to four people: each sends to each. */
export function createCall({ own, iceServers, isRelayOnly, send, onChange }: CallOptions) {
  const configuration: RTCConfiguration = {
    iceServers,
    iceTransportPolicy: isRelayOnly ? "relay" : "all",
    bundlePolicy: "max-bundle",
  };
  const peers = new Map<string, Peer>();
  let early: { from: string; signal: Signal }[] = [];
  let tracks: OwnTracks = { audio: null, video: null };

  const tell = () =>
    onChange({
      remotes: Object.fromEntries([...peers].map(([id, peer]) => [id, peer.remote()])),
      isVideoHeld: [...peers.values()].some((peer) => peer.isVideoHeld()),
    });

  const sit = (seat: Seat) => {
    const link = linkOf(own, seat);
    if (!link) return;
    const sendTo = (signal: Signal) => send(seat.id, signal);
    const peer = createPeer({ link, configuration, tracks, send: sendTo, onChange: tell });
    peers.set(seat.id, peer);
    for (const { from, signal } of early) if (from === seat.id) peer.receive(signal);
  };

  const setSeats = (seats: readonly Seat[]) => {
    const named = new Set(seats.map(({ id }) => id));
    for (const [id, peer] of peers) {
      if (named.has(id)) continue;
      peer.close();
      peers.delete(id);
    }
    for (const seat of seats) if (!peers.has(seat.id)) sit(seat);
    early = early.filter(({ from }) => !named.has(from));
    tell();
  };

  const setTrack = (kind: Kind) => (track: MediaStreamTrack | null) => {
    tracks = { ...tracks, [kind]: track };
    for (const peer of peers.values()) void peer.setTrack(kind, track);
    tell();
  };

  const restart = () => {
    for (const peer of peers.values()) peer.restart();
  };

  const stopTime = keepTime({
    listen: (atMs) => {
      for (const peer of peers.values()) peer.listen(atMs);
    },
    measure: (atMs) => {
      for (const peer of peers.values()) void peer.measure(atMs);
    },
    restart,
  });

  return {
    setSeats,
    receive: (from: string, signal: Signal) => {
      const peer = peers.get(from);
      if (peer) peer.receive(signal);
      else early = [...early, { from, signal }].slice(-EARLY_AT_MOST);
    },
    setMicrophone: setTrack("audio"),
    setCamera: setTrack("video"),
    restart,
    close: () => {
      stopTime();
      for (const peer of peers.values()) peer.close();
      peers.clear();
    },
  };
}
