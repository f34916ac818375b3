import { changeUndone, lessonsReturned } from "../../scheduling/events.ts";
import { defineKind } from "./define-kind.ts";
import { lessonNews, OF_LESSONS } from "./lesson-news.ts";

export const lessonRestored = defineKind({
  ...OF_LESSONS,
  name: "lesson-restored",
  group: "lessons",
})
  .follows([changeUndone], (ctx, tx, { aside }) =>
    lessonNews("lesson-restored", ctx, tx, { sessionIds: aside.restored }),
  )
  .follows([lessonsReturned], (ctx, tx, { aside }) =>
    lessonNews("lesson-restored", ctx, tx, aside),
  );
