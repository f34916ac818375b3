/** Quarterly reports for parents: drafted by a round, written by the teacher, approved by staff (terms, section "progress"). */
import { ErrorBody } from "@riwaq/contracts/errors";
import { Id } from "@riwaq/contracts/fields";
import {
  PeriodicPdfQuery,
  PeriodicReport,
  PeriodicReportChange,
  PeriodicReportReturn,
  PeriodicReportSubmit,
  PeriodicReports,
  PeriodicReportsQuery,
} from "@riwaq/contracts/learning/periodic-reports";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";

import { requireSignedIn } from "../../../platform/actors.ts";
import { dispositionOf } from "../../../platform/http/send-file.ts";
import { approvePeriodicReport } from "./approve-periodic-report.ts";
import { changePeriodicReport } from "./change-periodic-report.ts";
import { listPeriodicReports } from "./list-periodic-reports.ts";
import { markRead } from "./mark-read.ts";
import { presentPeriodicReport } from "./presenter.ts";
import { printPeriodicReport } from "./print-periodic-report.ts";
import { type PeriodicRow, findPeriodicReport } from "./queries.ts";
import { returnPeriodicReport } from "./return-periodic-report.ts";

const PRINTED_WITHIN_MS = 600_000;
const TAGS = { tags: ["periodic-reports"] };
const Params = z.object({ id: Id });
const REFUSED = { 400: ErrorBody, 401: ErrorBody, 403: ErrorBody, 404: ErrorBody };
const CHANGED = { 200: PeriodicReport, ...REFUSED, 409: ErrorBody };

export const periodicReportsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/periodic-reports/",
    {
      schema: {
        ...TAGS,
        querystring: PeriodicReportsQuery,
        response: { 200: PeriodicReports, ...REFUSED },
      },
    },
    async ({ ctx, query }) => listPeriodicReports(ctx, query),
  );

  app.get(
    "/periodic-reports/:id/",
    { schema: { ...TAGS, params: Params, response: { 200: PeriodicReport, ...REFUSED } } },
    async ({ ctx, params }) => {
      const reader = requireSignedIn(ctx.actor);
      return presentPeriodicReport(await findPeriodicReport(ctx.db, reader, params.id), reader);
    },
  );

  app.get(
    "/periodic-reports/:id/pdf/",
    {
      preHandler: app.throttle("pdf", {
        byAddress: { max: 120, windowMs: PRINTED_WITHIN_MS },
        byAccount: { max: 40, windowMs: PRINTED_WITHIN_MS },
      }),
      schema: {
        ...TAGS,
        params: Params,
        querystring: PeriodicPdfQuery,
        response: { 200: z.unknown(), ...REFUSED, 429: ErrorBody },
      },
    },
    async ({ ctx, params, query }, reply) => {
      const { name, content } = await printPeriodicReport(ctx, { ...params, ...query });
      reply
        .header("cache-control", "private, no-store")
        .header("content-disposition", dispositionOf({ name, isInline: false }))
        .type("application/pdf");
      return reply.status(200).send(content);
    },
  );

  app.post(
    "/periodic-reports/:id/read/",
    { schema: { ...TAGS, params: Params, response: { 200: PeriodicReport, ...REFUSED } } },
    async ({ ctx, params }) => present(ctx, await markRead(ctx, params.id)),
  );

  app.put(
    "/periodic-reports/:id/",
    { schema: { ...TAGS, params: Params, body: PeriodicReportChange, response: CHANGED } },
    async ({ ctx, params, body }) =>
      present(
        ctx,
        await changePeriodicReport(ctx, { id: params.id, input: body, isSubmitted: false }),
      ),
  );

  app.post(
    "/periodic-reports/:id/submit/",
    { schema: { ...TAGS, params: Params, body: PeriodicReportSubmit, response: CHANGED } },
    async ({ ctx, params, body }) =>
      present(
        ctx,
        await changePeriodicReport(ctx, { id: params.id, input: body, isSubmitted: true }),
      ),
  );

  app.post(
    "/periodic-reports/:id/approve/",
    { schema: { ...TAGS, params: Params, response: CHANGED } },
    async ({ ctx, params }) => present(ctx, await approvePeriodicReport(ctx, params.id)),
  );

  app.post(
    "/periodic-reports/:id/return/",
    { schema: { ...TAGS, params: Params, body: PeriodicReportReturn, response: CHANGED } },
    async ({ ctx, params, body }) =>
      present(ctx, await returnPeriodicReport(ctx, params.id, body.note)),
  );
};

function present({ actor }: { actor: Parameters<typeof requireSignedIn>[0] }, row: PeriodicRow) {
  return presentPeriodicReport(row, requireSignedIn(actor));
}
