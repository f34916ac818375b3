import type { Transaction } from "../../../platform/db/transaction.ts";
import type { Emitting } from "../../../platform/events/subscriber.ts";
import { offerDeclined, offerLapsed, offerWithdrawn } from "../../scheduling/events.ts";
import type { ToldOffer } from "../../scheduling/offers/tell-offer.ts";
import { describeHours, findOfferPeople } from "../notices/describe-offer.ts";
import { findReader } from "../notices/queries.ts";
import { defineKind } from "./define-kind.ts";

const SHARED = {
  group: "lessons",
  words: { teacher: "name", student: "name" },
  mail: { words: { details: "private", quote: "private" } },
} as const;

type Ended = { offerId: string; told: ToldOffer; by: string | null; quote?: string };

/** Both sides are told that the hours are free again; of somebody who did it, only the bell. */
async function endedNews(name: string, tx: Transaction, { offerId, told, by, quote = "" }: Ended) {
  const people = await findOfferPeople(tx, told);
  if (!people) return [];
  const ids = [...new Set([told.teacherId, ...told.deciderIds])];
  const readers = await Promise.all(ids.map((id) => findReader(tx, id)));
  return readers.flatMap((reader) => {
    if (!reader) return [];
    const isOwn = reader.id === by;
    return {
      userId: reader.id,
      key: `${name}:${offerId}`,
      words: { teacher: people.teacher.name, student: people.student.name },
      path: "/sessions",
      isOwn,
      mail: isOwn ? null : { words: { details: describeHours(told, reader, people), quote } },
    };
  });
}

export const offerDeclinedKind = defineKind({ ...SHARED, name: "offer-declined" }).follows(
  [offerDeclined],
  (_: Emitting, tx, { subject, payload: { by }, aside: { word: quote, ...told } }) =>
    endedNews("offer-declined", tx, { offerId: subject.id, told, by, quote }),
);

export const offerWithdrawnKind = defineKind({ ...SHARED, name: "offer-withdrawn" }).follows(
  [offerWithdrawn],
  (_, tx, { subject, payload: { by }, aside: told }) =>
    endedNews("offer-withdrawn", tx, { offerId: subject.id, told, by }),
);

export const offerLapsedKind = defineKind({ ...SHARED, name: "offer-lapsed" }).follows(
  [offerLapsed],
  (_, tx, { subject, aside: told }) =>
    endedNews("offer-lapsed", tx, { offerId: subject.id, told, by: null }),
);
