import type { Import } from "@riwaq/contracts/people/imports";
import { inArray, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { rowsOf } from "../../../platform/db/table-names.ts";
import { users } from "../../identity/tables/users.ts";
import { familiesImported, importUndone, type Made } from "../events.ts";

const SHOWN = 20;

/** So long an import can be taken back. */
const UNDO_WITHIN_MS = 3_600_000;

export type ImportRow = {
  id: string;
  /** Its place among the events: what came after it has happened since. */
  sequence: number;
  atMs: number;
  by: string | null;
  made: Made;
  undoneAtMs: number | null;
};

/** Imports as they were told of, the newest first: what each made stands in its event. */
export function findImportRows(db: Database, id?: string): Promise<ImportRow[]> {
  const isAsked = id ? sql`and told.subject_id = ${id}` : sql``;
  return rowsOf<ImportRow>(
    db,
    sql`select told.subject_id as id, told.sequence::float8 as sequence, told.payload as made,
      extract(epoch from told.created_at)::float8 * 1000 as "atMs",
      (select name from users where users.id = told.actor_id) as by,
      (select extract(epoch from undone.created_at)::float8 * 1000 from events undone
        where undone.subject_type = 'import' and undone.subject_id = told.subject_id
          and undone.kind = ${importUndone.kind} limit 1) as "undoneAtMs"
    from events told
    where told.subject_type = 'import' and told.kind = ${familiesImported.kind} ${isAsked}
    order by told.sequence desc limit ${SHOWN}`,
  );
}

/** Until when (ms) it can be taken back; null where it was, or is too old. */
export function undoUntilMs({ atMs, undoneAtMs }: ImportRow, now: Date): number | null {
  const untilMs = atMs + UNDO_WITHIN_MS;
  return undoneAtMs === null && untilMs > now.getTime() ? untilMs : null;
}

const isoOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

export async function findImports(db: Database, now: Date, id?: string): Promise<Import[]> {
  return (await findImportRows(db, id)).map((row) => ({
    id: row.id,
    imported_by: row.by,
    at: new Date(row.atMs).toISOString(),
    families: row.made.familyIds.length,
    guardians: row.made.guardianIds.length,
    pupils: row.made.pupilIds.length,
    undo_until: isoOf(undoUntilMs(row, now)),
    undone_at: isoOf(row.undoneAtMs),
  }));
}

/** Which of these addresses have an account, in one query. */
export async function findTaken(db: Database, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(inArray(users.email, [...emails]));
  return new Set(rows.flatMap(({ email }) => email?.toLowerCase() ?? []));
}
