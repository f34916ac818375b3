import type { ProfileChange } from "@riwaq/contracts/identity/profile";
import { eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { badField } from "../../../platform/app-error.ts";
import { writeAuditEntry } from "../../../platform/audit/write-audit-entry.ts";
import type { Context } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { users } from "../tables/users.ts";
import { type ProfileRow, findProfile } from "./queries.ts";

/** Changes only what is named. Lessons are instants, so another time zone moves none of them. */
export async function changeProfile(ctx: Context, change: ProfileChange): Promise<ProfileRow> {
  const person = requireSignedIn(ctx.actor);
  if (change.zoom_email !== undefined && person.role !== "T") {
    throw badField("zoom_email", "teacher_required");
  }
  const named = Object.keys(change);
  if (named.length === 0) return findProfile(ctx.db, person.id);
  const now = ctx.clock.now();
  return inTransaction(ctx.db, async (tx) => {
    await tx
      .update(users)
      .set({ ...columnsOf(change), updatedAt: now })
      .where(eq(users.id, person.id));
    if (change.zoom_email !== undefined) {
      await tx
        .update(teachers)
        .set({ zoomEmail: change.zoom_email, updatedAt: now })
        .where(eq(teachers.userId, person.id));
    }
    await writeAuditEntry(tx, ctx.actor, {
      action: "change-profile",
      subject: { type: "user", id: person.id },
      details: { changed: named.toSorted() },
    });
    return findProfile(tx, person.id);
  });
}

function columnsOf({ zoom_email: _, phone_number, time_zone, ...same }: ProfileChange) {
  return {
    ...same,
    ...(phone_number === undefined ? {} : { phoneNumber: phone_number }),
    ...(time_zone === undefined ? {} : { timeZone: time_zone }),
  };
}
