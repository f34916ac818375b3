import { undoUntilMs } from "@riwaq/domain/scheduling/policy/undo";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Terms, findTerms } from "../../institute/policies/find-terms.ts";
import { findStandingMakeUps } from "../make-ups/queries.ts";
import { declinableUntil } from "../offers/settle-offer.ts";
import { findSeries, type SeriesRow } from "../series/queries.ts";
import { bookingChanges } from "../tables/booking-changes.ts";
import type { makeUps } from "../tables/make-ups.ts";
import { findSessionsById, type SessionRow } from "./queries.ts";

type MakeUpRow = typeof makeUps.$inferSelect;

/** How things were, and how the change left them, so that undoing finds out whether somebody has gone on from there. */
export type Before = {
  sessions: Array<
    Pick<
      SessionRow,
      "id" | "status" | "cancelledBy" | "isShifted" | "sequence" | "seriesId" | "seriesOn"
    > & {
      startsAt: string;
      endsAt: string;
      cancelledAt: string | null;
      /** Until when the family may decline it; of none but what a teacher placed. */
      declinableUntil: string | null;
      statusLeft: SessionRow["status"];
    }
  >;
  series: {
    id: string;
    endsOn: string | null;
    endsOnLeft: string | null;
    wasEnded: boolean;
  } | null;
  /** The series that goes on at other hours, made by this change. */
  newSeriesId: string | null;
  makeUps: Array<Pick<MakeUpRow, "id" | "cause" | "month" | "state" | "bookedSessionId">>;
  makeUpsLeft: Array<Pick<MakeUpRow, "id" | "state" | "bookedSessionId">>;
};

export type Change = {
  actorId: string;
  kind: "cancel" | "move";
  scope: "one" | "following";
  /** As they were. */
  sessions: readonly SessionRow[];
  series?: SeriesRow | null;
  now: Date;
};

type Written = { id: string; undoUntil: Date };

/** Does `work`, and keeps how the lessons, their make-ups and their series were before. */
export async function writeChange(
  tx: Transaction,
  change: Change,
  work: () => Promise<{ newSeriesId: string | null }>,
): Promise<Written> {
  const { actorId, kind, scope, sessions, series = null, now } = change;
  const ids = sessions.map(({ id }) => id);
  const terms = await findTerms(tx);
  const standing = await findStandingMakeUps(tx, ids);
  const { newSeriesId } = await work();
  const left = await findStandingMakeUps(
    tx,
    ids,
    standing.map(({ id }) => id),
  );
  const statuses = new Map((await findSessionsById(tx, ids)).map(({ id, status }) => [id, status]));
  const before: Before = {
    sessions: sessions.map((session) => ({
      ...hoursOf(session, terms),
      statusLeft: statuses.get(session.id) ?? session.status,
    })),
    series: series && {
      id: series.id,
      endsOn: series.endsOn,
      endsOnLeft: (await findSeries(tx, series.id))?.endsOn ?? null,
      wasEnded: series.endedAt !== null,
    },
    newSeriesId,
    makeUps: standing.map(({ id, cause, month, state, bookedSessionId }) => ({
      id,
      cause,
      month,
      state,
      bookedSessionId,
    })),
    makeUpsLeft: left.map(({ id, state, bookedSessionId }) => ({ id, state, bookedSessionId })),
  };
  const firstStartsAtMs = Math.min(...sessions.map(({ startsAt }) => startsAt.getTime()));
  const undoUntil = new Date(undoUntilMs({ changedAtMs: now.getTime(), firstStartsAtMs }));
  const [row] = await tx
    .insert(bookingChanges)
    .values({ actorId, kind, scope, before, undoUntil, createdAt: now })
    .returning({ id: bookingChanges.id });
  if (!row) throw new Error("the change was not kept");
  return { id: row.id, undoUntil };
}

function hoursOf(session: SessionRow, terms: Terms) {
  const { id, status, cancelledBy, isShifted, sequence, seriesId, seriesOn } = session;
  return {
    id,
    status,
    cancelledBy,
    isShifted,
    sequence,
    seriesId,
    seriesOn,
    startsAt: session.startsAt.toISOString(),
    endsAt: session.endsAt.toISOString(),
    cancelledAt: session.cancelledAt?.toISOString() ?? null,
    declinableUntil: session.isDeclinable ? declinableUntil(session, terms).toISOString() : null,
  };
}
