import type { Profile, ProfileChange } from "@riwaq/contracts/identity/profile";
import type { Language } from "@riwaq/contracts/languages";
import { languageOfOwnText } from "@riwaq/domain/people/own-text";
import { eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError, badField } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { changeUser } from "../../identity/users/change-user.ts";
import { profileChanged } from "../events.ts";
import { teachers } from "../tables/teachers.ts";
import { readProfile } from "./read-profile.ts";

/** Changes only what is named. Lessons are instants, so another time zone moves none of them. */
export const changeProfile = command({
  by: requireSignedIn,
  trace: "if_changed",
  run: async (ctx, change: ProfileChange): Promise<Profile> => {
    const { tx, actor: person, now } = ctx;
    const isTeacher = person.roles.has("teacher");
    if (change.zoom_email !== undefined && !isTeacher) {
      throw badField("zoom_email", "teacher_required");
    }
    const named = Object.keys(change);
    if (named.length === 0) return readProfile(tx, person.id);
    const { bio, zoom_email: zoomEmail, ...rest } = change;
    const ofUser = { ...columnsOf(rest), ...(bio === undefined || isTeacher ? {} : { bio }) };
    await changeUser(tx, person.id, { ...ofUser, updatedAt: now });
    const ofTeacher = {
      ...(zoomEmail === undefined ? {} : { zoomEmail }),
      ...(bio === undefined || !isTeacher ? {} : { bio: await withText(tx, person, bio) }),
    };
    if (Object.keys(ofTeacher).length > 0) {
      await tx
        .update(teachers)
        .set({ ...ofTeacher, updatedAt: now })
        .where(eq(teachers.userId, person.id));
    }
    await emit(ctx, tx, profileChanged(person.id, { changed: named.toSorted() }));
    return readProfile(tx, person.id);
  },
});

/** A teacher's text in the language in which it was shown; the others stay as they are. */
async function withText(
  tx: Transaction,
  { id, language }: { id: string; language: Language },
  text: string,
) {
  const [teacher] = await tx
    .select({ bio: teachers.bio })
    .from(teachers)
    .where(eq(teachers.userId, id))
    .for("no key update");
  if (!teacher) throw new AppError("not_found");
  return { ...teacher.bio, [languageOfOwnText(teacher.bio, language)]: text };
}

type OfUser = Omit<ProfileChange, "bio" | "zoom_email">;

function columnsOf({ phone_number, time_zone, ...same }: OfUser) {
  return {
    ...same,
    ...(phone_number === undefined ? {} : { phoneNumber: phone_number }),
    ...(time_zone === undefined ? {} : { timeZone: time_zone }),
  };
}
