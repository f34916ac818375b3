import { FakeTrack } from "./fake-media.ts";

type Description = { type: "offer" | "answer"; sdp: string };
type Candidate = { candidate: string };

let made = 0;

class FakeTransceiver {
  direction: string;
  readonly receiver: { track: FakeTrack };
  readonly sender = {
    track: null as FakeTrack | null,
    encodings: [{}] as object[],
    replaceTrack: async (track: FakeTrack | null) => void (this.sender.track = track),
    getParameters: () => ({ encodings: this.sender.encodings }),
    setParameters: async ({ encodings }: { encodings: object[] }) =>
      void (this.sender.encodings = encodings),
  };
  constructor(kind: string, direction: string) {
    this.direction = direction;
    this.receiver = { track: new FakeTrack(kind) };
  }
}

/** A connection that negotiates as browsers do, and reaches the other side when the test says so. */
export class FakeConnection extends EventTarget {
  static all: FakeConnection[] = [];
  readonly certificate = `sha-256 ${(made += 1)}`;
  signalingState = "stable";
  connectionState = "new";
  localDescription: Description | null = null;
  remoteDescription: Description | null = null;
  readonly transceivers: FakeTransceiver[] = [];
  readonly candidates: string[] = [];
  readonly heard: string[] = [];
  restarts = 0;
  stats: object[] = [];
  sources: object[] = [];
  readonly configuration: RTCConfiguration;
  constructor(configuration: RTCConfiguration) {
    super();
    this.configuration = configuration;
    FakeConnection.all.push(this);
  }

  addTransceiver(kind: string, { direction }: { direction: string }) {
    this.transceivers.push(new FakeTransceiver(kind, direction));
    if (this.transceivers.length === 2) this.needNegotiation();
  }
  getTransceivers = () => this.transceivers;
  getReceivers = () =>
    this.transceivers.map(({ receiver }) => ({
      ...receiver,
      getSynchronizationSources: () => this.sources,
    }));
  getStats = async () => new Map(this.stats.entries());

  needNegotiation() {
    queueMicrotask(() => this.dispatchEvent(new Event("negotiationneeded")));
  }
  restartIce() {
    this.restarts += 1;
    this.needNegotiation();
  }

  private describe(type: Description["type"]): Description {
    const lines = this.transceivers.map(({ receiver }) => `m=${receiver.track.kind}`);
    return { type, sdp: [`a=fingerprint:${this.certificate}`, ...lines].join("\r\n") };
  }
  async setLocalDescription() {
    const isAnswer = this.signalingState === "have-remote-offer";
    this.localDescription = this.describe(isAnswer ? "answer" : "offer");
    this.signalingState = isAnswer ? "stable" : "have-local-offer";
    this.heard.push(`local ${this.localDescription.type}`);
    this.find(`of ${this.certificate}`);
  }
  async setRemoteDescription(description: Description) {
    if (this.signalingState === "closed") throw new Error("closed");
    const lines = description.sdp.match(/^m=\w+/gm)?.length ?? 0;
    if (this.transceivers.length > lines) throw new Error("m-lines do not match");
    this.remoteDescription = description;
    this.signalingState = description.type === "offer" ? "have-remote-offer" : "stable";
    this.heard.push(`remote ${description.type}`);
    if (this.transceivers.length === 0) {
      for (const kind of ["audio", "video"]) {
        this.transceivers.push(new FakeTransceiver(kind, "recvonly"));
      }
    }
    for (const { receiver } of this.transceivers) {
      this.dispatchEvent(Object.assign(new Event("track"), { track: receiver.track }));
    }
  }
  async addIceCandidate({ candidate }: Candidate) {
    if (!this.remoteDescription) throw new Error("too early");
    this.candidates.push(candidate);
  }
  private find(candidate: string) {
    const found = { candidate, toJSON: () => ({ candidate }) };
    this.dispatchEvent(Object.assign(new Event("icecandidate"), { candidate: found }));
  }

  become(state: string) {
    this.connectionState = state;
    this.dispatchEvent(new Event("connectionstatechange"));
  }
  close() {
    this.signalingState = "closed";
    this.connectionState = "closed";
  }
}
