import {
  type DatedPolicy,
  type PolicyInForce,
  policyAt,
} from "@riwaq/domain/scheduling/policy/values";
import { asc, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { institute } from "../../../platform/db/tables/institute.ts";
import { policies } from "../tables/policies.ts";

/** The values of the terms, whenever one asks. */
export type Terms = {
  /** Of the institute, by whose days versions begin. */
  zone: string;
  /** The earliest first. */
  versions: readonly DatedPolicy[];
  at: (instant: Date) => PolicyInForce;
};

/** Every version there is: a handful of rows. */
export async function findTerms(db: Database): Promise<Terms> {
  const rows = await db
    .select({
      zone: institute.timeZone,
      version: {
        holdsFrom: policies.holdsFrom,
        noticeHours: policies.noticeHours,
        makeUpsPerMonth: policies.makeUpsPerMonth,
        movesPerLesson: policies.movesPerLesson,
        makeUpDays: policies.makeUpDays,
      },
    })
    .from(institute)
    .leftJoin(policies, sql`true`)
    .orderBy(asc(policies.holdsFrom));
  const zone = rows[0]?.zone ?? "UTC";
  const versions = rows.flatMap(({ version }) => version ?? []);
  return { zone, versions, at: (instant) => policyAt(versions, instant.getTime(), zone) };
}
