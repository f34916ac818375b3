import type { Profile, ProfileChange } from "@riwaq/contracts/identity/profile";
import { eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { badField } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
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
    if (change.zoom_email !== undefined && !person.roles.has("teacher")) {
      throw badField("zoom_email", "teacher_required");
    }
    const named = Object.keys(change);
    if (named.length === 0) return readProfile(tx, person.id);
    await changeUser(tx, person.id, { ...columnsOf(change), updatedAt: now });
    if (change.zoom_email !== undefined) {
      await tx
        .update(teachers)
        .set({ zoomEmail: change.zoom_email, updatedAt: now })
        .where(eq(teachers.userId, person.id));
    }
    await emit(ctx, tx, profileChanged(person.id, { changed: named.toSorted() }));
    return readProfile(tx, person.id);
  },
});

function columnsOf({ zoom_email: _, phone_number, time_zone, ...same }: ProfileChange) {
  return {
    ...same,
    ...(phone_number === undefined ? {} : { phoneNumber: phone_number }),
    ...(time_zone === undefined ? {} : { timeZone: time_zone }),
  };
}
