import { type Maker, type Subscriber, on, onAll } from "../../platform/events/subscriber.ts";
import {
  changeUndone,
  emergencyReviewed,
  holidayConfirmed,
  holidayShifted,
  lessonsBooked,
  lessonsCancelled,
  outcomeSaid,
  teacherLeft,
} from "../scheduling/events.ts";
import { refuseUncovered } from "./cover/refuse-uncovered.ts";
import { issueCreditNote } from "./documents/issue-credit-note.ts";
import { issueInvoice } from "./documents/issue-invoice.ts";
import { chargePaid, refundDone } from "./events.ts";
import { settleSaid } from "./settlement/settle-said.ts";

const settlesThose = <Payload extends object, Aside extends { sessionIds: string[] }>(
  maker: Maker<Payload, Aside>,
) => on(maker, (ctx, tx, { aside }) => settleSaid(ctx, tx, aside.sessionIds));

/** Lessons that families book are there only where something pays for them. */
const coverSubscribers: readonly Subscriber[] = [
  on(lessonsBooked, async (ctx, tx, { subject, payload, aside }) => {
    const booked = { studentId: subject.id, kind: payload.kind, sessionIds: aside.sessionIds };
    await refuseUncovered(tx, ctx.actor, booked, ctx.clock.now());
  }),
];

/**
 * What was paid has its invoice, and what went back its credit note, in the same transaction. The last to act: whoever
 * issues keeps all others who issue waiting until the transaction ends.
 */
export const documentSubscribers: readonly Subscriber[] = [
  on(chargePaid, async (ctx, tx, { subject }) => {
    await issueInvoice(tx, subject.id, ctx.clock.now());
  }),
  on(refundDone, async (ctx, tx, { subject }) => {
    await issueCreditNote(tx, subject.id, ctx.clock.now());
  }),
];

/** Whatever is said of a lesson, it uses up what it should. */
export const billingSubscribers: readonly Subscriber[] = [
  ...coverSubscribers,
  onAll(outcomeSaid, (ctx, tx, said) =>
    settleSaid(
      ctx,
      tx,
      said.map(({ aside }) => aside.lesson.id),
    ),
  ),
  settlesThose(lessonsCancelled),
  settlesThose(holidayShifted),
  settlesThose(holidayConfirmed),
  settlesThose(teacherLeft),
  on(changeUndone, (ctx, tx, { aside }) => settleSaid(ctx, tx, [...aside.gone, ...aside.restored])),
  on(emergencyReviewed, (ctx, tx, { aside }) => settleSaid(ctx, tx, [aside.sessionId])),
];
