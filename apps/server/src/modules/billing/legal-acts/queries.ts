import { readDocumentNumber } from "@riwaq/domain/billing/documents";
import { OPEN_ACTS } from "@riwaq/domain/billing/legal-acts";
import { chargeWithin } from "@riwaq/domain/billing/reference";
import {
  type SQL,
  aliasedTable,
  and,
  asc,
  desc,
  eq,
  ilike,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
} from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { patternOf } from "../../people/teachers/find-applicants.ts";
import { legalActs } from "../tables/legal-acts.ts";
import { subscriptions } from "../tables/subscriptions.ts";

const MATCHED_MAX = 50;
const CANDIDATES_MAX = 20;

const staff = aliasedTable(users, "matched_by");
const student = aliasedTable(users, "student");
const payer = aliasedTable(users, "payer");

/** Whether it was declared without signing in: with a name and an address. */
const isDeclared = inArray(legalActs.kind, OPEN_ACTS);
/** That staff must say whose it is; the index `legal_acts_open` has the rest. */
const isOpen = and(isNull(legalActs.subscriptionId), isNull(legalActs.matchedAt));

const actsOf = (db: Database) =>
  db
    .select({ act: legalActs, by: staff.name, student: student.name })
    .from(legalActs)
    .leftJoin(staff, eq(staff.id, legalActs.matchedById))
    .leftJoin(subscriptions, eq(subscriptions.id, legalActs.subscriptionId))
    .leftJoin(student, eq(student.id, subscriptions.studentId));

/** What waits, the oldest first, and the last that were matched. */
export async function findActs(db: Database) {
  const open = await actsOf(db)
    .where(and(isDeclared, isOpen))
    .orderBy(asc(legalActs.actedAt), asc(legalActs.id));
  const matched = await actsOf(db)
    .where(and(isDeclared, isNotNull(legalActs.matchedAt)))
    .orderBy(desc(legalActs.matchedAt), asc(legalActs.id))
    .limit(MATCHED_MAX);
  return { open, matched };
}

export type ActRow = Awaited<ReturnType<typeof findActs>>["open"][number];

/** How many wait to be matched, and since when. */
export const countOpenActs = sql`select count(*), min(acted_at) from legal_acts
  where subscription_id is null and matched_at is null`;

export async function findAct(db: Database, id: string) {
  const [row] = await db.select().from(legalActs).where(eq(legalActs.id, id));
  return row;
}

/** What of a reference names a payment of ours or a document. */
function isOfReference(text: string): SQL<boolean> {
  const charge = chargeWithin(text);
  const document = readDocumentNumber(/[FA]-\d{4}-\d{6,15}/i.exec(text)?.[0] ?? "");
  return sql<boolean>`coalesce(${subscriptions.id} in (select line.subscription_id
    from charge_lines line join charges charge on charge.id = line.charge_id
    where charge.number = ${charge} or charge.id in (select issued.charge_id from documents issued
      where issued.kind = ${document?.kind ?? null} and issued.year = ${document?.year ?? null}
        and issued.number = ${document?.number ?? null})), false)`;
}

type Sought = { email: string; words: readonly string[]; reference: string };

/**
 * Subscriptions that the reference names, whose payer has the address, or one of whose people has one of the names: in
 * this order.
 */
export async function findCandidates(db: Database, { email, words, reference }: Sought) {
  const isReference = isOfReference(reference);
  const isAddress = sql<boolean>`coalesce(${payer.email} = ${email}::citext, false)`;
  const named = words
    .filter((word) => word !== "")
    .map(patternOf)
    .flatMap((pattern) => [
      ilike(payer.name, pattern),
      ilike(payer.email, pattern),
      ilike(student.name, pattern),
    ]);
  return db
    .select({
      id: subscriptions.id,
      payer: payer.name,
      payerEmail: payer.email,
      student: student.name,
      state: subscriptions.state,
      orderedAt: subscriptions.orderedAt,
      isAddress,
      isReference,
    })
    .from(subscriptions)
    .leftJoin(payer, eq(payer.id, subscriptions.payerId))
    .leftJoin(student, eq(student.id, subscriptions.studentId))
    .where(or(isReference, isAddress, ...named))
    .orderBy(
      desc(isReference),
      desc(isAddress),
      desc(subscriptions.orderedAt),
      asc(subscriptions.id),
    )
    .limit(CANDIDATES_MAX);
}
