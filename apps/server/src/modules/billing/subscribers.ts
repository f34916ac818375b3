import { type Maker, type Subscriber, on } from "../../platform/events/subscriber.ts";
import {
  changeUndone,
  emergencyReviewed,
  holidayConfirmed,
  holidayShifted,
  lessonsCancelled,
  outcomeSaid,
  teacherLeft,
} from "../scheduling/events.ts";
import { settleLessons } from "./settlement/settle-lessons.ts";

const settlesThose = <Payload extends object, Aside extends { sessionIds: string[] }>(
  maker: Maker<Payload, Aside>,
) => on(maker, async (ctx, tx, { aside }) => settleLessons(tx, aside.sessionIds, ctx.clock.now()));

/** Whatever is said of a lesson, it uses up what it should. */
export const billingSubscribers: readonly Subscriber[] = [
  on(outcomeSaid, async (ctx, tx, { aside }) =>
    settleLessons(tx, [aside.lesson.id], ctx.clock.now()),
  ),
  settlesThose(lessonsCancelled),
  settlesThose(holidayShifted),
  settlesThose(holidayConfirmed),
  settlesThose(teacherLeft),
  on(changeUndone, async (ctx, tx, { aside }) =>
    settleLessons(tx, [...aside.gone, ...aside.restored], ctx.clock.now()),
  ),
  on(emergencyReviewed, async (ctx, tx, { aside }) =>
    settleLessons(tx, [aside.sessionId], ctx.clock.now()),
  ),
];
