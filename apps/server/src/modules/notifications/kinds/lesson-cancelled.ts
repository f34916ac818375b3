import {
  changeUndone,
  lessonDeclined,
  lessonsCancelled,
  seriesMoved,
  teacherLeft,
} from "../../scheduling/events.ts";
import { defineKind } from "./define-kind.ts";
import { lessonNews, OF_LESSONS } from "./lesson-news.ts";

const NAME = "lesson-cancelled";

/** Also what a booking that was undone leaves, and what has no room where its series has gone. */
export const lessonCancelled = defineKind({
  ...OF_LESSONS,
  name: NAME,
  group: "lessons",
  urgency: "close",
})
  .follows([lessonsCancelled], (ctx, tx, { aside }) => lessonNews(NAME, ctx, tx, aside))
  .follows([teacherLeft], (ctx, tx, { aside }) => lessonNews(NAME, ctx, tx, aside))
  .follows([lessonDeclined], (ctx, tx, { aside: { sessionIds } }) =>
    lessonNews(NAME, ctx, tx, { sessionIds, whom: "family" }),
  )
  .follows([seriesMoved], (ctx, tx, { aside }) =>
    lessonNews(NAME, ctx, tx, { sessionIds: aside.gone }),
  )
  .follows([changeUndone], (ctx, tx, { aside }) =>
    lessonNews(NAME, ctx, tx, { sessionIds: aside.gone }),
  );
