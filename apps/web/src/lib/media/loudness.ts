import { meterOf } from "@riwaq/domain/classroom/call/speaking";

/** How loud a microphone hears, from 0 to 1, as ears would say it. Begun by a press: a browser lets nothing hear before. */
export function loudnessOf(stream: MediaStream) {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level: () => {
      // A phone call or a locked screen stops it, and nothing but this starts it again.
      if (context.state !== "running") void context.resume().catch(() => undefined);
      analyser.getFloatTimeDomainData(samples);
      return levelOf(samples);
    },
    close: () => void context.close(),
  };
}

/** Samples between -1 and 1 as a part of the meter: equal steps sound equally far apart. */
export function levelOf(samples: Float32Array): number {
  return meterOf(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}
