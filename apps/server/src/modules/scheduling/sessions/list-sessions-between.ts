import type { SessionsQuery } from "@riwaq/contracts/scheduling/sessions";
import { DAY_MS } from "@riwaq/domain/time/civil-date";

import { requireSignedIn } from "../../../platform/actors.ts";
import { badField } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { findSessionsBetween, type SessionRow } from "./queries.ts";

/** Three months, as a calendar turns them over. */
const RANGE_MAX_MS = 93 * DAY_MS;

/** The reader's lessons that touch these instants, the earliest first; half-open, at most 93 days. */
export async function listSessionsBetween(
  ctx: Context,
  query: SessionsQuery,
): Promise<SessionRow[]> {
  const reader = requireSignedIn(ctx.actor);
  const [from, to] = [new Date(query.from), new Date(query.to)];
  const lengthMs = to.getTime() - from.getTime();
  if (lengthMs <= 0) throw badField("to", "invalid");
  if (lengthMs > RANGE_MAX_MS) throw badField("to", "range_too_long");
  return findSessionsBetween(ctx.db, reader, { from, to });
}
