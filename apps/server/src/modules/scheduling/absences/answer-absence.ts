import type { AbsenceAnswer } from "@riwaq/contracts/scheduling/absences";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError, refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { absenceAnswered } from "../events.ts";
import { lockLesson } from "../sessions/load-lesson.ts";
import { absences } from "../tables/absences.ts";
import { findAbsences, isStillAway } from "./queries.ts";

type Asked = { id: string } & AbsenceAnswer;

/** The family says what keeps its pupil: until somebody comes or the lesson is over; the last word counts. */
export const answerAbsence = command({
  by: requireSignedIn,
  lock: (tx, { actor }, { id }: Asked) => lockLesson(tx, actor, id),
  trace: "if_changed",
  run: async (ctx, { answer }): Promise<void> => {
    const { tx, now, locked: lesson } = ctx;
    if (lesson.side !== "family") throw new AppError("forbidden");
    const said = (await findAbsences(tx, lesson.id)).find(({ side }) => side === "pupil");
    if (!said || said.cameAt || now >= lesson.endsAt) throw refusal("conflict", "absence_wrong");
    if (said.answer === answer) return;
    await tx
      .update(absences)
      .set({ answer, answeredAt: now })
      .where(isStillAway(lesson.id, "pupil"));
    await emit(ctx, tx, absenceAnswered(lesson.id, { answer }, { lesson }));
  },
});
