/** What is often said of a pupil, so that a teacher who begins has words to tap. Keys of the namespace `reports`. */
import type { Area } from "./covered-row.ts";

const STRENGTHS = {
  quran: ["fluent", "memory", "tajweed", "articulation", "prepared", "attentive"],
  arabic: ["reading", "vocabulary", "speaking", "writing", "prepared", "attentive"],
  islamic: ["understanding", "questions", "retelling", "prepared", "attentive"],
} as const;

const TO_WORK_ON = {
  quran: ["revision", "letters", "lengthening", "pauses", "fluency", "attention"],
  arabic: ["words", "aloud", "sentences", "handwriting", "grammar", "attention"],
  islamic: ["revision", "ownWords", "words", "attention"],
} as const;

export function strengthWords(area: Area) {
  return STRENGTHS[area ?? "quran"];
}

export function pointWords(area: Area) {
  return TO_WORK_ON[area ?? "quran"];
}
