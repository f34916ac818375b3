/** The institute in numbers, for staff. */
import * as figures from "@riwaq/contracts/views/figures.calls";

import { routesOf } from "../../platform/http/routes-of.ts";
import { sendTable } from "../../platform/http/send-file.ts";
import { loadFigures } from "./load-figures.ts";
import { loadWeekFigures } from "./load-week-figures.ts";
import { writeFiguresTable } from "./write-figures-table.ts";

export const figuresRoutes = routesOf("figures", (on) => {
  on(figures.figures, async ({ ctx, query }) => loadFigures(ctx, query));

  on(figures.table, async ({ ctx, query }, reply) =>
    sendTable(reply, await writeFiguresTable(ctx, query)),
  );

  on(figures.week, async ({ ctx }) => loadWeekFigures(ctx));
});
