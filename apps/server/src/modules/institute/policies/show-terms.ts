import type { Institute } from "@riwaq/contracts/institute/institute";
import type { PolicyValues } from "@riwaq/contracts/institute/policies";
import { beginsAtMs, type PolicyValues as Values } from "@riwaq/domain/scheduling/policy/values";

import type { Terms } from "./find-terms.ts";

export const showValues = (values: Values): PolicyValues => ({
  notice_hours: values.noticeHours,
  make_ups_per_month: values.makeUpsPerMonth,
  moves_per_lesson: values.movesPerLesson,
  make_up_days: values.makeUpDays,
});

/** For everybody: what holds, and from which day on it is something else. */
export function showTerms(
  { at, versions, zone }: Terms,
  now: Date,
): Pick<Institute, "terms" | "terms_to_come"> {
  return {
    terms: showValues(at(now)),
    terms_to_come: versions
      .filter(({ holdsFrom }) => beginsAtMs(holdsFrom, zone) > now.getTime())
      .map((version) => ({ ...showValues(version), holds_from: version.holdsFrom })),
  };
}
