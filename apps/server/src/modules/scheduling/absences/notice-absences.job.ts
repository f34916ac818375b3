import { isMissing } from "@riwaq/domain/scheduling/outcomes/absence";

import { byAnyone, command, contextOfRound } from "../../../platform/command.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import { instituteIn } from "../../../platform/institute.ts";
import { findMarks, lockUnsaid } from "../outcomes/queries.ts";
import { findWithoutPupil } from "./queries.ts";
import { writeAbsences } from "./say-absence.ts";

/** More than begin in a few minutes; the next round goes on. */
const AT_ONCE = 500;

/**
 * Notices pupils who have not come to a lesson whose teacher is there, as if the teacher had said so; answers how many.
 * Where the teacher is missing too, nothing is the family's.
 */
export function noticeAbsences(deps: RoundDeps): Promise<number> {
  return noticeSome(contextOfRound(deps), {});
}

const noticeSome = command({
  by: byAnyone,
  trace: "if_changed",
  run: async (ctx): Promise<number> => {
    const { tx, now } = ctx;
    const { missedAfterMin } = await instituteIn(tx);
    const since = new Date(now.getTime() - missedAfterMin * 60_000);
    const found = await findWithoutPupil(tx, { now, since, limit: AT_ONCE });
    const pupils = await lockUnsaid(
      tx,
      found.map(({ id }) => id),
    );
    // Read once they are locked: somebody may have come meanwhile.
    const marks = await findMarks(tx, [...pupils.keys()]);
    const missing = found.flatMap((lesson) => {
      const studentIds = pupils.get(lesson.id);
      const hours = { startsAtMs: lesson.startsAt.getTime(), endsAtMs: lesson.endsAt.getTime() };
      const seen = { ...hours, status: lesson.status, marks: marks.get(lesson.id) ?? [] };
      const isAway = isMissing({ ...seen, missedAfterMin, nowMs: now.getTime() }, "pupil");
      return studentIds && isAway ? [{ ...lesson, studentIds }] : [];
    });
    return writeAbsences(
      ctx,
      tx,
      missing.map((lesson) => ({ lesson, side: "pupil", saidById: null })),
    );
  },
});
