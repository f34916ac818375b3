import type { UserSessionsQuery } from "@riwaq/contracts/scheduling/sessions";
import { SESSIONS_PAGE } from "@riwaq/contracts/scheduling/sessions.calls";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import {
  type SessionRow,
  type SessionsPage,
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
  const found: SessionRow[][] = [];
  for (const [role, find] of FINDERS) {
    if (reader.roles.has(role)) found.push(await find(ctx.db, reader.id, page));
  }
  return found.length > 1 ? onOnePage(found, page) : (found[0] ?? []);
}

const FINDERS = [
  ["teacher", findTeacherSessions],
  ["student", findStudentSessions],
  ["guardian", findParentSessions],
] as const;

/**
 * A mother who learns too has one list. Each of several fills a page of its own: together they end where the first page
 * does. A lesson of both shows everybody whom one of them may see.
 */
function onOnePage(found: SessionRow[][], { before }: SessionsPage): SessionRow[] {
  const byId = new Map(
    found
      .flat()
      .toReversed()
      .map((row) => [row.id, row]),
  );
  const rows = [...byId.values()].toSorted((a, b) => +b.startsAt - +a.startsAt);
  const last = rows.filter(({ startsAt }) => startsAt < before)[SESSIONS_PAGE - 1];
  return last ? rows.filter(({ startsAt }) => startsAt >= last.startsAt) : rows;
}
