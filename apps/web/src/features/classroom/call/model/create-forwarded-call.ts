import { linkOf } from "@riwaq/domain/classroom/call/links";
import { maySpeak } from "@riwaq/domain/classroom/seats";
import type { RemoteParticipant, Room } from "livekit-client";

import type { Call, CallOptions } from "./create-call.ts";
import { hearSeat } from "./hear-seat.ts";
import type { HeardSeat } from "./hear-seat.ts";
import { keepTime } from "./keep-time.ts";
import { publishOwn } from "./publish-own.ts";
import type { Publishing } from "./publish-own.ts";
import type { Seat } from "./seat.ts";
import type { Kind, OwnTracks } from "./senders.ts";
import { stayConnected } from "./stay-connected.ts";
import type { Kit } from "./stay-connected.ts";

/** Voices go on while only what the kit and its server tell each other is broken. */
const CARRIES: ReadonlySet<string> = new Set(["connected", "signalReconnecting"]);

export type TakeTicket = Parameters<typeof stayConnected>[0]["takeTicket"];
type Options = Pick<CallOptions, "own" | "isRelayOnly" | "onChange"> & { takeTicket: TakeTicket };

/** Voice and picture between the seats of a room by a media server: each sends once, and is heard by all of the others. */
export function createForwardedCall({ own, isRelayOnly, takeTicket, onChange }: Options): Call {
  const heard = new Map<string, HeardSeat>();
  /** Whoever was there once and is not now is lost, not awaited. */
  const known = new Set<string>();
  let tracks: OwnTracks = { audio: null, video: null };
  let publishing: Publishing | null = null;
  let [isSeated, isClosed] = [false, false];

  const tell = () => {
    if (isClosed) return;
    onChange({
      remotes: Object.fromEntries([...heard].map(([id, seat]) => [id, seat.remote()])),
      isVideoHeld: publishing?.isVideoHeld() ?? false,
    });
  };

  /** What is sent by who is heard here, and nothing of anybody else: of another page of ours it would howl. */
  const subscribe = ({ identity, trackPublications }: RemoteParticipant) => {
    const isWanted = heard.has(identity);
    for (const publication of trackPublications.values()) {
      if (publication.isDesired !== isWanted) publication.setSubscribed(isWanted);
    }
  };
  const connectionOf = (id: string, room: Room | null) => {
    const isThere = room !== null && CARRIES.has(room.state) && room.remoteParticipants.has(id);
    if (isThere) return "connected";
    return line.hasFailed() || known.has(id) ? "lost" : "connecting";
  };
  const look = () => {
    const room = line.room();
    for (const person of room?.remoteParticipants.values() ?? []) subscribe(person);
    for (const [id, seat] of heard) {
      if (room?.remoteParticipants.has(id)) known.add(id);
      seat.setConnection(connectionOf(id, room));
    }
    tell();
  };

  const listenTo = ({ RoomEvent }: Kit, room: Room) => {
    for (const event of [
      RoomEvent.ParticipantConnected,
      RoomEvent.ParticipantDisconnected,
      RoomEvent.TrackPublished,
      RoomEvent.ConnectionStateChanged,
    ]) {
      room.on(event, look);
    }
    room.on(RoomEvent.TrackSubscribed, (track, _publication, { identity }) =>
      heard.get(identity)?.take(track),
    );
    room.on(RoomEvent.TrackUnsubscribed, (track, _publication, { identity }) =>
      heard.get(identity)?.drop(track),
    );
  };

  const line = stayConnected({
    isRelayOnly,
    takeTicket,
    onOpened: listenTo,
    onJoined: (kit, room) => {
      if (maySpeak(own.role)) {
        publishing = publishOwn({ kit, room, tracks, onChange: tell });
        publishing.begin();
      }
      look();
    },
    onEnded: () => {
      publishing?.close();
      publishing = null;
      look();
    },
  });
  const restart = () => {
    if (isSeated) line.join();
  };

  const stopTime = keepTime({
    listen: (atMs) => {
      for (const seat of heard.values()) seat.listen(atMs);
    },
    measure: (atMs) => {
      void publishing?.measure(atMs);
      for (const seat of heard.values()) void seat.measure(atMs);
    },
    restart,
  });

  const setTrack = (kind: Kind) => (track: MediaStreamTrack | null) => {
    tracks = { ...tracks, [kind]: track };
    publishing?.setTrack(kind, track);
  };

  return {
    setSeats: (seats: readonly Seat[]) => {
      const named = new Map(seats.map((seat) => [seat.id, seat]));
      for (const id of heard.keys()) if (!named.has(id)) heard.delete(id);
      for (const [id, seat] of named) {
        if (!heard.has(id) && linkOf(own, seat)?.receives) heard.set(id, hearSeat(tell));
      }
      isSeated = named.has(own.id);
      look();
      restart();
    },
    // Connections are made by the media server: seats tell each other nothing.
    receive: () => undefined,
    setMicrophone: setTrack("audio"),
    setCamera: setTrack("video"),
    restart,
    close: () => {
      isClosed = true;
      stopTime();
      publishing?.close();
      line.close();
      heard.clear();
    },
  };
}
