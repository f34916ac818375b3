import { type LEAD_STAGES, OPEN_STAGES } from "@riwaq/domain/words";
import { type SQL, sql } from "drizzle-orm";

import { type Doing, byAnyone, command, contextOfRound } from "../../../platform/command.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import { isOneOf } from "../../../platform/db/columns.ts";
import { emit, emitAll } from "../../../platform/events/emit.ts";
import { hasParent, learnersOfAccounts } from "../../people/reach/family.ts";
import { leadChanged, leadsOpened } from "../events.ts";

/** Who registered has so many days to book before staff ask. */
const PATIENCE_DAYS = 3;

const FAMILY = ["guardian", "student"] as const;

/** Who learns of which account, and which accounts have lessons that are no trial. */
const REGULAR = sql`learners as materialized ${learnersOfAccounts},
  regular as materialized (select distinct learner.person_id from learners learner
    cross join lateral (select from session_students place
      join sessions lesson on lesson.id = place.session_id
      where place.student_id = learner.student_id and place.status <> 'Cancelled'
        and lesson.kind <> 'trial' limit 1) one)`;

type LeadStage = (typeof LEAD_STAGES)[number];
/** A row that a statement wrote: where it stands, and where it stood; null where it was opened. */
type Moved = { id: string; stage: LeadStage; was: LeadStage | null };
const MOVED = sql`returning id, stage, (select before.stage from leads before where before.id = leads.id) as was`;

/**
 * Who waits follows from what exists: a round writes it down, since asking thousands of families at each opening of the
 * list would not stay quick. Each statement can run twice. Answers how many were opened, moved on or closed.
 */
export const openLeads = (deps: RoundDeps): Promise<number> =>
  writeDown(contextOfRound(deps), undefined);

const writeDown = command({
  by: byAnyone,
  trace: "if_changed",
  run: async (ctx, _: undefined): Promise<number> => {
    const at = sql`${ctx.now.toISOString()}::timestamptz`;
    const moved: Moved[] = [];
    for (const statement of [ofMessages(), answered(at), ofFamilies(at), decided(at)]) {
      const { rows } = (await ctx.tx.execute(statement)) as unknown as { rows: Moved[] };
      moved.push(...rows);
    }
    await tellOf(ctx, moved);
    return moved.length;
  },
});

/** Each that went on stands in its own history; those that are new are told together, hundreds after an import. */
async function tellOf(ctx: Doing, moved: readonly Moved[]): Promise<void> {
  const opened = moved.filter(({ was }) => was === null);
  if (opened.length > 0) {
    await emit(ctx, ctx.tx, leadsOpened("institute", { count: opened.length }));
  }
  const known = moved.filter(({ was }) => was !== null);
  await emitAll(
    ctx,
    ctx.tx,
    known.map(({ id, stage, was }) =>
      // Where staff had put it there already, it waits for another reason now.
      leadChanged(
        id,
        stage === was ? { changed: ["reason"], stage: null } : { changed: ["stage"], stage },
      ),
    ),
  );
}

/** Who wrote and has no account here. */
const ofMessages = () => sql`insert into leads (message_id, reason, waits_since)
  select written.id, 'message', written.created_at from contact_messages written
  where written.handled_at is null
    and not exists (select from users known where known.email = written.email)
  on conflict do nothing ${MOVED}`;

/** Whose message is handled has been answered. */
const answered = (at: SQL) => sql`update leads set stage = 'contacted', updated_at = ${at}
  where stage = 'new' and message_id in (select id from contact_messages where handled_at is not null)
  ${MOVED}`;

/** Who pays for a family, or learns alone: without any lesson for days, or with a trial that is over and nothing else. */
const ofFamilies = (
  at: SQL,
) => sql`with ${REGULAR} insert into leads (person_id, reason, waits_since, stage)
  select waiting.id, case when trial.ended_at is null then 'no_lesson' else 'trial' end,
    coalesce(trial.ended_at, waiting.created_at),
    case when trial.ended_at is null then 'new' else 'trial' end
  from users waiting cross join lateral (
    select max(place.ends_at) filter (where lesson.kind = 'trial') as ended_at,
      count(*) as lessons
    from learners learner
    join session_students place on place.student_id = learner.student_id
      and place.status <> 'Cancelled'
    join sessions lesson on lesson.id = place.session_id
    where learner.person_id = waiting.id) trial
  where waiting.closed_at is null and waiting.email is not null
    and exists (select from user_roles held where held.user_id = waiting.id and ${isOneOf(sql`held.role`, FAMILY)})
    and not ${hasParent(sql`waiting.id`)}
    and not exists (select from family_members mine join families family on family.id = mine.family_id
      where mine.user_id = waiting.id and mine.kind = 'guardian' and family.payer_id <> waiting.id)
    and (trial.ended_at < ${at}
      or (trial.lessons = 0 and waiting.created_at < ${at} - make_interval(days => ${PATIENCE_DAYS})))
    and waiting.id not in (select person_id from regular)
  on conflict (person_id) do update set reason = excluded.reason, waits_since = excluded.waits_since,
    stage = excluded.stage, updated_at = ${at}
    where excluded.reason = 'trial' and leads.reason <> 'trial' and ${isOneOf(sql`leads.stage`, OPEN_STAGES)}
  ${MOVED}`;

/** Lessons that are no trial are a decision. */
const decided = (
  at: SQL,
) => sql`with ${REGULAR} update leads set stage = 'decided', updated_at = ${at}
  where ${isOneOf(sql`stage`, OPEN_STAGES)} and person_id in (select person_id from regular)
  ${MOVED}`;
