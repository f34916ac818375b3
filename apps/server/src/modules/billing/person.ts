import { asc, eq } from "drizzle-orm";

import type { PersonKeeper } from "../../platform/persons.ts";
import { documents } from "./tables/documents.ts";
import { legalActs } from "./tables/legal-acts.ts";
import { periods } from "./tables/periods.ts";
import { subscriptions } from "./tables/subscriptions.ts";

/** What somebody has paid for. It is kept as long as the law asks for it, by ids alone, whatever becomes of the account. */
export const billingPerson: PersonKeeper = {
  gives: {
    subscriptions: (db, { person }) =>
      db
        .select({
          state: subscriptions.state,
          currency: subscriptions.currency,
          ordered_at: subscriptions.orderedAt,
          started_at: subscriptions.startedAt,
          ended_at: subscriptions.endedAt,
          payer_id: subscriptions.payerId,
        })
        .from(subscriptions)
        .where(eq(subscriptions.payerId, person.id))
        .orderBy(asc(subscriptions.orderedAt)),
    declarations: (db, { person }) =>
      db
        .select({
          kind: legalActs.kind,
          said: legalActs.said,
          shown: legalActs.shown,
          language: legalActs.language,
          acted_at: legalActs.actedAt,
          payer_id: legalActs.payerId,
        })
        .from(legalActs)
        .where(eq(legalActs.payerId, person.id))
        .orderBy(asc(legalActs.actedAt)),
    paid_periods: (db, { person }) =>
      db
        .select({
          number: periods.number,
          starts_at: periods.startsAt,
          ends_at: periods.endsAt,
          minutes: periods.minutes,
          used_minutes: periods.usedMinutes,
          currency: periods.currency,
          net: periods.net,
          tax: periods.tax,
        })
        .from(periods)
        .innerJoin(subscriptions, eq(subscriptions.id, periods.subscriptionId))
        .where(eq(subscriptions.payerId, person.id))
        .orderBy(asc(periods.startsAt)),
    documents: (db, { person }) =>
      db
        .select({
          kind: documents.kind,
          year: documents.year,
          number: documents.number,
          issued_at: documents.issuedAt,
          payer_id: documents.payerId,
          content: documents.snapshot,
        })
        .from(documents)
        .where(eq(documents.payerId, person.id))
        .orderBy(asc(documents.issuedAt)),
  },

  forget: async () => undefined,
};
