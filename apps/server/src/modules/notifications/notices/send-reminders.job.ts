import { REMINDERS, type Reminder, dueReminder } from "@riwaq/domain/notifications/reminders";
import { OPEN_STATUSES } from "@riwaq/domain/scheduling/sessions/status";
import { and, asc, gt, inArray, lte, sql } from "drizzle-orm";

import { byAnyone, command, contextOfRound } from "../../../platform/command.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { lessonPath, wayInto } from "../../scheduling/calendar/ical/lesson-event.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { mailOf, type ToldOfLessons } from "../kinds/lesson-news.ts";
import { reminders } from "../kinds/reminders.ts";
import { findLetters, type Letter, paramsOf } from "./find-letters.ts";

const BATCH = 100;
/** No lesson is longer (`sessions_length`): the index of open lessons is by their ends. */
const LONGEST_MS = 6 * 3_600_000;

/**
 * Reminds teacher, pupils and parents of their lessons when it is time. The lesson's count of changes stands in the
 * key, so that a moved one is reminded of again; what was written for its old hour is dropped before it is sent.
 */
export async function sendReminders(deps: RoundDeps): Promise<number> {
  let reminded = 0;
  for (const reminder of REMINDERS) {
    let ids: string[] = [];
    do {
      const after = ids.at(-1);
      ids = await remindSome(contextOfRound(deps), { reminder, after });
      reminded += ids.length;
    } while (ids.length === BATCH);
  }
  return reminded;
}

type Some = { reminder: Reminder; after: string | undefined };

const remindSome = command({
  by: byAnyone,
  trace: "none",
  run: async (ctx, some: Some): Promise<string[]> => {
    const { tx, config } = ctx;
    const ids = await findDue(tx, some, ctx.now.getTime());
    if (ids.length === 0) return [];
    const letters = await findLetters(tx, ids, { isByLesson: true });
    const told = letters.map((letter) => toldOf(letter, some.reminder, config));
    await reminders[some.reminder].tell(ctx, tx, told);
    return ids;
  },
});

/** By id, so that a round goes on page by page. Of a lesson that its teacher is told of, everybody is. */
async function findDue(
  tx: Transaction,
  { reminder, after }: Some,
  nowMs: number,
): Promise<string[]> {
  const { afterMs, untilMs, beforeMs } = dueReminder(reminder, nowMs);
  const isTold = sql`exists (select from notifications told where told.user_id = sessions.teacher_id
    and told.key = ${reminder}::text || ':' || sessions.id || ':' || sessions.sequence)`;
  const placedBefore = sql`coalesce(sessions.placed_at, sessions.created_at)
    <= sessions.starts_at - make_interval(secs => ${beforeMs / 1000})`;
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        inArray(sessions.status, OPEN_STATUSES),
        gt(sessions.endsAt, new Date(afterMs)),
        lte(sessions.endsAt, new Date(untilMs + LONGEST_MS)),
        gt(sessions.startsAt, new Date(afterMs)),
        lte(sessions.startsAt, new Date(untilMs)),
        placedBefore,
        sql`not ${isTold}`,
        after === undefined ? undefined : gt(sessions.id, after),
      ),
    )
    .orderBy(asc(sessions.id))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}

function toldOf(letter: Letter, reminder: Reminder, config: RoundDeps["config"]): ToldOfLessons {
  const { to, lessons } = letter;
  const [lesson] = lessons;
  const { id = "", sequence = 0 } = lesson ?? {};
  const { words, invite } = mailOf(letter, config);
  const isBefore = reminder !== "lesson-starting";
  const secondLink = `${config.publicUrl}/sessions?cancel=${id}`;
  return {
    userId: to.id,
    key: `${reminder}:${id}:${sequence}`,
    words: paramsOf(letter),
    // A day before there is a lesson to look at, and no room yet to go to.
    path: lesson && reminder !== "reminder-day" ? wayInto(lesson) : lessonPath(lessons),
    lesson: { id, sequence },
    mail: { words: { ...words, ...(isBefore && { secondLink }) }, invite },
  };
}
