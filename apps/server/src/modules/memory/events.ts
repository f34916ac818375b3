import type { CardMedium } from "@riwaq/contracts/memory/cards";
import type { WordSide } from "@riwaq/contracts/memory/ear";
import type { PlanMode } from "@riwaq/domain/memory/plan";
import type { RecitedLines } from "@riwaq/domain/memory/test-ground";

import { defineEvent } from "../../platform/events/define-event.ts";

type Pages = { pages: number };

/** How much a pupil recites on a day, and how. */
export const memoryPlanSet = defineEvent<{ mode: PlanMode }>("set-memory-plan", "student");
/** What is to be learnt next. */
export const portionGiven = defineEvent<{ page: number }>("give-portion", "student");
export const portionEnded = defineEvent<{ page: number }>("end-portion", "student");
/** What a pupil holds already, as somebody said. */
export const memoryBegun = defineEvent<Pages>("begin-memory", "student");
/** How an evening went, or several that waited for a line. */
export const eveningAnswered = defineEvent<{ answers: number }>("answer-evening", "student");
/** A teacher's other word beside the grade of a page; null took it back. */
export const reviewGraded = defineEvent<{ page: number; grade: number | null }>(
  "grade-review",
  "student",
);

/** How mistakes of a test are counted: a new way, another version of one, offered no longer, or again. */
export const schemeMade = defineEvent("make-scheme", "scheme");
export const schemeRenewed = defineEvent<{ version: number }>("renew-scheme", "scheme");
export const schemeRetired = defineEvent("retire-scheme", "scheme");
export const schemeRestored = defineEvent("restore-scheme", "scheme");

type OfTest = { test: string };
/** What was recited in a test, by pages and lines, with the kinds of what was marked there. */
export type TestRecited = {
  testId: string;
  studentId: string;
  sessionId: string | null;
  heldById: string;
  finishedAt: Date;
  pages: RecitedLines[];
};
/** A test of what a pupil holds; which of its tests is in the payload. */
export const testBegun = defineEvent<OfTest & { questions: number }>("begin-test", "student");
export const questionAsked = defineEvent<OfTest & { question: number }>("ask-question", "student");
export const testFinished = defineEvent<OfTest, TestRecited>("finish-test", "student");
/** A mark of a finished test was changed or taken back: its figures were counted anew. */
export const testRescored = defineEvent<OfTest, TestRecited>("rescore-test", "student");
export const testDropped = defineEvent<OfTest>("drop-test", "student");

/** Two ayat that a pupil exchanges. */
export const similarLinked = defineEvent("link-similar", "student");
export const similarUnlinked = defineEvent("unlink-similar", "student");
/** A deck of cards: made, copied, changed, shared with all teachers, removed. */
export const deckMade = defineEvent("make-deck", "deck");
export const deckCopied = defineEvent<{ from: string; cards: number }>("copy-deck", "deck");
export const deckChanged = defineEvent<{ fields: string[] }>("change-deck", "deck");
export const deckShared = defineEvent("share-deck", "deck");
export const deckUnshared = defineEvent("unshare-deck", "deck");
export const deckRemoved = defineEvent("remove-deck", "deck");
/** Its cards, one by one or many at once. */
export const cardAdded = defineEvent("add-card", "deck");
export const cardChanged = defineEvent("change-card", "deck");
/** What is heard or seen with a card. */
export const cardMediumKept = defineEvent<{ medium: CardMedium }>("keep-card-medium", "deck");
export const cardMediumRemoved = defineEvent<{ medium: CardMedium }>("remove-card-medium", "deck");
export const cardRemoved = defineEvent("remove-card", "deck");
export const cardsOrdered = defineEvent<{ count: number }>("order-cards", "deck");
export const cardsImported = defineEvent<{ count: number }>("import-cards", "deck");
/** Who learns which deck, and what was answered. */
export const deckAssigned = defineEvent<{ deckId: string; newPerDay: number }>(
  "assign-deck",
  "student",
);
export const deckEnded = defineEvent<{ deckId: string }>("end-deck", "student");
export const cardsAnswered = defineEvent<{ answers: number }>("answer-cards", "student");
/** Two words that the ear is trained with, and the recording of one of them. */
export const minimalPairAdded = defineEvent("add-minimal-pair", "minimal_pair");
export const wordSpoken = defineEvent<{ side: WordSide }>("speak-word", "minimal_pair");
export const minimalPairRemoved = defineEvent("remove-minimal-pair", "minimal_pair");
/** How a drill of sounds went. */
export const earDrillAnswered = defineEvent<{ heard: number }>("answer-ear-drill", "student");
