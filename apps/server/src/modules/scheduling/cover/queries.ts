import { OPEN_COVERS } from "@riwaq/domain/scheduling/cover/cover";
import { type SQL, and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import { AppError } from "../../../platform/app-error.ts";
import { isOneOf } from "../../../platform/db/columns.ts";
import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { covers } from "../tables/covers.ts";

const substitute = alias(users, "substitute");
const regular = alias(users, "regular");

const selectCovers = (db: Database) =>
  db
    .select({ cover: covers, substituteName: substitute.name, regularName: regular.name })
    .from(covers)
    .innerJoin(substitute, eq(substitute.id, covers.substituteId))
    .innerJoin(regular, eq(regular.id, covers.regularTeacherId))
    .$dynamic();

export type CoverRow = Awaited<ReturnType<typeof selectCovers>>[number];

export async function findCover(db: Database, id: string): Promise<CoverRow> {
  const [row] = await selectCovers(db).where(eq(covers.id, id));
  if (!row) throw new AppError("not_found");
  return row;
}

/** Those of these lessons that are open or stand, by the lesson. */
export async function findOpenCovers(
  db: Database,
  sessionIds: readonly string[],
): Promise<Map<string, CoverRow>> {
  const rows = await selectCovers(db).where(
    and(inArray(covers.sessionId, [...sessionIds]), isOneOf(covers.state, OPEN_COVERS)),
  );
  return new Map(rows.map((row) => [row.cover.sessionId, row]));
}

/** Whose time is over, the oldest first. */
export async function findDueCovers(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: covers.id })
    .from(covers)
    .where(and(eq(covers.state, "offered"), lte(covers.heldUntil, now)))
    .orderBy(asc(covers.heldUntil), asc(covers.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Who teaches a lesson otherwise: whoever is covered, else its own teacher. */
export const regularOf = (sessionId: SQL, teacherId: SQL): SQL<string> =>
  sql<string>`coalesce((select cover.regular_teacher_id from covers cover
    where cover.session_id = ${sessionId} and cover.state = 'standing'), ${teacherId})`;
