/** What payers are told of: few mails, each once, about their own money alone. */
import {
  chargePaid,
  payerAsked,
  paymentRefused,
  priceSet,
  refundDone,
  renewalNear,
  subscriptionLeft,
} from "../../billing/events.ts";
import { defineKind } from "./define-kind.ts";

const AMOUNT = { amount: "money" } as const;
const OF_MONEY = { group: "account", words: {}, mail: { isAlways: true, words: AMOUNT } } as const;
const OF_COMING = { ...OF_MONEY, words: { at: "moment" } } as const;

type Sum = { amount: number; currency: string };
const mailOf = ({ amount, currency }: Sum) => ({ words: { amount: `${amount} ${currency}` } });

/** The way to pay a charge. */
const wayToPay = (chargeId: string) => `/subscription/pay/${chargeId}`;

export const paymentReceivedKind = defineKind({
  ...OF_MONEY,
  name: "payment-received",
}).follows([chargePaid], (_ctx, _tx, { subject, payload, aside }) =>
  payload.amount === 0
    ? []
    : [
        {
          userId: aside.payerId,
          key: `payment-received:${subject.id}`,
          words: {},
          // The card with the code is there, and in no mail.
          path: payload.cause === "gift" ? "/subscription/gifts" : "/subscription",
          mail: mailOf(payload),
        },
      ],
);

/** Nothing is charged by itself any more: only the payer can go on. */
export const paymentNeededKind = defineKind({ ...OF_MONEY, name: "payment-needed" })
  .follows([payerAsked], (_ctx, _tx, { subject, payload, aside }) => [
    neededOf(subject.id, aside.payerId, payload),
  ])
  .follows([paymentRefused], (_ctx, _tx, { payload, aside }) =>
    aside.nextAttemptAt ? [] : [neededOf(aside.chargeId, aside.payerId, payload)],
  );

const neededOf = (chargeId: string, payerId: string, sum: Sum) => ({
  userId: payerId,
  key: `payment-needed:${chargeId}`,
  words: {},
  path: wayToPay(chargeId),
  mail: mailOf(sum),
});

/** It is tried again by itself, and the payer can be quicker. */
export const paymentRefusedKind = defineKind({
  ...OF_COMING,
  name: "payment-refused",
}).follows([paymentRefused], (_ctx, _tx, { subject, payload, aside }) =>
  aside.nextAttemptAt
    ? [
        {
          userId: aside.payerId,
          key: `payment-refused:${subject.id}`,
          words: { at: aside.nextAttemptAt.toISOString() },
          path: wayToPay(aside.chargeId),
          mail: mailOf(payload),
        },
      ]
    : [],
);

export const renewalNearKind = defineKind({
  ...OF_COMING,
  name: "renewal-near",
}).follows([renewalNear], (_ctx, _tx, { subject, payload, aside }) => [
  {
    userId: aside.payerId,
    key: `renewal-near:${subject.id}:${payload.number}`,
    words: { at: new Date(aside.dueAtMs).toISOString() },
    path: "/subscription",
    mail: mailOf(payload),
  },
]);

/** Before it is paid: when it holds for this child's lessons, and what they cost until then. */
export const priceChangeKind = defineKind({
  ...OF_MONEY,
  name: "price-change",
  words: { from: "date" },
  mail: { isAlways: true, words: { ...AMOUNT, before: "money", student: "name" } },
}).follows([priceSet], (_ctx, _tx, { subject, payload: { currency, ...set }, aside }) =>
  aside.readers.map(({ payerId, subscriptionId, student, before, amount, from }) => ({
    userId: payerId,
    key: `price-change:${subject.id}:${subscriptionId}:${currency}:${set.from}`,
    words: { from },
    path: "/subscription",
    mail: { words: { amount: `${amount} ${currency}`, before: `${before} ${currency}`, student } },
  })),
);

/** With what comes back, if anything, and when it was said: the acknowledgement that the law asks for. */
export const subscriptionEndedKind = defineKind({
  ...OF_COMING,
  name: "subscription-ended",
  mail: { ...OF_COMING.mail, templates: ["subscription-ended", "subscription-ended-even"] },
}).follows([subscriptionLeft], (_ctx, _tx, { subject, payload, aside }) => [
  {
    userId: aside.payerId,
    key: `subscription-ended:${subject.id}`,
    words: { at: aside.at.toISOString() },
    path: "/subscription",
    mail: {
      ...mailOf(payload),
      template: payload.amount > 0 ? "subscription-ended" : "subscription-ended-even",
    },
  },
]);

export const refundSentKind = defineKind({
  ...OF_MONEY,
  name: "refund-sent",
}).follows([refundDone], (_ctx, _tx, { subject, payload, aside }) => [
  {
    userId: aside.payerId,
    key: `refund-sent:${subject.id}`,
    words: {},
    path: "/subscription",
    mail: mailOf(payload),
  },
]);
