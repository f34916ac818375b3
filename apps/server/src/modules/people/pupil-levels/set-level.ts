import type { LevelSet, PupilLevels } from "@riwaq/contracts/people/pupil-levels";
import { and, eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError, badField } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { lockRowsOf } from "../../identity/users/lock-rows-of.ts";
import { levelSet } from "../events.ts";
import { requireLevel } from "../programmes/require-level.ts";
import { requirePupil } from "../reach/pupils.ts";
import { pupilLevels } from "../tables/pupil-levels.ts";
import { findPupilLevels } from "./queries.ts";

type Asked = { studentId: string; input: LevelSet };

/** Where a pupil stands in a programme: said by who teaches it to them, or by staff; the last word holds. */
export const setLevel = command({
  by: requireSignedIn,
  lock: (tx, _, { studentId }: Asked) => lockRowsOf(tx, [studentId]),
  trace: "if_changed",
  run: async (ctx, { studentId, input }): Promise<PupilLevels> => {
    const { tx, actor, now } = ctx;
    const student = await requirePupil(tx, actor, studentId, now);
    const { programme_id: programmeId, level_id: levelId } = input;
    const own = (await findPupilLevels(tx, actor, student)).find(
      ({ programme }) => programme.id === programmeId,
    );
    if (!own) throw badField("programme_id", "invalid");
    if (!own.may_set) throw new AppError("forbidden");
    if (own.level_id !== levelId) {
      const isThis = and(
        eq(pupilLevels.studentId, student),
        eq(pupilLevels.programmeId, programmeId),
      );
      await tx.delete(pupilLevels).where(isThis);
      if (levelId !== null) {
        await requireLevel(tx, { programmeId, levelId });
        const said = { programmeId, levelId, setById: actor.id, setAt: now };
        await tx.insert(pupilLevels).values({ studentId: student, ...said });
      }
      await emit(ctx, tx, levelSet(student, { programme: programmeId, level: levelId }));
    }
    return findPupilLevels(tx, actor, student);
  },
});
