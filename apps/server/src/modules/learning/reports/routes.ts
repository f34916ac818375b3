import { ErrorBody } from "@riwaq/contracts/errors";
import { Id } from "@riwaq/contracts/fields";
import {
  DraftSaved,
  Progress,
  Report,
  ReportDraft,
  ReportForms,
  ReportFormsQuery,
  ReportSend,
  ReportVersions,
  Reports,
  ReportsQuery,
} from "@riwaq/contracts/learning/reports";
/** Reports on lessons: written by the teacher in a minute, read by the family (issue "Between lessons"). */
import { IdempotencyHeaders } from "@riwaq/contracts/scheduling/bookings";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { findForms } from "./find-forms.ts";
import { findProgress } from "./find-progress.ts";
import { listReports } from "./list-reports.ts";
import { markRead } from "./mark-read.ts";
import { requireTeacherOrStaff } from "./policy.ts";
import { presentReport, presentVersion } from "./presenter.ts";
import { findReport, findVersions } from "./queries.ts";
import { saveDraft } from "./save-draft.ts";
import { sendReport } from "./send-report.ts";

const TAGS = { tags: ["reports"] };
const Params = z.object({ id: Id });
const REFUSED = { 400: ErrorBody, 401: ErrorBody, 403: ErrorBody, 404: ErrorBody };

const writing: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/reports/",
    {
      schema: {
        ...TAGS,
        querystring: ReportFormsQuery,
        response: { 200: ReportForms, ...REFUSED },
      },
    },
    async ({ ctx, query }) => findForms(ctx, query.session),
  );

  app.put(
    "/reports/:id/draft/",
    {
      schema: {
        ...TAGS,
        params: Params,
        body: ReportDraft,
        response: { 200: DraftSaved, ...REFUSED, 409: ErrorBody },
      },
    },
    async ({ ctx, params, body }) => ({
      saved_at: (await saveDraft(ctx, params.id, body)).toISOString(),
    }),
  );

  app.post(
    "/reports/:id/send/",
    {
      schema: {
        ...TAGS,
        params: Params,
        headers: IdempotencyHeaders,
        body: ReportSend,
        response: { 200: Report, ...REFUSED, 409: ErrorBody },
      },
    },
    async ({ ctx, params, body, headers }) =>
      sendReport(ctx, { id: params.id, input: body, key: headers["idempotency-key"] }),
  );
};

export const reportsRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(writing);

  app.get(
    "/reports/:id/",
    { schema: { ...TAGS, params: Params, response: { 200: Report, ...REFUSED } } },
    async ({ ctx, params }) => {
      const reader = requireSignedIn(ctx.actor);
      const row = await findReport(ctx.db, reader, params.id);
      if (!row) throw new AppError("not_found");
      return presentReport(row, reader);
    },
  );

  app.post(
    "/reports/:id/read/",
    { schema: { ...TAGS, params: Params, response: { 200: Report, ...REFUSED } } },
    async ({ ctx, params }) => markRead(ctx, params.id),
  );

  app.get(
    "/reports/:id/versions/",
    { schema: { ...TAGS, params: Params, response: { 200: ReportVersions, ...REFUSED } } },
    async ({ ctx, params }) => {
      const reader = requireTeacherOrStaff(ctx.actor);
      const row = await findReport(ctx.db, reader, params.id);
      if (!row) throw new AppError("not_found");
      return (await findVersions(ctx.db, row.id)).map(presentVersion);
    },
  );

  app.get(
    "/students/:id/reports/",
    {
      schema: {
        ...TAGS,
        params: Params,
        querystring: ReportsQuery,
        response: { 200: Reports, ...REFUSED },
      },
    },
    async ({ ctx, params, query }) => listReports(ctx, params.id, query.page),
  );

  app.get(
    "/students/:id/progress/",
    { schema: { ...TAGS, params: Params, response: { 200: Progress, ...REFUSED } } },
    async ({ ctx, params }) => findProgress(ctx, params.id),
  );
};
