import type { Actor } from "../../../platform/actors.ts";
import type { Database } from "../../../platform/db/database.ts";
import { wayTo } from "../../people/reach/pupils.ts";

/** Whether somebody may know why nothing pays for a learner: family and staff, never who only teaches there. */
export async function readsWhy(
  db: Database,
  actor: Actor,
  studentId: string,
  now: Date,
): Promise<boolean> {
  if (actor.kind !== "user") return true;
  return (await wayTo(db, actor, studentId, now)) !== "teacher";
}
