import { asc, eq, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { recitationComments } from "../tables/recitation-comments.ts";

export type CommentRow = typeof recitationComments.$inferSelect & { by: string | null };

const select = (db: Database) =>
  db
    .select({ comment: recitationComments, by: users.name })
    .from(recitationComments)
    .leftJoin(users, eq(users.id, recitationComments.byId));

export async function findComment(db: Database, id: string): Promise<CommentRow | undefined> {
  const [found] = await select(db).where(eq(recitationComments.id, id));
  return found && { ...found.comment, by: found.by };
}

/** In the order of the recording; what is said of the whole comes last. */
export async function findComments(db: Database, recitationId: string): Promise<CommentRow[]> {
  const { atMs, madeAt, id } = recitationComments;
  const rows = await select(db)
    .where(eq(recitationComments.recitationId, recitationId))
    .orderBy(sql`${atMs} asc nulls last`, asc(madeAt), asc(id));
  return rows.map(({ comment, by }) => ({ ...comment, by }));
}
