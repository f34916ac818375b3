import type { Fit } from "@riwaq/contracts/people/teachers";
import { type FitFacts, fitOf } from "@riwaq/domain/people/wishes/rank-teachers";

import type { Database } from "../../../platform/db/database.ts";
import type { WishedHours } from "./facts-in-sql.ts";
import { findFreeHours } from "./find-free-hours.ts";

type Found = {
  rows: ReadonlyArray<{
    id: string;
    timeZone: string;
    facts: Pick<FitFacts, "teachesProgramme" | "speaksLanguage" | "isGenderAllowed" | "teachesAge">;
  }>;
  /** Undefined where nobody's wish was asked about. */
  wished: WishedHours | undefined;
};

/** What speaks for each teacher of a page, by the rule of the domain: with the hours that the week has in common. */
export async function fitsOf(
  db: Database,
  { rows, wished }: Found,
): Promise<ReadonlyMap<string, Fit>> {
  if (!wished) return new Map();
  const free = await findFreeHours(
    db,
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.map(({ id, timeZone, facts }) => {
      const hours = { freeHours: free.get(id) ?? [], wishedHours: wished.get(timeZone) ?? [] };
      const { reasons, minutesInCommon } = fitOf({ ...facts, ...hours });
      return [id, { reasons, minutes_in_common: minutesInCommon }];
    }),
  );
}
