import { and, eq, inArray, lte } from "drizzle-orm";

import { writeAuditEntry } from "../../../platform/audit/write-audit-entry.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { resourceVersions } from "../../learning/tables/resource-versions.ts";
import { resources } from "../../learning/tables/resources.ts";
import { forgetPicture } from "../pictures/save-picture.ts";
import { users } from "../tables/users.ts";
import { forgetMentions } from "./forget-mentions.ts";
import { forgetPerson } from "./forget-person.ts";
import { forgetPupil } from "./forget-pupil.ts";
import { forgetTeaching } from "./forget-teaching.ts";

/** In the place of a name: the lessons that were held still have two sides. */
const NOBODY = "—";

type Deps = Pick<RoundDeps, "db" | "storage">;

/**
 * Everything personal goes; what is left says that lessons were held, and not with whom. Files first: killed in between,
 * the next round finds the person still there and does all of it again.
 */
export async function removeAccount(deps: Deps, id: string, now: Date): Promise<boolean> {
  const isDue = and(eq(users.id, id), lte(users.removeAfter, now));
  const [seen] = await deps.db.select({ image: users.image }).from(users).where(isDue);
  if (!seen) return false;
  await forgetPicture(deps, seen.image);
  await removeFiles(deps, id);
  return inTransaction(deps.db, async (tx) => {
    const [person] = await tx.select().from(users).where(isDue).for("update");
    if (!person) return false;
    await forgetMentions(tx, person);
    await forgetPerson(tx, person);
    await forgetPupil(tx, id);
    await forgetTeaching(tx, id, now);
    await tx
      .update(users)
      .set({
        name: NOBODY,
        email: null,
        emailVerified: false,
        image: null,
        gender: null,
        phoneNumber: null,
        bio: "",
        timeZone: "UTC",
        quietFrom: null,
        quietTo: null,
        removeAfter: null,
        updatedAt: now,
      })
      .where(eq(users.id, id));
    await writeAuditEntry(
      tx,
      { kind: "system" },
      { action: "remove-account", subject: { type: "user", id } },
    );
    return true;
  });
}

async function removeFiles({ db, storage }: Deps, teacherId: string): Promise<void> {
  const own = db
    .select({ id: resources.id })
    .from(resources)
    .where(eq(resources.teacherId, teacherId));
  const files = await db
    .select({ key: resourceVersions.storageKey })
    .from(resourceVersions)
    .where(inArray(resourceVersions.resourceId, own));
  for (const { key } of files) await storage.remove(key);
}
