import type { Student } from "@riwaq/contracts/students";
import { currentAge } from "@riwaq/domain/people/age";
import { toWall } from "@riwaq/domain/time/zone";

import type { TeacherStudentRow } from "./queries.ts";

export function presentStudent(row: TeacherStudentRow, readerZone: string, now: Date): Student {
  return {
    id: row.id,
    name: row.name,
    age: currentAge({
      ageDeclared: row.ageDeclared,
      declaredOn: row.ageDeclaredOn,
      today: toWall(now.getTime(), readerZone).date,
    }),
    last_activity: row.lastHeldAt && toWall(row.lastHeldAt.getTime(), readerZone).date,
    performance: row.performance,
  };
}
