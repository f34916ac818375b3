import { defineKind } from "./define-kind.ts";
import { OF_LESSONS } from "./lesson-news.ts";

const REMINDING = {
  ...OF_LESSONS,
  group: "reminders",
  mail: { ...OF_LESSONS.mail, words: { ...OF_LESSONS.mail.words, secondLink: "private" } },
} as const;

/** Told by the round `send-reminders`: a day before, an hour before, and as the lesson begins. */
export const reminders = {
  "reminder-day": defineKind({ ...REMINDING, name: "reminder-day" }),
  "reminder-hour": defineKind({
    ...REMINDING,
    name: "reminder-hour",
    urgency: "always",
    isMomentary: true,
  }),
  "lesson-starting": defineKind({
    ...REMINDING,
    name: "lesson-starting",
    urgency: "always",
    isMomentary: true,
  }),
};
