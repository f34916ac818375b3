import type { MeetingProviderName, TeachingProfileChange } from "@riwaq/contracts/people/teachers";
import { and, eq, inArray } from "drizzle-orm";

import { requireTeacher } from "../../../platform/actors.ts";
import { badField } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Config } from "../../../platform/config.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { teachingProfileChanged } from "../events.ts";
import { findProgrammes } from "../programmes/queries.ts";
import { teacherProgrammes } from "../tables/teacher-programmes.ts";
import { teachers } from "../tables/teachers.ts";

/** Changes only what is named. Of a new meeting link of one's own the lessons that are still to come are told. */
export const changeTeachingProfile = command({
  by: requireTeacher,
  trace: "if_changed",
  run: async (ctx, change: TeachingProfileChange): Promise<void> => {
    const { tx, actor: teacher, now } = ctx;
    const { meeting_provider: provider, meeting_link: link, programme_ids: programmeIds } = change;
    if (provider !== undefined && !availableProviders(ctx.config).includes(provider)) {
      throw badField("meeting_provider", "invalid");
    }
    const named = Object.keys(change);
    if (named.length === 0) return;
    await tx
      .update(teachers)
      .set({ ...columnsOf(change), updatedAt: now })
      .where(eq(teachers.userId, teacher.id));
    if (programmeIds !== undefined) await writeProgrammes(tx, teacher.id, programmeIds);
    const changed = named.toSorted();
    await emit(ctx, tx, teachingProfileChanged(teacher.id, { changed }, { meetingLink: link }));
  },
});

/** Our own room and a teacher's own link always; the others where this installation has been given what they need. */
export function availableProviders(
  config: Pick<Config, "jitsiUrl" | "zoom">,
): MeetingProviderName[] {
  return [
    "embedded",
    "own",
    ...(config.jitsiUrl ? ["jitsi" as const] : []),
    ...(config.zoom ? ["zoom" as const] : []),
  ];
}

function columnsOf(change: TeachingProfileChange): Partial<typeof teachers.$inferInsert> {
  const columns = {
    languages: change.languages && [...new Set(change.languages)],
    bio: change.bio,
    yearsOfExperience: change.years_of_experience,
    minimumNoticeHours: change.minimum_notice_hours,
    bufferMinutes: change.buffer_minutes,
    meetingProvider: change.meeting_provider,
    meetingLink: change.meeting_link,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** Archived programmes are not chosen, and stay with the teacher for the day on which they are offered again. */
async function writeProgrammes(tx: Transaction, teacherId: string, ids: readonly string[]) {
  const wanted = new Set(ids);
  const offered = (await findProgrammes(tx)).map(({ id }) => id);
  const chosen = offered.filter((id) => wanted.has(id));
  if (chosen.length < wanted.size) throw badField("programme_ids", "invalid");
  await tx
    .delete(teacherProgrammes)
    .where(
      and(
        eq(teacherProgrammes.teacherId, teacherId),
        inArray(teacherProgrammes.programmeId, offered),
      ),
    );
  if (chosen.length === 0) return;
  await tx
    .insert(teacherProgrammes)
    .values(chosen.map((programmeId) => ({ teacherId, programmeId })))
    .onConflictDoNothing();
}
