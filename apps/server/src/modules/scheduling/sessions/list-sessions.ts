import type { UserSessionsQuery } from "@riwaq/contracts/scheduling/sessions";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import {
  type SessionRow,
  findParentSessions,
  findStudentSessions,
  findTeacherSessions,
} from "./queries.ts";

/**
 * The reader's own sessions, newest first: taught, learnt, or one's children's. Staff have none. Whatever comes and a
 * page of what is past, or the page before an instant.
 */
export async function listSessions(ctx: Context, query: UserSessionsQuery): Promise<SessionRow[]> {
  const reader = requireSignedIn(ctx.actor);
  const until = query.before === undefined ? undefined : new Date(query.before);
  const page = { before: until ?? ctx.clock.now(), until };
  switch (reader.role) {
    case "T":
      return findTeacherSessions(ctx.db, reader.id, page);
    case "S":
      return findStudentSessions(ctx.db, reader.id, page);
    case "P":
      return findParentSessions(ctx.db, reader.id, page);
    case "A":
      return [];
  }
}
