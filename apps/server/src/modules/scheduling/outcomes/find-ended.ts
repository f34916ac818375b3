import type { OutcomeKind, LessonSide } from "@riwaq/domain/scheduling/outcomes/outcome";
import type { Ended } from "@riwaq/domain/scheduling/outcomes/punctuality";
import { type SQL, sql } from "drizzle-orm";

import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { rowsOf } from "../../../platform/db/table-names.ts";
import { familyOf } from "../../people/reach/pupils.ts";

/** Lessons of one teacher that ended alike. */
export type EndedOfTeacher = Ended & { teacherId: string; isRecent: boolean };

type Row = {
  teacherId: string;
  isRecent: boolean;
  lengthMin: number;
  count: number;
  kind: OutcomeKind;
  teacherLateMin: number;
  pupilLateMin: number;
  lostMin: number;
  lostBy: LessonSide | null;
};

/** Those of the reader's family, each once however many of its children were taught. */
export const endedOfFamily = (reader: SignedIn): SQL =>
  sql`sessions.id in (select own.session_id from session_students own
    where own.student_id in ${familyOf(reader)})`;

/**
 * How lessons ended by what was said of each last, alike ones counted together, by teacher; `isRecent` where they began
 * since an instant. One statement, however many lessons.
 */
export async function findEnded(db: Database, whose: SQL, since: Date): Promise<EndedOfTeacher[]> {
  const rows = await rowsOf<Row>(
    db,
    sql`select sessions.teacher_id as "teacherId",
        sessions.starts_at >= ${since.toISOString()}::timestamptz as "isRecent",
        round(extract(epoch from sessions.ends_at - sessions.starts_at) / 60)::int as "lengthMin",
        count(*)::int as count, said.kind, said.teacher_late_min as "teacherLateMin",
        said.pupil_late_min as "pupilLateMin", said.lost_min as "lostMin", said.lost_by as "lostBy"
      from sessions join lateral (select * from lesson_outcomes
        where lesson_outcomes.session_id = sessions.id order by version desc limit 1) said on true
      where ${whose}
      group by 1, 2, 3, said.kind, said.teacher_late_min, said.pupil_late_min, said.lost_min, said.lost_by`,
  );
  return rows.map(({ teacherId, isRecent, lengthMin, count, ...outcome }) => ({
    teacherId,
    isRecent,
    lengthMin,
    count,
    outcome,
  }));
}
