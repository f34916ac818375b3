/** What a teacher asks a pupil to recite between lessons: until when, where it stands, and when it is answered. */
import { DAY_MS, civilDateMs } from "../../time/civil-date.ts";

/** A teacher answers a recording within so many days of when it was made. */
export const ANSWER_WITHIN_DAYS = 3;

/** How far ahead homework may be due, in days; further than that nobody remembers it. */
export const DUE_WITHIN_DAYS = 60;

/** A voice comment says one thing. */
export const VOICE_COMMENT_MS_MAX = 60_000;

/**
 * Instant (ms) by which a recording that ended at `recordedAtMs` is answered: elapsed days, which begin once somebody
 * teaches the pupil (`taughtSinceMs`).
 */
export function answerByMs(recordedAtMs: number, taughtSinceMs = recordedAtMs): number {
  return Math.max(recordedAtMs, taughtSinceMs) + ANSWER_WITHIN_DAYS * DAY_MS;
}

/** Whether homework may be due on this day of the pupil's calendar, where it is `today`: from today on, and not too far off. */
export function mayBeDueOn(dueOn: string, today: string): boolean {
  const [due, from] = [civilDateMs(dueOn), civilDateMs(today)];
  if (due === null || from === null) return false;
  return due >= from && due <= from + DUE_WITHIN_DAYS * DAY_MS;
}

/** A recording that was made for it, as far as its state says something of the homework. */
export type HomeworkRecording = { state: "recording" | "kept" | "gone"; isAnswered: boolean };

/** open: nothing came yet; recorded: it waits for the teacher; answered: it was heard, also where the sound is gone by now. */
export const HOMEWORK_STATES = ["open", "recorded", "answered"] as const;
export type HomeworkState = (typeof HOMEWORK_STATES)[number];

/** Where it stands by its recordings, the newest first: what was removed unheard counts for nothing. */
export function homeworkState(recordings: readonly HomeworkRecording[]): HomeworkState {
  const counted = recordings.find(({ state, isAnswered }) => isAnswered || state === "kept");
  if (!counted) return "open";
  return counted.isAnswered ? "answered" : "recorded";
}
