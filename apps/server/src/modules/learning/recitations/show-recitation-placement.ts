import type { RecitationPlacement } from "@riwaq/contracts/learning/recitations";
import { answerByMs } from "@riwaq/domain/learning/homework/homework";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { findTeachersOf } from "../../people/reach/pupils.ts";
import { loadHearer } from "./load-hearer.ts";
import { mayRemove } from "./policy.ts";
import { type RecitationRow, presentRecitation } from "./presenter.ts";
import { findLastPlacement } from "./queries.ts";

/** By what a pupil is placed in recitation: what was recorded for it, and how a teacher heard it. */
export async function showRecitationPlacement(
  { db, actor, clock }: Context,
  { studentId }: { studentId: string },
): Promise<RecitationPlacement> {
  const now = clock.now();
  const hearer = await loadHearer(db, requireSignedIn(actor), { studentId, now });
  const found = await findLastPlacement(db, hearer.student);
  const hasTeacher = (await findTeachersOf(db, studentId, now)).length > 0;
  const isAwaited = found?.row.state === "kept" && found.row.answeredAt === null && hasTeacher;
  return {
    recording: found
      ? presentRecitation(found.row, { canRemove: mayRemove(hearer, found.row) })
      : null,
    answer_by: found && isAwaited ? answerBy(found.row) : null,
    answered_by: found?.answeredBy ?? null,
    has_teacher: hasTeacher,
    can_record: hearer.way === "family",
  };
}

const answerBy = ({ endedAt, beganAt, taughtSince }: RecitationRow): string =>
  new Date(answerByMs((endedAt ?? beganAt).getTime(), taughtSince?.getTime())).toISOString();
