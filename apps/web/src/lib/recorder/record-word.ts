import { recordedFormat } from "./create-recorder.ts";

const BITS_PER_SECOND = 64_000;

export type WordRecording = { stop: () => void; sound: Promise<Blob> };

/** Records a word until it is stopped, so many seconds at most, and lets the microphone go. */
export function recordWord(stream: MediaStream, secondsMax: number): WordRecording {
  const mimeType = recordedFormat();
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: BITS_PER_SECOND,
    ...(mimeType !== undefined && { mimeType }),
  });
  const parts: Blob[] = [];
  const stop = () => {
    if (recorder.state !== "inactive") recorder.stop();
  };
  const longest = setTimeout(stop, secondsMax * 1000 - 100);
  const sound = new Promise<Blob>((resolve) => {
    recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
    recorder.addEventListener("stop", () => {
      clearTimeout(longest);
      for (const track of stream.getTracks()) track.stop();
      resolve(new Blob(parts, { type: recorder.mimeType }));
    });
  });
  recorder.start();
  return { stop, sound };
}
