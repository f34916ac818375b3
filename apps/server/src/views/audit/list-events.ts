import type { Language } from "@riwaq/contracts/languages";
import {
  AUDIT_PEOPLE_MAX,
  AUDIT_PER_PAGE,
  type AuditEvent,
  type AuditPage,
  type AuditPeople,
  type AuditQuery,
} from "@riwaq/contracts/views/audit";
import { asc, ilike, or } from "drizzle-orm";

import { users } from "../../modules/identity/tables/users.ts";
import { requireRight } from "../../platform/actors.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/db/database.ts";
import { findInstitute } from "../../platform/institute.ts";
import { type EventRow, findEvents } from "./find-events.ts";
import { findNames } from "./find-names.ts";
import { type Told, toldOf } from "./told-of.ts";

/** A page of what happened, and the number before which the next page begins. */
export async function listEvents(ctx: Context, query: AuditQuery): Promise<AuditPage> {
  requireRight("audit")(ctx.actor);
  const { timeZone } = await findInstitute(ctx.db);
  const asked = { query, timeZone, limit: AUDIT_PER_PAGE + 1 };
  const rows = await findEvents(ctx.db, asked);
  const shown = rows.slice(0, AUDIT_PER_PAGE);
  const { who, whom } = query;
  const { events, nameOf } = await tellEvents(ctx.db, shown, ctx.language, [who, whom]);
  return {
    events,
    next: rows.length > AUDIT_PER_PAGE ? (shown.at(-1)?.sequence ?? null) : null,
    time_zone: timeZone,
    who: who ? { id: who, name: nameOf(who) } : null,
    whom: whom ? { id: whom, name: nameOf(whom) } : null,
  };
}

const aPerson = (id: string) => ({ type: "user", id });

/** Each event as it is told: names are looked up once for all of them. */
export async function tellEvents(
  db: Database,
  rows: readonly EventRow[],
  language: Language,
  others: ReadonlyArray<string | undefined> = [],
): Promise<{ events: AuditEvent[]; nameOf: (id: string) => string | null }> {
  const told = rows.map((row) => ({ row, told: toldOf(row.kind, row.payload) }));
  const people = [...told.flatMap((one) => [one.row.actorId, one.told.who]), ...others];
  const subjects = rows.map(({ subjectType: type, subjectId: id }) => ({ type, id }));
  const called = await findNames(
    db,
    [...subjects, ...people.flatMap((id) => (id ? [aPerson(id)] : []))],
    language,
  );
  const nameOf = (id: string) => called(aPerson(id)).name;
  return { events: told.map((one) => present(one, called, nameOf)), nameOf };
}

type Looked = Awaited<ReturnType<typeof findNames>>;

function present(
  { row, told }: { row: EventRow; told: Told },
  called: Looked,
  nameOf: (id: string) => string | null,
): AuditEvent {
  const { sequence, kind, actorId, actorRole, subjectType: type, subjectId: id } = row;
  const { name, at, personId } = called({ type, id });
  return {
    sequence,
    at: row.createdAt.toISOString(),
    kind,
    actor: { id: actorId, role: actorRole, name: actorId ? nameOf(actorId) : null },
    subject: { type, id, name, at: at?.toISOString() ?? null, person_id: personId },
    who: told.who ? { id: told.who, name: nameOf(told.who) } : null,
    number: told.number,
    words: told.words,
    reason: told.reason,
  };
}

/** Whom the journal may be asked about, by a part of the name or address. */
export async function findAuditPeople(ctx: Context, search: string): Promise<AuditPeople> {
  requireRight("audit")(ctx.actor);
  const pattern = `%${search.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
  return ctx.db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(or(ilike(users.name, pattern), ilike(users.email, pattern)))
    .orderBy(asc(users.name), asc(users.id))
    .limit(AUDIT_PEOPLE_MAX);
}
