/** What is asked in a test: to recite from a place on. */
import type { Place } from "../learning/quran/places.ts";

export type TestQuestion = {
  from: Place;
  to: Place;
  /** A place by chance, or one that resembles another. */
  kind: "random" | "similar";
  /** Instants (ms); null until it is so. */
  askedAtMs: number | null;
  answeredAtMs: number | null;
};
