/** How loud a microphone hears, from 0 to 1, as ears would say it. */
export function loudnessOf(stream: MediaStream) {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level: () => {
      analyser.getFloatTimeDomainData(samples);
      return levelOf(samples);
    },
    close: () => void context.close(),
  };
}

/** Quieter than this is silence to the meter. */
const FLOOR_DB = -54;

/** Samples between -1 and 1 as a part of the meter: equal steps sound equally far apart. */
export function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  if (power === 0) return 0;
  const decibels = 10 * Math.log10(power);
  return Math.min(1, Math.max(0, 1 - decibels / FLOOR_DB));
}
