import { vi } from "vitest";

/** In the place of a browser's recorder: a test says what it hands out. */
export class FakeMediaRecorder extends EventTarget {
  static isTypeSupported = (type: string) => type === "audio/mp4";
  static all: FakeMediaRecorder[] = [];
  state = "inactive";
  readonly mimeType = "audio/mp4";
  readonly stream: MediaStream;

  constructor(stream: MediaStream) {
    super();
    this.stream = stream;
    FakeMediaRecorder.all.push(this);
  }
  start() {
    this.state = "recording";
  }
  hand(text: string) {
    const bytes = new TextEncoder().encode(text).buffer;
    const data = { size: text.length, arrayBuffer: async () => bytes };
    this.dispatchEvent(Object.assign(new Event("dataavailable"), { data }));
  }
  stop() {
    this.state = "inactive";
    this.hand("last");
    this.dispatchEvent(new Event("stop"));
  }
}

/** What is heard into a mix, by the tracks of its sources. */
export class FakeMixer {
  static all: FakeMixer[] = [];
  readonly heard = new Set<MediaStreamTrack>();
  isClosed = false;
  constructor() {
    FakeMixer.all.push(this);
  }
  createAnalyser = () => ({
    fftSize: 0,
    getFloatTimeDomainData: (samples: Float32Array) => void samples.fill(0.5),
  });
  createMediaStreamDestination = () => ({ channelCount: 2, stream: new MediaStream() });
  createMediaStreamSource = (stream: MediaStream) => ({
    connect: () => {
      for (const track of stream.getTracks()) this.heard.add(track);
    },
    disconnect: () => {
      for (const track of stream.getTracks()) this.heard.delete(track);
    },
  });
  resume = async () => undefined;
  close = async () => void (this.isClosed = true);
}

/** A browser that records. */
export function stubRecorder() {
  FakeMediaRecorder.all = [];
  FakeMixer.all = [];
  vi.stubGlobal("MediaRecorder", FakeMediaRecorder);
  vi.stubGlobal("AudioContext", FakeMixer);
}
