import {
  PEAKS_MAX,
  RECITATION_SECONDS_MAX,
  RECORDED_TYPES,
} from "@riwaq/contracts/learning/recitations";
import { PIECE_MS } from "@riwaq/domain/learning/recitations/keeping";

import { finishRecording } from "./finish-recording.ts";
import { type Loudness, listenTo, peaksOf } from "./peaks.ts";
import { type Wait, pieceQueue } from "./piece-queue.ts";
import { type PieceStore, type RecordingFacts, browserStore } from "./piece-store.ts";

/** failed: what came is kept by the server for what it is; nothing more can be added. */
export type RecorderState =
  | { step: "recording"; ms: number; level: number; unsent: number }
  | { step: "sending"; unsent: number }
  | { step: "done" }
  | { step: "failed" };

export type RecorderOptions = {
  /** Of the recording that the server has begun. */
  id: string;
  stream: MediaStream;
  send: (number: number, bytes: ArrayBuffer) => Promise<void>;
  end: (facts: RecordingFacts) => Promise<void>;
  onState: (state: RecorderState) => void;
  store?: PieceStore;
  wait?: Wait;
  now?: () => number;
};

export type Recorder = {
  /** Done once the server has all of it. */
  stop: () => Promise<void>;
};

const FORMATS = ["audio/webm;codecs=opus", "audio/mp4", "audio/ogg;codecs=opus", "audio/ogg"];
const BITS_PER_SECOND = 32_000;
const LOOK_EVERY_MS = 100;
const LONGEST_MS = RECITATION_SECONDS_MAX * 1000;

/** The first of the formats that this browser records. */
export const recordedFormat = (): string | undefined =>
  FORMATS.find((one) => MediaRecorder.isTypeSupported(one));

/** Whether this browser records at all. */
export const canRecord = (): boolean =>
  "MediaRecorder" in globalThis && recordedFormat() !== undefined;

/**
 * Records what a microphone hears and sends it piece by piece as it is made. Begun by a press. The stream stays its
 * owner's: it is not ended here.
 */
export function createRecorder(options: RecorderOptions): Recorder {
  const { id, stream, send, end, onState, wait, now = () => performance.now() } = options;
  const store = options.store ?? browserStore();
  const mimeType = recordedFormat();
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: BITS_PER_SECOND,
    ...(mimeType && { mimeType }),
  });
  const listening = listenTo(stream);
  const heard: Loudness[] = [];
  const pieces = new Map<number, ArrayBuffer>();
  const waiting = wait && { wait };
  const queue = pieceQueue({
    send,
    onSent: (number) => void store.discard(id, number),
    ...waiting,
  });
  const began = now();
  const held = store.hold(id);
  let taken: Promise<unknown> = held;
  let endedMs: number | undefined;

  const lengthMs = () => Math.round(Math.min(endedMs ?? now() - began, LONGEST_MS));
  const factsNow = (): RecordingFacts => ({
    pieces: pieces.size,
    duration_ms: lengthMs(),
    type: bareType(recorder.mimeType || mimeType),
    peaks: peaksOf(heard, { durationMs: lengthMs(), count: PEAKS_MAX }),
  });
  const take = async (data: Blob) => {
    const bytes = await data.arrayBuffer();
    const number = pieces.size;
    pieces.set(number, bytes);
    await store.keep(id, { number, bytes });
    await store.note(id, factsNow());
    queue.add(number, bytes);
  };
  const look = setInterval(() => {
    const level = listening.level();
    heard.push({ atMs: now() - began, level });
    onState({ step: "recording", ms: lengthMs(), level, unsent: queue.left() });
    if (now() - began >= LONGEST_MS) void stop();
  }, LOOK_EVERY_MS);

  const finish = async () => {
    endedMs = now() - began;
    clearInterval(look);
    await endOf(recorder);
    listening.close();
    await taken;
    const facts = factsNow();
    await store.note(id, facts);
    onState({ step: "sending", unsent: queue.left() });
    const telling = setInterval(
      () => onState({ step: "sending", unsent: queue.left() }),
      LOOK_EVERY_MS,
    );
    try {
      await finishRecording({ queue, pieces, facts, end, ...waiting });
      onState({ step: "done" });
    } catch {
      onState({ step: "failed" });
    } finally {
      clearInterval(telling);
      await store.forget(id);
      (await held)?.();
    }
  };
  let finished: Promise<void> | undefined;
  // Some recorders say that they have stopped before `stop` returns.
  const stop = () => (finished ??= Promise.resolve().then(finish));

  recorder.addEventListener("dataavailable", ({ data }) => {
    if (data.size > 0) taken = taken.then(() => take(data));
  });
  // The microphone was taken away: what was heard until then is all there is.
  recorder.addEventListener("stop", () => void stop());
  recorder.start(PIECE_MS);
  return { stop };
}

function endOf(recorder: MediaRecorder): Promise<void> {
  if (recorder.state === "inactive") return Promise.resolve();
  return new Promise((resolve) => {
    recorder.addEventListener("stop", () => resolve(), { once: true });
    recorder.stop();
  });
}

function bareType(type: string | undefined): RecordingFacts["type"] {
  const [bare] = (type ?? "").split(";");
  return RECORDED_TYPES.find((one) => one === bare) ?? "audio/webm";
}
