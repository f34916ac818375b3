import type { Cover, Substitute } from "@riwaq/contracts/scheduling/cover";
import type { Ranked } from "@riwaq/domain/scheduling/cover/rank-substitutes";

import type { CoverRow } from "./queries.ts";

export function presentCover({ cover, substituteName, regularName }: CoverRow): Cover {
  return {
    id: cover.id,
    state: cover.state,
    substitute_id: cover.substituteId,
    substitute_name: substituteName,
    regular_id: cover.regularTeacherId,
    regular_name: regularName,
    held_until: cover.heldUntil?.toISOString() ?? null,
    declinable_until: cover.declinableUntil?.toISOString() ?? null,
  };
}

export const presentSubstitute = ({
  teacherId,
  minutesThatWeek,
  ...ranked
}: Ranked): Substitute => ({
  ...ranked,
  teacher_id: teacherId,
  minutes_that_week: minutesThatWeek,
});
