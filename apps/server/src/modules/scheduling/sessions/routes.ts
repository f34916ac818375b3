/** Lessons: the reader's own, one with what can be done with it, coming in, and what it was (specification, section 7). */
import { ErrorBody } from "@riwaq/contracts/errors";
import { Id } from "@riwaq/contracts/fields";
import {
  Joined,
  OutcomeConfirmation,
  SessionDetails,
  Sessions,
  SessionsQuery,
  UserSessionsQuery,
} from "@riwaq/contracts/scheduling/sessions";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { findReportsOn } from "../../learning/reports/queries.ts";
import { confirmOutcome } from "./confirm-outcome.ts";
import { joinSession } from "./join-session.ts";
import { listSessionsBetween } from "./list-sessions-between.ts";
import { listSessions } from "./list-sessions.ts";
import { loadLesson } from "./load-lesson.ts";
import { presentSession, presentSessionDetails } from "./presenter.ts";
import { findJoins, findSeriesRule, findSession } from "./queries.ts";

const TAGS = { tags: ["sessions"] };
const Params = z.object({ id: Id });
const ONE = { 401: ErrorBody, 403: ErrorBody, 404: ErrorBody, 409: ErrorBody };

export const sessionsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/time-slots/user_sessions/",
    {
      schema: {
        ...TAGS,
        querystring: UserSessionsQuery,
        response: { 200: Sessions, 400: ErrorBody, 401: ErrorBody },
      },
    },
    async ({ ctx, query }) => {
      const reader = requireSignedIn(ctx.actor);
      const now = ctx.clock.now();
      const rows = await listSessions(ctx, query);
      return rows.map((row) => presentSession(row, reader, now));
    },
  );

  app.get(
    "/sessions/",
    {
      schema: {
        ...TAGS,
        querystring: SessionsQuery,
        response: { 200: Sessions, 400: ErrorBody, 401: ErrorBody },
      },
    },
    async ({ ctx, query }) => {
      const reader = requireSignedIn(ctx.actor);
      const now = ctx.clock.now();
      const rows = await listSessionsBetween(ctx, query);
      return rows.map((row) => presentSession(row, reader, now));
    },
  );

  app.get(
    "/sessions/:id/",
    { schema: { ...TAGS, params: Params, response: { 200: SessionDetails, ...ONE } } },
    async ({ ctx, params }) => details(ctx, params.id),
  );

  app.post(
    "/sessions/:id/join/",
    { schema: { ...TAGS, params: Params, response: { 200: Joined, ...ONE } } },
    async ({ ctx, params }) => joinSession(ctx, params.id),
  );

  app.post(
    "/sessions/:id/outcome/",
    {
      schema: {
        ...TAGS,
        params: Params,
        body: OutcomeConfirmation,
        response: { 200: SessionDetails, 400: ErrorBody, ...ONE },
      },
    },
    async ({ ctx, params, body }) => {
      await confirmOutcome(ctx, params.id, body);
      return details(ctx, params.id);
    },
  );
};

async function details(ctx: Context, id: string): Promise<SessionDetails> {
  const reader = requireSignedIn(ctx.actor);
  const row = await findSession(ctx.db, reader, id);
  return presentSessionDetails({
    row,
    lesson: await loadLesson(ctx.db, reader, id),
    joins: await findJoins(ctx.db, reader, id),
    series: await findSeriesRule(ctx.db, row.seriesId),
    reports: await findReportsOn(ctx.db, reader, id),
    reader,
    now: ctx.clock.now(),
  });
}
