import { requireSignedIn } from "../../actors.ts";
import type { Context } from "../../context.ts";
import {
  type SessionRow,
  findParentSessions,
  findStudentSessions,
  findTeacherSessions,
} from "./queries.ts";

/** The reader's own sessions, newest first: taught, learnt, or one's children's. Staff have none. */
export async function listSessions(ctx: Context): Promise<SessionRow[]> {
  const reader = requireSignedIn(ctx.actor);
  switch (reader.role) {
    case "T":
      return findTeacherSessions(ctx.db, reader.id);
    case "S":
      return findStudentSessions(ctx.db, reader.id);
    case "P":
      return findParentSessions(ctx.db, reader.id);
    case "A":
      return [];
  }
}
