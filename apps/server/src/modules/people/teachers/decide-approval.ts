import type { ApprovalChange } from "@riwaq/contracts/people/teachers";
import { hasRoom } from "@riwaq/domain/scheduling/sessions/meeting-room";
import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { approvalDecided } from "../events.ts";
import { teachers } from "../tables/teachers.ts";
import { type ApplicantRow, findApplicant } from "./find-applicants.ts";

type Asked = ApprovalChange & { teacherId: string };

/**
 * Staff approve, pause or decline a teacher, who is told with the note, and what is still missing. Booked lessons stay. What is already so,
 * without another note, changes nothing and tells nobody again.
 */
export const decideApproval = command({
  by: requireRight("people"),
  lock: async (tx, _, { teacherId }: Asked) => {
    const [teacher] = await tx
      .select({ approval: teachers.approval, note: teachers.approvalNote })
      .from(teachers)
      .where(eq(teachers.userId, teacherId))
      .for("no key update");
    if (!teacher) throw new AppError("not_found");
    return teacher;
  },
  trace: "if_changed",
  run: async (ctx, { teacherId, approval, note }): Promise<ApplicantRow> => {
    const { tx, now, locked: before } = ctx;
    const isSame = before.approval === approval && (note === "" || note === before.note);
    if (isSame) return findApplicant(tx, teacherId, now);
    await tx
      .update(teachers)
      .set({ approval, approvalNote: note, approvalChangedAt: now, updatedAt: now })
      .where(eq(teachers.userId, teacherId));
    const teacher = await findApplicant(tx, teacherId, now);
    const decided = { from: before.approval, to: approval };
    const told = { note, hasRoom: hasRoom(teacher) };
    await emit(ctx, tx, approvalDecided(teacherId, decided, told));
    return teacher;
  },
});
