import { ASKED_PROVIDERS } from "@riwaq/domain/scheduling/sessions/meeting-room";
import { and, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";

import { isOneOf } from "../../../platform/db/columns.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { meetings } from "../tables/meetings.ts";
import { sessions } from "../tables/sessions.ts";
import type { Meeting } from "./providers/meeting-provider.ts";
import type { DueMeeting } from "./queries.ts";

/**
 * What leads from one state of a meeting to another. A lesson asks: booked, it wants one; moved, the one that stands at
 * its provider is stale; cancelled, that is unwanted. The round answers: made, or none. This site's room and a teacher's own
 * link ask nobody.
 */

/** Whatever was tried for the lesson as it was before does not count any more. */
const ASKED_ANEW = {
  revision: sql`${meetings.revision} + 1`,
  attempts: 0,
  retryAt: null,
  fault: null,
};
const SETTLED = { attempts: 0, retryAt: null, fault: null };

/** One parameter, however many they are. */
const isOf = (sessionIds: readonly string[]) =>
  sql`${meetings.sessionId} = any(${sql.param([...sessionIds])}::uuid[])`;

/** What a lesson of this teacher begins with. Our own room has no link of its own (`meeting-link-of.ts`). */
const FIRST = {
  state: sql`case when ${isOneOf(teachers.meetingProvider, ASKED_PROVIDERS)} then 'wanted'
    when ${teachers.meetingProvider} = 'own' and ${teachers.meetingLink} is null then 'none' else 'made' end`,
  link: sql`case when ${teachers.meetingProvider} = 'own' then ${teachers.meetingLink} end`,
};

/** New lessons: our own room and a teacher's own link stand there at once, any other is made after the commit. */
export async function wantMeetings(tx: Transaction, sessionIds: readonly string[]): Promise<void> {
  await tx.execute(sql`insert into meetings (session_id, provider, state, link)
    select s.id, ${teachers.meetingProvider}, ${FIRST.state}, ${FIRST.link}
    from sessions s join teachers on ${teachers.userId} = s.teacher_id
    where s.id = any(${sql.param([...sessionIds])}::uuid[])`);
}

/**
 * Lessons that somebody else teaches from now on: held where that teacher meets. What stands at a provider in the other
 * one's name is left there unused, as nobody of these could open it.
 */
export async function takeMeetings(tx: Transaction, sessionIds: readonly string[]): Promise<void> {
  await tx
    .update(meetings)
    .set({
      ...ASKED_ANEW,
      provider: sql`${teachers.meetingProvider}`,
      externalId: null,
      ...FIRST,
    })
    .from(sessions)
    .innerJoin(teachers, eq(teachers.userId, sessions.teacherId))
    .where(and(eq(sessions.id, meetings.sessionId), isOf(sessionIds)));
}

const isAsked = isOneOf(meetings.provider, ASKED_PROVIDERS);

/** Lessons that are held at another hour, or again. */
export async function moveMeetings(tx: Transaction, sessionIds: readonly string[]): Promise<void> {
  const state = sql`case when not ${isAsked} then ${meetings.state}
    when ${meetings.externalId} is null then 'wanted' else 'stale' end`;
  await tx
    .update(meetings)
    .set({ ...ASKED_ANEW, state })
    .where(isOf(sessionIds));
}

const dropped = sql`case when ${meetings.externalId} is null then 'none' else 'unwanted' end`;

/** Lessons that are not held. */
export async function dropMeetings(tx: Transaction, sessionIds: readonly string[]): Promise<void> {
  const state = sql`case when ${isAsked} then ${dropped} else ${meetings.state} end`;
  await tx
    .update(meetings)
    .set({ ...ASKED_ANEW, state })
    .where(isOf(sessionIds));
}

/** Lessons that are over or cancelled need no meeting; one that stands outside is to be removed there. */
export async function dropNeedless(db: Database, now: Date): Promise<void> {
  const isNeedless = or(lte(sessions.endsAt, now), eq(sessions.status, "Cancelled"));
  await db
    .update(meetings)
    .set({ ...ASKED_ANEW, state: dropped })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, meetings.sessionId),
        inArray(meetings.state, ["wanted", "stale"]),
        isNeedless,
      ),
    );
}

/** Takes one for `until`: whoever asks meanwhile, in another process or after a crash, leaves it alone until then. */
export async function claimMeeting(
  db: Database,
  due: DueMeeting,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const claimed = await db
    .update(meetings)
    .set({ retryAt: until, attempts: due.attempts + 1 })
    .where(
      and(
        eq(meetings.sessionId, due.id),
        eq(meetings.state, due.state),
        eq(meetings.revision, due.revision),
        eq(meetings.attempts, due.attempts),
        or(isNull(meetings.retryAt), lte(meetings.retryAt, now)),
      ),
    )
    .returning({ id: meetings.sessionId });
  return claimed.length > 0;
}

/** A lesson that was moved while its provider was asked is stale at once. */
const atTheHourOf = ({ revision }: DueMeeting) =>
  sql`case when ${meetings.revision} = ${revision}::int then 'made' else 'stale' end`;

/** False where nobody wants it any more, or another one was made meanwhile. */
export async function noteMade(
  db: Database,
  due: DueMeeting,
  made: Meeting & { provider: DueMeeting["meetingProvider"] },
): Promise<boolean> {
  const noted = await db
    .update(meetings)
    .set({
      ...SETTLED,
      state: atTheHourOf(due),
      provider: made.provider,
      externalId: made.meetingId,
      link: made.joinUrl,
    })
    .where(
      and(
        eq(meetings.sessionId, due.id),
        inArray(meetings.state, ["wanted", "stale"]),
        sql`${meetings.externalId} is not distinct from ${due.meetingId}`,
      ),
    )
    .returning({ id: meetings.sessionId });
  return noted.length > 0;
}

export async function noteMoved(db: Database, due: DueMeeting): Promise<void> {
  await db
    .update(meetings)
    .set({ ...SETTLED, state: atTheHourOf(due) })
    .where(and(eq(meetings.sessionId, due.id), eq(meetings.state, due.state)));
}

export async function noteRemoved(db: Database, due: DueMeeting): Promise<void> {
  await db
    .update(meetings)
    .set({
      ...SETTLED,
      // Restored while it was being removed: it is to be made anew.
      state: sql`case when ${meetings.state} = 'unwanted' then 'none' else 'wanted' end`,
      externalId: null,
      link: null,
    })
    .where(
      and(
        eq(meetings.sessionId, due.id),
        due.meetingId ? eq(meetings.externalId, due.meetingId) : eq(meetings.state, due.state),
      ),
    );
}

/** Asked again at `retryAt`; null leaves it to its provider. What the lesson asked for meanwhile is not put off. */
export async function noteFailed(
  db: Database,
  due: DueMeeting,
  { fault, retryAt }: { fault: string; retryAt: Date | null },
): Promise<void> {
  await db
    .update(meetings)
    .set(retryAt ? { retryAt, fault } : { ...SETTLED, fault, state: "none" })
    .where(
      and(
        eq(meetings.sessionId, due.id),
        eq(meetings.revision, due.revision),
        eq(meetings.attempts, due.attempts + 1),
      ),
    );
}
