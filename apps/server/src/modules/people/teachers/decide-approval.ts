import type { ApprovalChange } from "@riwaq/contracts/people/teachers";
import { validityOf } from "@riwaq/domain/people/applications/files";
import { READER_LANGUAGES } from "@riwaq/domain/people/applications/items";
import { isDecidable } from "@riwaq/domain/people/applications/states";
import { hasRoom } from "@riwaq/domain/scheduling/sessions/meeting-room";
import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { lockApplication } from "../applications/lock-application.ts";
import { type ApplicationRow, findApplication, todayOf } from "../applications/queries.ts";
import { type ShownToFamilies, approvalDecided } from "../events.ts";
import { teachers } from "../tables/teachers.ts";
import { type ApplicantRow, findApplicant } from "./find-applicants.ts";

type Asked = ApprovalChange & { teacherId: string };

/**
 * Staff approve, pause or decline a teacher whose application was sent, who is told with the note, what families see and what is still missing. Booked lessons stay. What is already so,
 * without another note, changes nothing and tells nobody again.
 */
export const decideApproval = command({
  by: requireRight("people"),
  lock: (tx, _, { teacherId }: Asked) => lockApplication(tx, teacherId),
  trace: "if_changed",
  run: async (ctx, { teacherId, approval, note }): Promise<ApplicantRow> => {
    const { tx, now, locked: before } = ctx;
    if (before.approval !== approval && !isDecidable(before.approval, approval)) {
      throw refusal("conflict", "application_step");
    }
    const isSame = before.approval === approval && (note === "" || note === before.note);
    if (isSame) return findApplicant(tx, teacherId, now);
    await tx
      .update(teachers)
      .set({ approval, asked: {}, approvalNote: note, approvalChangedAt: now, updatedAt: now })
      .where(eq(teachers.userId, teacherId));
    const teacher = await findApplicant(tx, teacherId, now);
    const decided = { from: before.approval, to: approval };
    const shown = shownOf(await findApplication(tx, teacherId), await todayOf(tx, now));
    const told = { note, hasRoom: hasRoom(teacher), shown };
    await emit(ctx, tx, approvalDecided(teacherId, decided, told));
    return teacher;
  },
});

/** What families know of the teacher from an approval on: of recitation and certificates what was checked before. */
function shownOf(row: ApplicationRow, today: string): ShownToFamilies {
  const { picture, bio, recitation, certificates } = row;
  const shown = certificates.filter(
    ({ state, validUntil }) => state === "checked" && validityOf(validUntil, today) !== "over",
  );
  return {
    hasPhoto: picture !== null,
    bio: READER_LANGUAGES.filter((language) => bio[language].trim() !== ""),
    hasRecitation: recitation?.state === "checked",
    certificates: shown.map(({ title }) => title),
  };
}
