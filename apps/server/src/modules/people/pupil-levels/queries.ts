import type { PupilLevels } from "@riwaq/contracts/people/pupil-levels";
import { and, asc, eq, isNull, sql } from "drizzle-orm";

import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { findLevels, presentLevel } from "../programmes/find-levels.ts";
import type { PupilId } from "../reach/pupils.ts";
import { agreements } from "../tables/agreements.ts";
import { programmes } from "../tables/programmes.ts";
import { pupilLevels } from "../tables/pupil-levels.ts";

/** Whether the reader may say where the pupil stands in this programme: whoever teaches it to them, and staff. */
const maySet = ({ id, rights }: SignedIn, student: PupilId) =>
  sql<boolean>`(${rights.has("people")}::boolean or exists (select from agreements own
    where own.teacher_id = ${id} and own.student_id = ${student}
      and own.programme_id = ${programmes.id} and own.ended_at is null))`;

/** Of each programme that the pupil learns, or has stood in: where they stand, and what can be chosen. */
export async function findPupilLevels(
  db: Database,
  reader: SignedIn,
  student: PupilId,
): Promise<PupilLevels> {
  const learns = db
    .select({ id: agreements.programmeId })
    .from(agreements)
    .where(and(eq(agreements.studentId, student), isNull(agreements.endedAt)));
  const rows = await db
    .select({
      id: programmes.id,
      name: programmes.name,
      levelId: pupilLevels.levelId,
      setAt: pupilLevels.setAt,
      maySet: maySet(reader, student),
    })
    .from(programmes)
    .leftJoin(
      pupilLevels,
      and(eq(pupilLevels.programmeId, programmes.id), eq(pupilLevels.studentId, student)),
    )
    .where(sql`(${pupilLevels.levelId} is not null or ${programmes.id} in ${learns})`)
    .orderBy(asc(programmes.position), asc(programmes.id));
  const levelsOf = await findLevels(db, rows);
  return rows
    .map(({ id, name, levelId, setAt, maySet: isTheirs }) => ({
      programme: { id, name },
      level_id: levelId,
      set_at: setAt?.toISOString() ?? null,
      levels: levelsOf(id)
        .filter((level) => level.retiredAt === null || level.id === levelId)
        .map(presentLevel),
      may_set: isTheirs,
    }))
    .filter(({ levels }) => levels.length > 0);
}
