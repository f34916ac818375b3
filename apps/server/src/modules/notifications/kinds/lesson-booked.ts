import { lessonsBooked } from "../../scheduling/events.ts";
import { defineKind } from "./define-kind.ts";
import { lessonNews, OF_LESSONS } from "./lesson-news.ts";

/** Of a lesson that may be declined the family reads so instead, and of an offer that stands its teacher. */
const WHOM = { stands: "all", declinable: "teacher", confirmed: "family" } as const;

export const lessonBooked = defineKind({
  ...OF_LESSONS,
  name: "lesson-booked",
  group: "lessons",
}).follows([lessonsBooked], (ctx, tx, { aside: { sessionIds, standing } }) =>
  lessonNews("lesson-booked", ctx, tx, { sessionIds, whom: WHOM[standing] }),
);

export const offerConfirmedKind = defineKind({
  ...OF_LESSONS,
  name: "offer-confirmed",
  group: "lessons",
}).follows([lessonsBooked], async (ctx, tx, { aside: { sessionIds, standing } }) =>
  standing === "confirmed"
    ? lessonNews("offer-confirmed", ctx, tx, { sessionIds, whom: "teacher" })
    : [],
);
