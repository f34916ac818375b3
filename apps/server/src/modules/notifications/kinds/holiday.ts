import { asSystem } from "../../../platform/actors.ts";
import { holidayCleared, holidayConfirmed, holidayShifted } from "../../scheduling/events.ts";
import { defineKind } from "./define-kind.ts";
import { lessonNews, OF_LESSONS } from "./lesson-news.ts";

const NAME = "lesson-holiday";

/** The institute's doing, whoever of staff said so. */
export const holiday = defineKind({
  ...OF_LESSONS,
  name: NAME,
  bell: "holiday",
  group: "calendar",
})
  .follows([holidayShifted, holidayConfirmed], (ctx, tx, { aside }) =>
    lessonNews(NAME, asSystem(ctx), tx, aside),
  )
  .follows([holidayCleared], (ctx, tx, { aside }) => lessonNews(NAME, asSystem(ctx), tx, aside));
