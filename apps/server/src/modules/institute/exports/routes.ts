/** Tables for spreadsheets: who takes one is noted, and the rows come from above, where every module's are known. */
import type { ExportQuery, LessonsExportQuery } from "@riwaq/contracts/institute/exports";
import * as exports from "@riwaq/contracts/institute/exports.calls";
import type { FastifyReply } from "fastify";

import type { Context } from "../../../platform/context.ts";
import { type Table, writeCsv } from "../../../platform/files/write-csv.ts";
import { writeWorkbook, XLSX_TYPE } from "../../../platform/files/write-workbook.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { dispositionOf, sendTable } from "../../../platform/http/send-file.ts";
import { noteExport } from "./note-export.ts";

export type PeopleTable = "families" | "pupils" | "teachers";

type Above = {
  tableOfPeople: (ctx: Context, table: PeopleTable) => Promise<Table>;
  tableOfLessons: (ctx: Context, span: Pick<LessonsExportQuery, "from" | "to">) => Promise<Table>;
};

const HOUR_MS = 3_600_000;

type Sent = { name: string; table: Table; format: ExportQuery["format"] };

async function send(reply: FastifyReply, { name, table, format }: Sent) {
  const { header, pages } = table;
  if (format === "csv") {
    return sendTable(reply, { name: `${name}.csv`, content: writeCsv(header, pages()) });
  }
  return reply
    .header("cache-control", "private, no-store")
    .header("content-disposition", dispositionOf({ name: `${name}.xlsx`, isInline: false }))
    .type(XLSX_TYPE)
    .send(await writeWorkbook(header, pages()));
}

export const exportsRoutes = ({ tableOfPeople, tableOfLessons }: Above) =>
  routesOf("exports", (on, app) => {
    const preHandler = app.throttle("export", {
      byAddress: { max: 60, windowMs: HOUR_MS },
      byAccount: { max: 30, windowMs: HOUR_MS },
    });

    on(exports.lessons, { preHandler }, async ({ ctx, query }, reply) => {
      const { format, from, to } = query;
      const table = await tableOfLessons(ctx, query);
      await noteExport(ctx, { table: "lessons", format, from, to });
      return send(reply, { name: `lessons-${from}-${to}`, table, format });
    });

    on(exports.people, { preHandler }, async ({ ctx, params, query: { format } }, reply) => {
      const name = params.table as PeopleTable;
      const table = await tableOfPeople(ctx, name);
      await noteExport(ctx, { table: name, format });
      const day = ctx.clock.now().toISOString().slice(0, 10);
      return send(reply, { name: `${name}-${day}`, table, format });
    });
  });
