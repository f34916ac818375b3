import { currentAge } from "@riwaq/domain/people/age";
import { toWall } from "@riwaq/domain/time/zone";

import type { ChildRow } from "./queries.ts";

/** On the child's own calendar, as the rules of booking see it. */
export function ageOf(
  row: Pick<ChildRow, "ageDeclared" | "ageDeclaredOn" | "timeZone">,
  now: Date,
): number {
  return currentAge({
    ageDeclared: row.ageDeclared,
    declaredOn: row.ageDeclaredOn,
    today: toWall(now.getTime(), row.timeZone).date,
  });
}
