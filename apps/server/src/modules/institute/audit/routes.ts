/** The journal as a file: who takes it is noted, and the rows come from above, where every module's are known. */
import type { AuditFilter } from "@riwaq/contracts/views/audit";
import * as audit from "@riwaq/contracts/views/audit.calls";

import type { Context } from "../../../platform/context.ts";
import { type Row, writeCsv } from "../../../platform/files/write-csv.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { noteExport } from "./note-export.ts";

type AuditTable = {
  header: string[];
  rows: number;
  /** Read while the file is taken. */
  pages: () => AsyncIterable<readonly Row[]>;
};

type Above = { tableOfEvents: (ctx: Context, filter: AuditFilter) => Promise<AuditTable> };

const HOUR_MS = 3_600_000;

export const auditFileRoutes = ({ tableOfEvents }: Above) =>
  routesOf("audit", (on, app) => {
    const taking = app.throttle("audit", {
      byAddress: { max: 60, windowMs: HOUR_MS },
      byAccount: { max: 20, windowMs: HOUR_MS },
    });
    on(audit.file, { preHandler: taking }, async ({ ctx, query }, reply) => {
      const { header, rows, pages } = await tableOfEvents(ctx, query);
      await noteExport(ctx, { rows });
      const day = ctx.clock.now().toISOString().slice(0, 10);
      return reply
        .header("cache-control", "no-store")
        .header("content-disposition", `attachment; filename="riwaq-journal-${day}.csv"`)
        .type("text/csv; charset=utf-8")
        .send(writeCsv(header, pages()));
    });
  });
