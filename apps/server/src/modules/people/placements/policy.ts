/** A family sends a placement test of its own; who teaches the pupil, and staff who look after people, confirm it. */
import { AppError } from "../../../platform/app-error.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { wayTo } from "../reach/pupils.ts";

/** Nobody confirms the test of their own child or themselves, whatever else they are. */
export async function mayConfirm(
  db: Database,
  actor: SignedIn,
  studentId: string,
  now: Date,
): Promise<boolean> {
  const way = await wayTo(db, actor, studentId, now);
  return way === "teacher" || (way === "staff" && actor.rights.has("people"));
}

/** Whoever reaches the pupil otherwise knows that they are there, and is refused; to anybody else they are not. */
export async function requireFamily(
  db: Database,
  actor: SignedIn,
  studentId: string,
  now: Date,
): Promise<void> {
  const way = await wayTo(db, actor, studentId, now);
  if (way === null) throw new AppError("not_found");
  if (way !== "family") throw new AppError("forbidden");
}
