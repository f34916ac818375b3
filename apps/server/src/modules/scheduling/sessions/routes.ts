import * as absences from "@riwaq/contracts/scheduling/absences.calls";
import * as outcomes from "@riwaq/contracts/scheduling/outcomes.calls";
/** Lessons: the reader's own, one with what can be done with it, coming in, and what it was. */
import type { SessionDetails } from "@riwaq/contracts/scheduling/sessions";
import * as sessions from "@riwaq/contracts/scheduling/sessions.calls";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context, SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { answerAbsence } from "../absences/answer-absence.ts";
import { sayAbsence } from "../absences/say-absence.ts";
import { showAbsences } from "../absences/show-absences.ts";
import { answerOutcome } from "../outcomes/answer-outcome.ts";
import { findPresence } from "../outcomes/queries.ts";
import { showOutcome } from "../outcomes/show-outcome.ts";
import { joinSession } from "./join-session.ts";
import { listAllLessons } from "./list-all-lessons.ts";
import { listComingOfFamily } from "./list-coming-of-family.ts";
import { type FindSentReports, listPastOfFamily } from "./list-past-of-family.ts";
import { listSessionsBetween } from "./list-sessions-between.ts";
import { listSessions } from "./list-sessions.ts";
import { loadLesson } from "./load-lesson.ts";
import {
  presentSession,
  presentSessionDetails,
  type ReportOnLesson,
  shownBy,
} from "./presenter.ts";
import { findSeriesRule, findSession } from "./queries.ts";

type Above = {
  /** The reports on a lesson that this reader may know of; they lie above the lessons. */
  findReportsOn: (db: Database, reader: SignedIn, id: string) => Promise<ReportOnLesson[]>;
  findSentReports: FindSentReports;
};

export const sessionsRoutes = (above: Above) =>
  routesOf("sessions", (on) => {
    on(sessions.mine, async ({ ctx, query }) => {
      const reader = requireSignedIn(ctx.actor);
      const shown = shownBy(ctx);
      const rows = await listSessions(ctx, query);
      return rows.map((row) => presentSession(row, reader, shown));
    });

    on(sessions.between, async ({ ctx, query }) => {
      const reader = requireSignedIn(ctx.actor);
      const shown = shownBy(ctx);
      const rows = await listSessionsBetween(ctx, query);
      return rows.map((row) => presentSession(row, reader, shown));
    });

    on(sessions.all, async ({ ctx, query }) => listAllLessons(ctx, query));

    on(sessions.coming, async ({ ctx }) => listComingOfFamily(ctx));

    on(sessions.past, async ({ ctx, query }) =>
      listPastOfFamily(ctx, query, above.findSentReports),
    );

    on(sessions.one, async ({ ctx, params }) => details(ctx, above, params.id));

    on(sessions.join, async ({ ctx, params }) => joinSession(ctx, params));

    on(outcomes.say, async ({ ctx, params, body }) => {
      await answerOutcome(ctx, { ...params, answer: body });
      return details(ctx, above, params.id);
    });

    on(absences.say, async ({ ctx, params }) => {
      await sayAbsence(ctx, params);
      return details(ctx, above, params.id);
    });

    on(absences.answer, async ({ ctx, params, body }) => {
      await answerAbsence(ctx, { ...params, ...body });
      return details(ctx, above, params.id);
    });
  });

async function details(
  ctx: Context,
  { findReportsOn }: Above,
  id: string,
): Promise<SessionDetails> {
  const reader = requireSignedIn(ctx.actor);
  const row = await findSession(ctx.db, reader, id);
  const lesson = await loadLesson(ctx.db, reader, id);
  return presentSessionDetails({
    row,
    lesson,
    outcome: await showOutcome(ctx, lesson),
    absences: await showAbsences(ctx.db, lesson),
    presence: await findPresence(ctx.db, reader, {
      sessionId: id,
      isFamily: lesson.side === "family",
    }),
    series: await findSeriesRule(ctx.db, row.seriesId),
    reports: await findReportsOn(ctx.db, reader, id),
    reader,
    ...shownBy(ctx),
  });
}
