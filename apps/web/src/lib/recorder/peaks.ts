/** How loud it was, from 0 to 1, until so many milliseconds after the beginning. */
export type Loudness = { atMs: number; level: number };

const DECIMALS = 1000;

/** The picture of a recording: at most `count` equal steps of it, each as loud as its loudest moment. */
export function peaksOf(
  heard: readonly Loudness[],
  { durationMs, count }: { durationMs: number; count: number },
): number[] {
  if (durationMs <= 0 || heard.length === 0) return [];
  const steps = Math.min(count, heard.length);
  const peaks = Array.from({ length: steps }, () => 0);
  for (const { atMs, level } of heard) {
    const step = Math.min(steps, Math.max(1, Math.ceil((atMs / durationMs) * steps))) - 1;
    peaks[step] = Math.max(peaks[step] ?? 0, Math.min(1, Math.max(0, level)));
  }
  return peaks.map((peak) => Math.round(peak * DECIMALS) / DECIMALS);
}

/** Longer than between two looks, so that nothing loud is missed. */
const SAMPLES = 8192;

/** How loud a microphone is: the loudest of the last moment. Begun by a press, or the browser hears nothing. */
export function listenTo(stream: MediaStream) {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = SAMPLES;
  context.createMediaStreamSource(stream).connect(analyser);
  void context.resume();
  const samples = new Float32Array(analyser.fftSize);
  return {
    level: () => {
      analyser.getFloatTimeDomainData(samples);
      return samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0);
    },
    close: () => void context.close(),
  };
}
