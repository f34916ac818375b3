import { LEADS_PER_PAGE, type LeadsQuery } from "@riwaq/contracts/institute/leads";
import { OPEN_STAGES } from "@riwaq/domain/words";
import { type SQL, and, asc, desc, eq, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import { isOneOf } from "../../../platform/db/columns.ts";
import type { Database } from "../../../platform/db/database.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { staffRights } from "../../identity/tables/user-roles.ts";
import { users } from "../../identity/tables/users.ts";
import { leadChanged } from "../events.ts";
import { contactMessages } from "../tables/contact-messages.ts";
import { leads } from "../tables/leads.ts";

const owner = alias(users, "owner");
const isOpen = isOneOf(sql`stage`, OPEN_STAGES);

/** More than anybody reads of one family. */
const HISTORY_MAX = 50;

const rowsOf = (db: Database) =>
  db
    .select({
      lead: leads,
      person: { name: users.name, email: users.email, phone: users.phoneNumber },
      message: {
        name: contactMessages.name,
        email: contactMessages.email,
        text: contactMessages.message,
      },
      owner: { id: owner.id, name: owner.name },
    })
    .from(leads)
    .leftJoin(users, eq(users.id, leads.personId))
    .leftJoin(contactMessages, eq(contactMessages.id, leads.messageId))
    .leftJoin(owner, eq(owner.id, leads.ownerId));

export type LeadRow = Awaited<ReturnType<typeof rowsOf>>[number];

type Asked = { query: LeadsQuery; readerId: string; today: string };

function narrowed({ query, readerId, today }: Asked): SQL | undefined {
  const { stage, reason, owner: whose, due } = query;
  return and(
    stage === "open" ? isOpen : eq(leads.stage, stage),
    reason && eq(leads.reason, reason),
    whose && (whose === "mine" ? eq(leads.ownerId, readerId) : isNull(leads.ownerId)),
    due && lte(leads.dueOn, today),
  );
}

/** What is due first, then who waits longest. A page past the last is the last one. */
export async function findLeads(db: Database, asked: Asked) {
  const where = narrowed(asked);
  const count = await db.$count(leads, where);
  const pageCount = Math.max(1, Math.ceil(count / LEADS_PER_PAGE));
  const page = Math.min(asked.query.page, pageCount);
  const rows = await rowsOf(db)
    .where(where)
    .orderBy(asc(leads.dueOn), asc(leads.waitsSince), asc(leads.id))
    .limit(LEADS_PER_PAGE)
    .offset((page - 1) * LEADS_PER_PAGE);
  return { rows, count, page, pageCount };
}

export async function findLead(db: Database, id: string): Promise<LeadRow | undefined> {
  const [row] = await rowsOf(db).where(eq(leads.id, id));
  return row;
}

/** Open ones that are due, or that nobody has taken on: how many, and since when the oldest waits. */
export const countLeads = (today: string): SQL => sql`select count(*), min(waits_since) from leads
  where ${isOpen} and ${or(lte(leads.dueOn, today), isNull(leads.ownerId))}`;

/** Staff who look after people, by name. */
export const findOwners = (db: Database) =>
  db
    .select({ id: users.id, name: users.name })
    .from(staffRights)
    .innerJoin(users, eq(users.id, staffRights.userId))
    .where(and(eq(staffRights.right, "people"), isNull(users.closedAt)))
    .orderBy(asc(users.name), asc(users.id));

/** What staff changed of a lead, and the stages that it came to by itself, the latest first. */
export const findHistory = (db: Database, leadId: string) =>
  db
    .select({
      at: events.createdAt,
      by: users.name,
      stage: sql<string | null>`${events.payload} ->> 'stage'`,
    })
    .from(events)
    .leftJoin(users, eq(users.id, events.actorId))
    .where(
      and(
        eq(events.subjectType, "lead"),
        eq(events.subjectId, leadId),
        eq(events.kind, leadChanged.kind),
        or(isNotNull(events.actorId), sql`${events.payload} ->> 'stage' is not null`),
      ),
    )
    .orderBy(desc(events.sequence))
    .limit(HISTORY_MAX);
