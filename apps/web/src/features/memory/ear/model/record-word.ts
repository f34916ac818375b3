import { WORD_SECONDS_MAX } from "@riwaq/contracts/memory/ear";

const FORMATS = ["audio/webm;codecs=opus", "audio/mp4", "audio/ogg;codecs=opus", "audio/ogg"];
const BITS_PER_SECOND = 64_000;

export type WordRecording = { stop: () => void; sound: Promise<Blob> };

/** Records a word until it is stopped, five seconds at most, and lets the microphone go. */
export function recordWord(stream: MediaStream): WordRecording {
  const mimeType = FORMATS.find((one) => MediaRecorder.isTypeSupported(one));
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: BITS_PER_SECOND,
    ...(mimeType !== undefined && { mimeType }),
  });
  const parts: Blob[] = [];
  const stop = () => {
    if (recorder.state !== "inactive") recorder.stop();
  };
  const longest = setTimeout(stop, WORD_SECONDS_MAX * 1000 - 100);
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
