import { lessonsBooked } from "../../scheduling/events.ts";
import { defineKind } from "./define-kind.ts";
import { lessonNews, OF_LESSONS } from "./lesson-news.ts";

export const lessonBooked = defineKind({
  ...OF_LESSONS,
  name: "lesson-booked",
  group: "lessons",
}).follows([lessonsBooked], (ctx, tx, { aside }) => lessonNews("lesson-booked", ctx, tx, aside));
