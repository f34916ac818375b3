/** Quarterly reports for parents: drafted by a round, written by the teacher, approved by staff (terms, section "progress"). */
import * as periodic from "@riwaq/contracts/learning/periodic-reports.calls";

import { requireSignedIn } from "../../../platform/actors.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
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

export const periodicReportsRoutes = routesOf("periodic-reports", (on, app) => {
  on(periodic.list, async ({ ctx, query }) => listPeriodicReports(ctx, query));

  on(periodic.one, async ({ ctx, params }) => {
    const reader = requireSignedIn(ctx.actor);
    return presentPeriodicReport(await findPeriodicReport(ctx.db, reader, params.id), reader);
  });

  const preHandler = app.throttle("pdf", {
    byAddress: { max: 120, windowMs: PRINTED_WITHIN_MS },
    byAccount: { max: 40, windowMs: PRINTED_WITHIN_MS },
  });
  on(periodic.pdf, { preHandler }, async ({ ctx, params, query }, reply) => {
    const { name, content } = await printPeriodicReport(ctx, { ...params, ...query });
    return reply
      .header("cache-control", "private, no-store")
      .header("content-disposition", dispositionOf({ name, isInline: false }))
      .type("application/pdf")
      .send(content);
  });

  on(periodic.markRead, async ({ ctx, params }) => present(ctx, await markRead(ctx, params)));

  on(periodic.save, async ({ ctx, params: { id }, body: input }) =>
    present(ctx, await changePeriodicReport(ctx, { id, input, isSubmitted: false })),
  );

  on(periodic.submit, async ({ ctx, params: { id }, body: input }) =>
    present(ctx, await changePeriodicReport(ctx, { id, input, isSubmitted: true })),
  );

  on(periodic.approve, async ({ ctx, params }) =>
    present(ctx, await approvePeriodicReport(ctx, params)),
  );

  on(periodic.giveBack, async ({ ctx, params, body }) =>
    present(ctx, await returnPeriodicReport(ctx, { ...params, ...body })),
  );
});

function present({ actor }: { actor: Parameters<typeof requireSignedIn>[0] }, row: PeriodicRow) {
  return presentPeriodicReport(row, requireSignedIn(actor));
}
