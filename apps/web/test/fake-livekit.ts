import { FakeTrack } from "./fake-media.ts";

type Listener = (...told: never[]) => void;

class Emitter {
  private readonly listeners = new Map<string, Listener[]>();
  on(event: string, listener: Listener) {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
    return this;
  }
  emit(event: string, ...told: unknown[]) {
    for (const listener of this.listeners.get(event) ?? []) listener(...(told as never[]));
  }
}

class FakeSender {
  stats: object[] = [];
  track: FakeTrack | null;
  constructor(track: FakeTrack | null) {
    this.track = track;
  }
  replaceTrack = async (track: FakeTrack | null) => void (this.track = track);
  getStats = async () => new Map(this.stats.entries());
}

/** As the kit does it: a track that takes another one’s place is turned on, whatever its owner has said. */
class FakeLocalTrack {
  isMuted = false;
  mediaStreamTrack: FakeTrack;
  readonly sender: FakeSender;
  constructor(track: FakeTrack) {
    this.mediaStreamTrack = track;
    this.sender = new FakeSender(track);
    track.enabled = true;
  }
  async replaceTrack(track: FakeTrack) {
    this.mediaStreamTrack = track;
    track.enabled = !this.isMuted;
    await this.sender.replaceTrack(track);
  }
}

export type Published = {
  track: FakeLocalTrack;
  videoTrack: FakeLocalTrack | undefined;
  options: { source: string; [option: string]: unknown };
  isMuted: boolean;
  unmute(): Promise<void>;
};

class FakeLocalParticipant extends Emitter {
  published: Published[] = [];
  publishTrack = async (media: FakeTrack, options: Published["options"]) => {
    if (FakeRoom.isFull) throw new Error("not published");
    const track = new FakeLocalTrack(media);
    const publication: Published = {
      track,
      videoTrack: options.source === "camera" ? track : undefined,
      options,
      get isMuted() {
        return track.isMuted;
      },
      unmute: async () => {
        track.isMuted = false;
        track.mediaStreamTrack.enabled = true;
      },
    };
    this.published.push(publication);
    this.emit("localSenderCreated", track.sender, { kind: media.kind });
    return publication;
  };
  unpublishTrack = async (track: FakeLocalTrack, stops = true) => {
    this.published = this.published.filter((one) => one.track !== track);
    if (stops) track.mediaStreamTrack.stop();
  };
}

/** What somebody else has published: subscribed to when it is asked for. */
export class FakePublication {
  isDesired = false;
  readonly track: {
    kind: string;
    mediaStreamTrack: FakeTrack;
    receiver: { getSynchronizationSources: () => object[]; getStats: () => Promise<object> };
  };
  sources: object[] = [];
  stats: object[] = [];
  onWish: (isWanted: boolean) => void = () => undefined;
  constructor(kind: string) {
    this.track = {
      kind,
      mediaStreamTrack: new FakeTrack(kind),
      receiver: {
        getSynchronizationSources: () => this.sources,
        getStats: async () =>
          new Map(this.stats.map((stat) => [`${kind}-${this.stats.indexOf(stat)}`, stat])),
      },
    };
  }
  setSubscribed(isWanted: boolean) {
    this.isDesired = isWanted;
    this.onWish(isWanted);
  }
}

type Person = { identity: string; trackPublications: Map<string, FakePublication> };

export class FakeRoom extends Emitter {
  static all: FakeRoom[] = [];
  /** Where the server lets nobody in. */
  static isShut = false;
  /** Where it lets nobody publish. */
  static isFull = false;
  state = "disconnected";
  readonly remoteParticipants = new Map<string, Person>();
  readonly localParticipant = new FakeLocalParticipant();
  readonly options: object;
  connected: unknown[] = [];
  hasStoppedTracks: boolean | undefined;
  constructor(options: object) {
    super();
    this.options = options;
    FakeRoom.all.push(this);
  }
  async connect(...told: unknown[]) {
    this.connected = told;
    if (FakeRoom.isShut) {
      this.become("disconnected", 0);
      throw new Error("no connection");
    }
    this.become("connected");
  }
  async disconnect(stops = true) {
    this.hasStoppedTracks = stops;
    if (this.state !== "disconnected") this.become("disconnected", 1);
  }

  become(state: string, reason?: number) {
    this.state = state;
    this.emit("connectionStateChanged", state);
    if (state === "disconnected") {
      this.remoteParticipants.clear();
      this.emit("disconnected", reason);
    }
  }
  /** Somebody is there, and publishes these. */
  enter(identity: string, ...publications: FakePublication[]) {
    const person: Person = {
      identity,
      trackPublications: new Map(publications.map((one) => [one.track.kind, one])),
    };
    for (const one of publications) {
      one.onWish = (isWanted) =>
        this.emit(isWanted ? "trackSubscribed" : "trackUnsubscribed", one.track, one, person);
    }
    this.remoteParticipants.set(identity, person);
    this.emit("participantConnected", person);
  }
  leave(identity: string) {
    const person = this.remoteParticipants.get(identity);
    this.remoteParticipants.delete(identity);
    for (const one of person?.trackPublications.values() ?? []) {
      this.emit("trackUnsubscribed", one.track, one, person);
    }
    this.emit("participantDisconnected", person);
  }
}

/** The kit as far as a call asks of it, by the names and values that it has. */
export const fakeKit = {
  Room: FakeRoom,
  RoomEvent: {
    ParticipantConnected: "participantConnected",
    ParticipantDisconnected: "participantDisconnected",
    TrackPublished: "trackPublished",
    TrackSubscribed: "trackSubscribed",
    TrackUnsubscribed: "trackUnsubscribed",
    ConnectionStateChanged: "connectionStateChanged",
    Disconnected: "disconnected",
  },
  ParticipantEvent: { LocalSenderCreated: "localSenderCreated" },
  DisconnectReason: { DUPLICATE_IDENTITY: 2, PARTICIPANT_REMOVED: 4 },
  Track: {
    Source: { Camera: "camera", Microphone: "microphone" },
    Kind: { Audio: "audio", Video: "video" },
  },
  VideoPreset: class {
    readonly width: number;
    readonly height: number;
    readonly maxBitrate: number;
    constructor(width: number, height: number, maxBitrate: number) {
      [this.width, this.height, this.maxBitrate] = [width, height, maxBitrate];
    }
  },
  getEmptyAudioStreamTrack: () => new FakeTrack("audio"),
  releaseEmptyAudioStreamTrack: async (track: FakeTrack) => track.stop(),
  setLogLevel: () => undefined,
};
