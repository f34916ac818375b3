/** Who sets homework, who records it, and who answers a recording that was made at home. */
import { AppError } from "../../../platform/app-error.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { type Hearer, loadHearer } from "../recitations/load-hearer.ts";

type About = { studentId: string; now: Date };

/** A teacher of the pupil: they set what is recited, withdraw it, and answer. */
export async function requireTeacherOf(
  db: Database,
  actor: SignedIn,
  about: About,
): Promise<Hearer> {
  const hearer = await loadHearer(db, actor, about);
  if (hearer.way !== "teacher") throw new AppError("forbidden");
  return hearer;
}

type Recorded = { sessionId: string | null; isByFamily: boolean };

/** Whether anybody waits for an answer to it: recorded at home, by the family. */
export const isToAnswer = ({ sessionId, isByFamily }: Recorded): boolean =>
  sessionId === null && isByFamily;
