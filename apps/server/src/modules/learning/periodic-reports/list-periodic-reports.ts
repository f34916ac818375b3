import type {
  PeriodicReports,
  PeriodicReportsQuery,
} from "@riwaq/contracts/learning/periodic-reports";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { presentLine } from "./presenter.ts";
import { countPeriodicReports, findPeriodicReports } from "./queries.ts";

const PER_PAGE = 20;

export async function listPeriodicReports(
  { db, actor }: Context,
  { page: asked, ...filters }: PeriodicReportsQuery,
): Promise<PeriodicReports> {
  const reader = requireSignedIn(actor);
  const total = await countPeriodicReports(db, reader, filters);
  const pages = Math.max(1, Math.ceil(total / PER_PAGE));
  const page = Math.min(asked, pages);
  const rows = await findPeriodicReports(db, reader, {
    ...filters,
    offset: (page - 1) * PER_PAGE,
    limit: PER_PAGE,
  });
  return { reports: rows.map((row) => presentLine(row, reader)), page, pages, total };
}
