/** Lessons: the reader's own, one with what can be done with it, coming in, and what it was. */
import type { SessionDetails } from "@riwaq/contracts/scheduling/sessions";
import * as sessions from "@riwaq/contracts/scheduling/sessions.calls";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { findReportsOn } from "../../learning/reports/queries.ts";
import { confirmOutcome } from "./confirm-outcome.ts";
import { joinSession } from "./join-session.ts";
import { listSessionsBetween } from "./list-sessions-between.ts";
import { listSessions } from "./list-sessions.ts";
import { loadLesson } from "./load-lesson.ts";
import { presentSession, presentSessionDetails } from "./presenter.ts";
import { findJoins, findSeriesRule, findSession } from "./queries.ts";

export const sessionsRoutes = routesOf("sessions", (on) => {
  on(sessions.mine, async ({ ctx, query }) => {
    const reader = requireSignedIn(ctx.actor);
    const now = ctx.clock.now();
    const rows = await listSessions(ctx, query);
    return rows.map((row) => presentSession(row, reader, now));
  });

  on(sessions.between, async ({ ctx, query }) => {
    const reader = requireSignedIn(ctx.actor);
    const now = ctx.clock.now();
    const rows = await listSessionsBetween(ctx, query);
    return rows.map((row) => presentSession(row, reader, now));
  });

  on(sessions.one, async ({ ctx, params }) => details(ctx, params.id));

  on(sessions.join, async ({ ctx, params }) => joinSession(ctx, params.id));

  on(sessions.confirm, async ({ ctx, params, body }) => {
    await confirmOutcome(ctx, params.id, body);
    return details(ctx, params.id);
  });
});

async function details(ctx: Context, id: string): Promise<SessionDetails> {
  const reader = requireSignedIn(ctx.actor);
  const row = await findSession(ctx.db, reader, id);
  const lesson = await loadLesson(ctx.db, reader, id);
  return presentSessionDetails({
    row,
    lesson,
    joins: await findJoins(ctx.db, reader, {
      sessionId: id,
      isFamily: lesson.side === "family",
    }),
    series: await findSeriesRule(ctx.db, row.seriesId),
    reports: await findReportsOn(ctx.db, reader, id),
    reader,
    now: ctx.clock.now(),
  });
}
