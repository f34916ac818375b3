import { lessonMoved as moved, seriesMoved, timeZoneChanged } from "../../scheduling/events.ts";
import { defineKind } from "./define-kind.ts";
import { lessonNews, OF_LESSONS } from "./lesson-news.ts";

const NAME = "lesson-moved";

/** A lesson of tomorrow comes through quiet hours, and so does one that moves there. */
export const lessonMoved = defineKind({
  ...OF_LESSONS,
  name: NAME,
  group: "lessons",
  urgency: "close",
})
  .follows([moved], (ctx, tx, { aside }) => lessonNews(NAME, ctx, tx, aside))
  .follows([timeZoneChanged], (ctx, tx, { aside }) => lessonNews(NAME, ctx, tx, aside))
  .follows([seriesMoved], (ctx, tx, { aside }) =>
    lessonNews(NAME, ctx, tx, { sessionIds: aside.moved }),
  );
