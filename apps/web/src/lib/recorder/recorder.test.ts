import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { createRecorder, type RecorderState } from "./create-recorder.ts";
import { PiecesMissing } from "./finish-recording.ts";
import { peaksOf } from "./peaks.ts";
import { Refused, waitMs } from "./piece-queue.ts";
import type { PieceStore, RecordingFacts, UnsentRecording } from "./piece-store.ts";
import { resumeUnsent } from "./resume-unsent.ts";

class FakeMediaRecorder extends EventTarget {
  static isTypeSupported = (type: string) => type === "audio/mp4";
  static made: FakeMediaRecorder[] = [];
  state = "inactive";
  readonly mimeType: string;
  readonly options: MediaRecorderOptions;

  constructor(_: MediaStream, options: MediaRecorderOptions) {
    super();
    this.options = options;
    this.mimeType = options.mimeType ?? "";
    FakeMediaRecorder.made.push(this);
  }

  start() {
    this.state = "recording";
  }

  hand(text: string) {
    const data = { size: text.length, arrayBuffer: async () => bytesOf(text) };
    this.dispatchEvent(Object.assign(new Event("dataavailable"), { data }));
  }

  stop() {
    this.state = "inactive";
    this.hand("last");
    this.dispatchEvent(new Event("stop"));
  }
}

class FakeAudioContext {
  createAnalyser = () => ({
    fftSize: 0,
    getFloatTimeDomainData: (samples: Float32Array) => void samples.fill(-0.5),
  });
  createMediaStreamSource = () => ({ connect: () => undefined });
  resume = async () => undefined;
  close = async () => undefined;
}

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;
const textOf = (bytes: ArrayBuffer) => new TextDecoder().decode(bytes);

function memoryStore(kept = new Map<string, UnsentRecording>()): PieceStore & {
  kept: Map<string, UnsentRecording>;
} {
  const held = new Set<string>();
  const of = (id: string) => {
    const one = kept.get(id) ?? { id, facts: {} as RecordingFacts, pieces: [] };
    kept.set(id, one);
    return one;
  };
  return {
    kept,
    keep: async (id, piece) => void of(id).pieces.push(piece),
    discard: async (id, number) => {
      of(id).pieces = of(id).pieces.filter((piece) => piece.number !== number);
    },
    note: async (id, facts) => void (of(id).facts = facts),
    forget: async (id) => void kept.delete(id),
    unsent: async () => [...kept.values()],
    hold: async (id) => {
      if (held.has(id)) return null;
      held.add(id);
      return () => void held.delete(id);
    },
  };
}

/** A server that takes pieces, but for what `fails` says of the next call. */
function server(fails: Array<Error | undefined> = []) {
  const came = new Map<number, string>();
  const ends: RecordingFacts[] = [];
  const waits: number[] = [];
  return {
    came,
    ends,
    waits,
    wait: async (ms: number) => void waits.push(ms),
    send: async (number: number, bytes: ArrayBuffer) => {
      const fault = fails.shift();
      if (fault) throw fault;
      came.set(number, textOf(bytes));
    },
    end: async (facts: RecordingFacts) => {
      const fault = fails.shift();
      if (fault) throw fault;
      ends.push(facts);
    },
  };
}

beforeEach(() => {
  FakeMediaRecorder.made = [];
  vi.stubGlobal("MediaRecorder", FakeMediaRecorder);
  vi.stubGlobal("AudioContext", FakeAudioContext);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function record(at: ReturnType<typeof server>, store = memoryStore()) {
  const states: RecorderState[] = [];
  let time = 0;
  const recorder = createRecorder({
    id: "r1",
    stream: {} as MediaStream,
    ...at,
    store,
    now: () => time,
    onState: (state) => states.push(state),
  });
  const device = FakeMediaRecorder.made[0]!;
  const pass = async (ms: number) => {
    for (const end = time + ms; time < end;) {
      time += 100;
      await vi.advanceTimersByTimeAsync(100);
    }
  };
  return { recorder, device, states, pass, store };
}

const lost = new Error("no line");

describe("a recorder", () => {
  it("sends pieces in their order and ends with length, type and picture", async () => {
    const at = server();
    const { recorder, device, states, pass, store } = record(at);
    expect(device.options).toEqual({ mimeType: "audio/mp4", audioBitsPerSecond: 32_000 });
    device.hand("one ");
    await pass(1000);
    device.hand("two ");
    await pass(500);
    await recorder.stop();
    expect([...at.came]).toEqual([
      [0, "one "],
      [1, "two "],
      [2, "last"],
    ]);
    expect(at.ends).toEqual([
      {
        pieces: 3,
        duration_ms: 1500,
        type: "audio/mp4",
        peaks: Array.from({ length: 15 }, () => 0.5),
      },
    ]);
    expect(states).toContainEqual({ step: "recording", ms: 100, level: 0.5, unsent: 0 });
    expect(states.at(-1)).toEqual({ step: "done" });
    expect(store.kept.size).toBe(0);
  });

  it("sends again after a broken line, waiting longer each time", async () => {
    const at = server([lost, lost, undefined, lost]);
    const { recorder, device, states } = record(at);
    device.hand("one ");
    await recorder.stop();
    expect([...at.came.values()]).toEqual(["one ", "last"]);
    expect(at.waits).toEqual([500, 1000, 500]);
    expect(states.at(-1)).toEqual({ step: "done" });
  });

  it("sends once more what the server says that it lacks", async () => {
    const at = server([undefined, undefined, new PiecesMissing([0])]);
    const { recorder, device } = record(at);
    device.hand("one ");
    at.came.clear();
    await recorder.stop();
    expect(at.ends).toHaveLength(1);
    expect(at.came.get(0)).toBe("one ");
  });

  it("keeps what is not acknowledged, and gives up only what is refused", async () => {
    const at = server([new Refused("closed")]);
    const { recorder, device, states, store } = record(at);
    device.hand("one ");
    await recorder.stop();
    expect(states.at(-1)).toEqual({ step: "failed" });
    expect(at.ends).toEqual([]);
    expect(store.kept.size).toBe(0);
  });

  it("ends by itself after a quarter of an hour, and where the microphone is taken away", async () => {
    const at = server();
    const { device, states, pass } = record(at);
    device.hand("one ");
    await pass(900_000);
    await vi.advanceTimersByTimeAsync(0);
    expect(at.ends[0]).toMatchObject({ duration_ms: 900_000 });
    expect(at.ends[0]?.peaks.length).toBeLessThanOrEqual(400);
    expect(states.at(-1)).toEqual({ step: "done" });
  });
});

describe("what an earlier page could not send", () => {
  const facts = { pieces: 2, duration_ms: 2000, type: "audio/webm" as const, peaks: [] };
  const left = () =>
    memoryStore(
      new Map([["r1", { id: "r1", facts, pieces: [{ number: 1, bytes: bytesOf("b") }] }]]),
    );

  it("is sent by the next one, which ends the recording", async () => {
    const at = server([lost]);
    const store = left();
    const send = (_: string, number: number, bytes: ArrayBuffer) => at.send(number, bytes);
    const end = (_: string, ended: RecordingFacts) => at.end(ended);
    expect(await resumeUnsent({ send, end, store, wait: at.wait })).toBe(1);
    expect([...at.came]).toEqual([[1, "b"]]);
    expect(at.ends).toEqual([facts]);
    expect(await resumeUnsent({ send, end, store, wait: at.wait })).toBe(0);
  });

  it("is forgotten where the server wants none of it", async () => {
    const store = left();
    const send = async () => {
      throw new Refused("closed");
    };
    await resumeUnsent({ send, end: async () => undefined, store });
    expect(store.kept.size).toBe(0);
  });

  it("is left to the page that records it, in whatever tab, until it has ended", async () => {
    const at = server();
    const { recorder, device, pass, store } = record(at);
    device.hand("a");
    await pass(100);
    const other = server();
    const send = (_: string, number: number, bytes: ArrayBuffer) => other.send(number, bytes);
    const end = (_: string, ended: RecordingFacts) => other.end(ended);
    expect(await resumeUnsent({ send, end, store })).toBe(0);
    expect([other.came.size, other.ends]).toEqual([0, []]);
    await recorder.stop();
    expect([...at.came.values()]).toEqual(["a", "last"]);
    expect(await store.hold("r1")).not.toBeNull();
  });
});

it("the waits grow to a quarter of a minute", () => {
  expect([0, 1, 2, 9].map(waitMs)).toEqual([500, 1000, 2000, 15_000]);
});

it("a picture has at most so many steps, each as loud as its loudest moment", () => {
  const heard = [100, 200, 300, 400].map((atMs, at) => ({ atMs, level: at / 4 }));
  expect(peaksOf(heard, { durationMs: 400, count: 2 })).toEqual([0.25, 0.75]);
  expect(peaksOf(heard, { durationMs: 400, count: 400 })).toEqual([0, 0.25, 0.5, 0.75]);
  expect(peaksOf([], { durationMs: 400, count: 2 })).toEqual([]);
  expect(peaksOf(heard, { durationMs: 0, count: 2 })).toEqual([]);
});
