import type { Policies, Policy } from "@riwaq/contracts/institute/policies";
import { beginsAtMs, FIRST_POLICY } from "@riwaq/domain/scheduling/policy/values";

import type { PolicyRow } from "./queries.ts";
import { earliestDay } from "./set-policy.ts";
import { showValues } from "./show-terms.ts";

/** For staff: what was, is and will be, the latest first, and who said so. */
export function presentPolicies(
  rows: readonly PolicyRow[],
  { zone, now }: { zone: string; now: Date },
): Policies {
  const hasBegun = ({ holdsFrom }: PolicyRow) => beginsAtMs(holdsFrom, zone) <= now.getTime();
  const held = rows.find(hasBegun)?.id ?? null;
  const stateOf = (row: PolicyRow) => {
    if (row.id === held) return "now";
    return hasBegun(row) ? "past" : "coming";
  };
  const first: Policy = {
    ...showValues(FIRST_POLICY),
    id: null,
    holds_from: null,
    state: held === null ? "now" : "past",
    set_by: null,
    set_at: null,
  };
  const later = rows.map((row): Policy => ({
    ...showValues(row),
    id: row.id,
    holds_from: row.holdsFrom,
    state: stateOf(row),
    set_by: row.setBy,
    set_at: row.createdAt.toISOString(),
  }));
  return { policies: [...later, first], time_zone: zone, earliest_on: earliestDay(now, zone) };
}
