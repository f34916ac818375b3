import { declinableUntilMs } from "@riwaq/domain/scheduling/offers/offer";

import { findTerms } from "../../institute/policies/find-terms.ts";
import { lessonDeclined, lessonsBooked } from "../../scheduling/events.ts";
import { defineKind } from "./define-kind.ts";
import { lessonNews, OF_LESSONS, type ToldOfLessons } from "./lesson-news.ts";

/** A teacher placed a lesson: the family reads until when it may decline it. */
export const lessonPlaced = defineKind({
  name: "lesson-placed",
  group: "lessons",
  urgency: "close",
  words: { ...OF_LESSONS.words, until: "moment" },
  mail: OF_LESSONS.mail,
}).follows([lessonsBooked], async (ctx, tx, { aside: { sessionIds, standing } }) => {
  if (standing !== "declinable") return [];
  const news = await lessonNews("lesson-placed", ctx, tx, { sessionIds, whom: "family" });
  const placedAt = ctx.clock.now();
  const policy = (await findTerms(tx)).at(placedAt);
  return news.map((told) => {
    const hours = { startsAtMs: Date.parse(told.words.at), placedAtMs: placedAt.getTime() };
    const untilMs = declinableUntilMs({ ...hours, policy });
    return { ...told, words: { ...told.words, until: new Date(untilMs).toISOString() } };
  });
});

/** The teacher learns that the family does not take it, and why, where they say so. */
export const lessonDeclinedKind = defineKind({
  ...OF_LESSONS,
  name: "lesson-declined",
  group: "lessons",
  urgency: "close",
  mail: { ...OF_LESSONS.mail, words: { ...OF_LESSONS.mail.words, quote: "private" } },
}).follows([lessonDeclined], async (ctx, tx, { aside: { sessionIds, word } }) => {
  const news = await lessonNews("lesson-declined", ctx, tx, { sessionIds, whom: "teacher" });
  return news.map((told) => ({ ...told, mail: saying(told, { quote: word }) }));
});

/** Its mail says that as well. */
const saying = ({ mail }: ToldOfLessons, words: Record<string, string>) =>
  mail ? { ...mail, words: { ...mail.words, ...words } } : null;
