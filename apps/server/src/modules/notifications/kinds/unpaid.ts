/** What a payer is told of lessons that nothing pays for. Whoever teaches or learns reads of the lesson alone. */
import { lessonsUnpaid, unpaidHoursFreed, unpaidNear } from "../../billing/events.ts";
import { defineKind } from "./define-kind.ts";

const OF_UNPAID = {
  group: "account",
  mail: { isAlways: true, words: { amount: "money" } },
} as const;

type Sum = { amount: number; currency: string };
const mailOf = ({ amount, currency }: Sum) => ({ words: { amount: `${amount} ${currency}` } });
const wayToPay = (chargeId: string) => `/subscription/pay/${chargeId}`;

/** Before the first lesson is cancelled. */
export const unpaidNearKind = defineKind({
  ...OF_UNPAID,
  name: "unpaid-near",
  words: { at: "moment" },
}).follows([unpaidNear], (_ctx, _tx, { payload, aside }) => [
  {
    userId: aside.payerId,
    key: `unpaid-near:${aside.chargeId}`,
    words: { at: aside.startsAt.toISOString() },
    path: wayToPay(aside.chargeId),
    mail: mailOf(payload),
  },
]);

/** Each lesson, with the way in which it comes back. */
export const lessonUnpaidKind = defineKind({
  ...OF_UNPAID,
  name: "lesson-unpaid",
  words: { at: "moment", until: "moment" },
}).follows([lessonsUnpaid], (ctx, _tx, { payload, aside }) =>
  aside.lessons.map(({ id, startsAt }) => ({
    userId: aside.payerId,
    key: `lesson-unpaid:${id}:${ctx.clock.now().getTime()}`,
    words: { at: startsAt.toISOString(), until: aside.keptUntil.toISOString() },
    path: wayToPay(aside.chargeId),
    mail: mailOf(payload),
  })),
);

export const hoursFreedKind = defineKind({
  ...OF_UNPAID,
  name: "unpaid-hours-freed",
  words: {},
}).follows([unpaidHoursFreed], (_ctx, _tx, { payload, aside }) => [
  {
    userId: aside.payerId,
    key: `unpaid-hours-freed:${aside.chargeId}`,
    words: {},
    path: wayToPay(aside.chargeId),
    mail: mailOf(payload),
  },
]);
