/** Invoices and credit notes: each payer reads their own; staff who decide about money find, check and take them along. */
import * as calls from "@riwaq/contracts/billing/documents.calls";

import { writeCsv } from "../../../platform/files/write-csv.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { dispositionOf, sendTable } from "../../../platform/http/send-file.ts";
import { listDayTotals } from "./list-day-totals.ts";
import { listDocumentsTable } from "./list-documents-table.ts";
import { listDocuments, listOwnDocuments, requireDocument, showCheck } from "./list-documents.ts";
import { listOwedTable } from "./list-owed-table.ts";
import { listPaymentsTable } from "./list-payments-table.ts";
import { noteExport } from "./note-export.ts";
import { openPdf } from "./open-pdf.ts";
import { numberOf } from "./presenter.ts";
import { writeArchive } from "./write-archive.ts";

const PRINTED_WITHIN_MS = 600_000;
const HOUR_MS = 3_600_000;

export const documentsRoutes = routesOf("documents", (on, app) => {
  const printing = app.throttle("document-pdf", {
    byAddress: { max: 120, windowMs: PRINTED_WITHIN_MS },
    byAccount: { max: 60, windowMs: PRINTED_WITHIN_MS },
  });
  const taking = {
    preHandler: app.throttle("documents", {
      byAddress: { max: 60, windowMs: HOUR_MS },
      byAccount: { max: 30, windowMs: HOUR_MS },
    }),
  };

  on(calls.own, async ({ ctx }) => listOwnDocuments(ctx));
  on(calls.pdf, { preHandler: printing }, async ({ ctx, params }, reply) => {
    const row = await requireDocument(ctx, params.id);
    const content = await openPdf(ctx, row);
    return reply
      .header("cache-control", "private, no-store")
      .header(
        "content-disposition",
        dispositionOf({ name: `${numberOf(row)}.pdf`, isInline: false }),
      )
      .type("application/pdf")
      .send(content);
  });

  on(calls.list, async ({ ctx, query }) => listDocuments(ctx, query));
  on(calls.check, taking, async ({ ctx }) => showCheck(ctx));
  on(calls.table, taking, async ({ ctx, query }, reply) => {
    const { header, pages } = listDocumentsTable(ctx, query);
    await noteExport(ctx, { file: "table", ...query });
    const name = `documents-${query.from}-${query.to}.csv`;
    return sendTable(reply, { name, content: writeCsv(header, pages()) });
  });
  on(calls.totals, taking, async ({ ctx, query }, reply) => {
    const { header, pages } = listDayTotals(ctx, query);
    await noteExport(ctx, { file: "totals", ...query });
    const name = `totals-${query.from}-${query.to}.csv`;
    return sendTable(reply, { name, content: writeCsv(header, pages()) });
  });
  on(calls.payments, taking, async ({ ctx, query }, reply) => {
    const { header, pages } = listPaymentsTable(ctx, query);
    await noteExport(ctx, { file: "payments", ...query });
    const name = `payments-${query.from}-${query.to}.csv`;
    return sendTable(reply, { name, content: writeCsv(header, pages()) });
  });
  on(calls.owed, taking, async ({ ctx, query: { on: day } }, reply) => {
    const { header, pages } = listOwedTable(ctx, { on: day });
    await noteExport(ctx, { file: "owed", from: day, to: day });
    return sendTable(reply, { name: `owed-${day}.csv`, content: writeCsv(header, pages()) });
  });
  on(calls.archive, taking, async ({ ctx, query: { year } }, reply) => {
    const content = writeArchive(ctx, year);
    await noteExport(ctx, { file: "archive", from: `${year}-01-01`, to: `${year}-12-31` });
    return reply
      .header("cache-control", "private, no-store")
      .header(
        "content-disposition",
        dispositionOf({ name: `documents-${year}.zip`, isInline: false }),
      )
      .type("application/zip")
      .send(content);
  });
});
