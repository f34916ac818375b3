import { vi } from "vitest";

let made = 0;

/** A microphone's or camera's track, as far as anything here asks of one. */
export class FakeTrack extends EventTarget {
  readonly id = `track-${(made += 1)}`;
  enabled = true;
  muted = false;
  readyState: "live" | "ended" = "live";
  settings: MediaTrackSettings = { deviceId: "device-1" };
  applyConstraints = vi.fn(async (_constraints: MediaTrackConstraints) => undefined);
  readonly kind: string;
  constructor(kind = "audio") {
    super();
    this.kind = kind;
  }
  getSettings = () => this.settings;
  stop = () => void (this.readyState = "ended");
  /** By the device, a phone call or the system. */
  end() {
    this.readyState = "ended";
    this.dispatchEvent(new Event("ended"));
  }
  setMuted(muted: boolean) {
    this.muted = muted;
    this.dispatchEvent(new Event(muted ? "mute" : "unmute"));
  }
}

export class FakeStream {
  readonly id = `stream-${(made += 1)}`;
  readonly tracks: FakeTrack[];
  constructor(tracks: FakeTrack[] = []) {
    this.tracks = [...tracks];
  }
  getTracks = () => [...this.tracks];
  getAudioTracks = () => this.tracks.filter(({ kind }) => kind === "audio");
  addTrack = (track: FakeTrack) => void this.tracks.push(track);
  removeTrack = (track: FakeTrack) => void this.tracks.splice(this.tracks.indexOf(track), 1);
}

export const asTrack = (track: FakeTrack) => track as unknown as MediaStreamTrack;

/** Loud enough to be a voice. */
class FakeAudioContext {
  readonly state = "running";
  createAnalyser = () => ({
    fftSize: 4,
    getFloatTimeDomainData: (samples: Float32Array) => samples.fill(0.5),
  });
  createMediaStreamSource = () => ({ connect: () => undefined });
  close = () => Promise.resolve();
}

/** A browser with these devices; what it is asked for, it is given by `getUserMedia`. */
export function stubMedia() {
  const getUserMedia = vi.fn(async (wish: MediaStreamConstraints) => {
    const track = new FakeTrack(wish.video ? "video" : "audio");
    return new FakeStream([track]);
  });
  const devices: Partial<MediaDeviceInfo>[] = [];
  const mediaDevices = Object.assign(new EventTarget(), {
    getUserMedia,
    enumerateDevices: async () => devices,
  });
  vi.stubGlobal("navigator", Object.assign(navigator, { mediaDevices }));
  vi.stubGlobal("MediaStream", FakeStream);
  vi.stubGlobal("AudioContext", FakeAudioContext);
  return { getUserMedia, mediaDevices, devices };
}
