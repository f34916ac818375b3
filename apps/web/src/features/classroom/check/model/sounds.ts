export const SAMPLE_MS = 4000;

const FORMATS = ["audio/webm;codecs=opus", "audio/mp4", "audio/ogg;codecs=opus"];

export const canRecord = () => "MediaRecorder" in globalThis;

export type Sample = {
  /** The address of what was recorded; null where nothing came of it. */
  done: Promise<string | null>;
  abandon: () => void;
};

/** Some seconds of a microphone as others hear it, for as long as the page is open. */
export function recordSample(track: MediaStreamTrack): Sample {
  const mimeType = FORMATS.find((format) => MediaRecorder.isTypeSupported(format));
  const recorder = new MediaRecorder(new MediaStream([track]), mimeType ? { mimeType } : {});
  const parts: Blob[] = [];
  let isAbandoned = false;
  const done = new Promise<string | null>((resolve) => {
    recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
    recorder.addEventListener("stop", () => {
      const bytes = new Blob(parts, { type: recorder.mimeType });
      resolve(isAbandoned || bytes.size === 0 ? null : URL.createObjectURL(bytes));
    });
  });
  const stop = () => {
    if (recorder.state !== "inactive") recorder.stop();
  };
  recorder.start();
  const timer = setTimeout(stop, SAMPLE_MS);
  return {
    done,
    abandon: () => {
      isAbandoned = true;
      clearTimeout(timer);
      stop();
    },
  };
}

const TONE_S = 1.2;
const SOFT = 0.2;

/** A soft tone that swells and fades. From a press: before one a browser plays nothing. */
export function playTone(): Promise<void> {
  const context = new AudioContext();
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  const now = context.currentTime;
  tone.frequency.value = 440;
  volume.gain.setValueAtTime(0, now);
  volume.gain.linearRampToValueAtTime(SOFT, now + TONE_S / 3);
  volume.gain.linearRampToValueAtTime(0, now + TONE_S);
  tone.connect(volume).connect(context.destination);
  return new Promise((resolve) => {
    tone.addEventListener("ended", () => {
      void context.close();
      resolve();
    });
    tone.start();
    tone.stop(now + TONE_S);
  });
}
