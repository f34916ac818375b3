import type { Student } from "@riwaq/contracts/people/students";
import { performanceOf } from "@riwaq/domain/learning/reports/performance";
import { currentAge } from "@riwaq/domain/people/age";
import { toWall } from "@riwaq/domain/time/zone";
import type { Performance } from "@riwaq/domain/words";

import type { PupilRow } from "../../modules/people/reach/find-pupils.ts";

/** What one teacher knows of a pupil: nothing of anybody else's lessons. */
export type KnownPupil = PupilRow & {
  lastHeldAt: Date | undefined;
  grades: readonly Performance[];
};

export function presentStudent(row: KnownPupil, readerZone: string, now: Date): Student {
  return {
    id: row.id,
    name: row.name,
    age: currentAge({
      ageDeclared: row.ageDeclared,
      declaredOn: row.ageDeclaredOn,
      today: toWall(now.getTime(), readerZone).date,
    }),
    last_activity: row.lastHeldAt ? toWall(row.lastHeldAt.getTime(), readerZone).date : null,
    performance: performanceOf(row.grades),
  };
}
