import { minutesForecast, minutesUsedBy } from "@riwaq/domain/billing/consumption";
import type { Entry } from "@riwaq/domain/billing/journal";
import { type Lot, type Posted, settleUse } from "@riwaq/domain/billing/settle";
import type { Currency } from "@riwaq/domain/billing/units";
import { asc, eq, inArray, sql } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Posting, postAll } from "../journal/post.ts";
import { ledgerTransactions } from "../tables/ledger-transactions.ts";
import { lessonUses } from "../tables/lesson-uses.ts";
import { periods } from "../tables/periods.ts";
import { subscriptions } from "../tables/subscriptions.ts";
import { type EndOfLesson, findLessonEnds } from "./find-lesson-ends.ts";

type Settled = EndOfLesson & { before: Posted[]; after: Posted[] };

type How = {
  isForecast?: boolean;
  /** Lessons of a subscription that were after its end, however they went. */
  released?: { subscriptionId: string; from: Date };
};

const isReleased = ({ subscriptionId, startsAtMs }: EndOfLesson, released: How["released"]) =>
  subscriptionId === released?.subscriptionId && startsAtMs >= released.from.getTime();

/** What came back of periods that were given up: it is their payer's credit, in hundredths. */
export type CameBack = {
  /** Of the posting by which it came. */
  key: string;
  payerId: string;
  subscriptionId: string;
  currency: Currency;
  amount: number;
};

/**
 * Posts for each of these lessons what it used less what was posted: as often as anybody says anything about it, and
 * nothing where all is as it should be. Whoever settles a subscription has it alone until the end of the transaction.
 * With `isForecast` what has begun and nobody has spoken of counts as given; what is `released` uses nothing.
 */
export async function settleLessons(
  tx: Transaction,
  sessionIds: readonly string[],
  now: Date,
  { isForecast = false, released }: How = {},
): Promise<CameBack[]> {
  const asked = await findLessonEnds(tx, sessionIds);
  if (asked.length === 0) return [];
  const held = await lockSubscriptions(
    tx,
    asked.map(({ subscriptionId }) => subscriptionId),
  );
  // What was said meanwhile is known once nobody else settles them.
  const ends = await findLessonEnds(tx, sessionIds);
  const lotsOf = await findLots(tx, [...held.keys()]);
  const postedOf = await findPosted(tx, sessionIds);
  const versionOf = await countTransactions(tx, ends);
  const postings: Posting[] = [];
  const settled: Settled[] = [];
  const cameBack: CameBack[] = [];
  const wantedBy = isForecast ? minutesForecast : minutesUsedBy;
  for (const end of ends) {
    const payer = held.get(end.subscriptionId);
    if (payer === undefined) continue;
    const subject = subjectOf(end);
    const before = postedOf.get(subject) ?? [];
    const lots = lotsOf.get(end.subscriptionId) ?? [];
    const { entries, posted } = settleUse({
      wantedMin: isReleased(end, released) ? 0 : wantedBy(end),
      posted: before,
      lots,
      subscription: end.subscriptionId,
      payer,
    });
    if (entries.length === 0) continue;
    const version = (versionOf.get(subject) ?? 0) + 1;
    versionOf.set(subject, version);
    const key = `session:${subject}:v${version}`;
    postings.push({ key, kind: "lesson", subject, entries });
    cameBack.push(
      ...creditedBy(entries).map((sum) => ({ ...sum, key, payerId: payer, ...of(end) })),
    );
    settled.push({ ...end, before, after: posted });
    lotsOf.set(
      end.subscriptionId,
      lots.map((lot) => used(lot, before, posted)),
    );
  }
  await postAll(tx, postings, now);
  await writeUses(tx, settled);
  return cameBack;
}

const of = ({ subscriptionId }: EndOfLesson) => ({ subscriptionId });

/** What a posting makes credit of somebody, in each currency. */
const creditedBy = (entries: readonly Entry[]): Array<Pick<CameBack, "currency" | "amount">> =>
  entries.flatMap(({ account, amount }) =>
    account.kind === "credit" && amount > 0 ? [{ currency: account.unit as Currency, amount }] : [],
  );

/** What a pupil's lesson is called in the journal. */
export const subjectOf = ({ sessionId, studentId }: { sessionId: string; studentId: string }) =>
  `${sessionId}:${studentId}`;

const takenFrom = (posted: readonly Posted[], lotId: string): number =>
  posted.find((part) => part.lotId === lotId)?.minutes ?? 0;

function used(lot: Lot, before: readonly Posted[], after: readonly Posted[]): Lot {
  const more = takenFrom(after, lot.id) - takenFrom(before, lot.id);
  return { ...lot, used: lot.used + more, unused: lot.isClosed ? 0 : lot.unused - more };
}

/** Their payers. In one order, so that two who settle never wait for each other. */
async function lockSubscriptions(tx: Transaction, ids: readonly string[]) {
  const rows = await tx
    .select({ id: subscriptions.id, payerId: subscriptions.payerId })
    .from(subscriptions)
    .where(inArray(subscriptions.id, [...new Set(ids)]))
    .orderBy(asc(subscriptions.id))
    .for("update");
  return new Map(rows.map(({ id, payerId }) => [id, payerId]));
}

/** The lots of each, the oldest first. */
async function findLots(tx: Transaction, subscriptionIds: readonly string[]) {
  const rows = await tx
    .select({ row: periods, country: subscriptions.country })
    .from(periods)
    .innerJoin(subscriptions, eq(subscriptions.id, periods.subscriptionId))
    .where(inArray(periods.subscriptionId, [...subscriptionIds]))
    .orderBy(asc(periods.startsAt), asc(periods.number));
  const lots = rows.map(({ row, country }) => ({
    of: row.subscriptionId,
    lot: lotOf(row, country),
  }));
  return new Map(
    [...Map.groupBy(lots, ({ of }) => of)].map(([of, all]) => [of, all.map(({ lot }) => lot)]),
  );
}

export const lotOf = (row: typeof periods.$inferSelect, country: string): Lot => ({
  id: row.id,
  minutes: row.minutes,
  used: row.usedMinutes,
  unused: row.closedAt ? 0 : row.minutes - row.usedMinutes,
  paid: row.gaveAll ? 0 : row.net,
  currency: row.currency,
  isClosed: row.closedAt !== null,
  vat: { paid: row.gaveAll ? 0 : row.tax, country },
});

async function findPosted(tx: Transaction, sessionIds: readonly string[]) {
  const rows = await tx
    .select()
    .from(lessonUses)
    .where(sql`${lessonUses.sessionId} = any(${sql.param([...sessionIds])}::uuid[])`);
  const posted = new Map<string, Posted[]>();
  for (const { periodId, minutes, ...row } of rows) {
    const subject = subjectOf(row);
    posted.set(subject, [...(posted.get(subject) ?? []), { lotId: periodId, minutes }]);
  }
  return posted;
}

async function countTransactions(tx: Transaction, ends: readonly EndOfLesson[]) {
  const rows = await tx
    .select({ subject: ledgerTransactions.subject, count: sql<number>`count(*)::int` })
    .from(ledgerTransactions)
    .where(sql`${ledgerTransactions.subject} = any(${sql.param(ends.map(subjectOf))}::text[])`)
    .groupBy(ledgerTransactions.subject);
  return new Map(rows.map(({ subject, count }) => [subject, count]));
}

/** Where their minutes come from now, and how much of each lot is used. */
async function writeUses(tx: Transaction, settled: readonly Settled[]): Promise<void> {
  if (settled.length === 0) return;
  const subjects = settled.map(({ sessionId, studentId }) => ({ sessionId, studentId }));
  await tx.execute(sql`delete from lesson_uses used
    using jsonb_to_recordset(${JSON.stringify(subjects)}::jsonb) as gone("sessionId" uuid, "studentId" uuid)
    where used.session_id = gone."sessionId" and used.student_id = gone."studentId"`);
  const uses = settled.flatMap(({ sessionId, studentId, subscriptionId, after }) =>
    after.map(({ lotId, minutes }) => ({
      sessionId,
      studentId,
      subscriptionId,
      periodId: lotId,
      minutes,
    })),
  );
  if (uses.length > 0) await tx.insert(lessonUses).values(uses);
  const changes = settled.flatMap(({ before, after }) =>
    [...after, ...before.map(({ lotId, minutes }) => ({ lotId, minutes: -minutes }))].filter(
      ({ lotId }) => lotId !== null,
    ),
  );
  await tx.execute(sql`update periods set used_minutes = used_minutes + moved.minutes
    from (select "lotId" as id, sum(minutes) as minutes
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change("lotId" uuid, minutes int)
      group by 1) moved where periods.id = moved.id and moved.minutes <> 0`);
}
