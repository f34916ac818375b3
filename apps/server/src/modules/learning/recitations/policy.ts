/** Who hears recordings of a pupil, who records, and who may remove what was recorded. */
import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Actor, SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { type PupilId, requirePupil, wayTo } from "../../people/reach/pupils.ts";
import { recordsAlone } from "../../people/recording-consents/queries.ts";
import type { RecitationRow } from "./presenter.ts";
import { findRecitation } from "./queries.ts";

/** Somebody who may hear a pupil, and as whom. */
export type Hearer = {
  reader: SignedIn;
  student: PupilId;
  way: "family" | "teacher" | "staff";
  /** Whether the pupil answers for their own recordings. */
  isAlone: boolean;
};

/** Teacher and family; of staff those alone who look after people. To all others there is no recording. */
export async function requireHearer(
  db: Database,
  reader: SignedIn,
  { studentId, now }: { studentId: string; now: Date },
): Promise<Hearer> {
  const student = await requirePupil(db, reader, studentId, now);
  const way = await wayTo(db, reader, student, now);
  if (way === null || (way === "staff" && !reader.rights.has("people"))) {
    throw new AppError("not_found");
  }
  return { reader, student, way, isAlone: await recordsAlone(db, student, now) };
}

type Asked = { actor: Actor; id: string; now: Date };

/** A recording as its reader finds it. */
export async function requireHeard(
  db: Database,
  { actor, id, now }: Asked,
): Promise<{ row: RecitationRow; hearer: Hearer }> {
  const reader = requireSignedIn(actor);
  const row = await findRecitation(db, id);
  if (!row) throw new AppError("not_found");
  return { row, hearer: await requireHearer(db, reader, { studentId: row.studentId, now }) };
}

/** The pupil, the parents, or who began it: their device holds the sound. */
export async function requireRecorder(db: Database, asked: Asked) {
  const found = await requireHeard(db, asked);
  const { row, hearer } = found;
  if (hearer.way === "family" || row.heardById === hearer.reader.id) return found;
  throw new AppError("forbidden");
}

/** A parent; a pupil who answers for themselves; the teacher who heard it; staff who look after people. */
export function mayRemove(
  { reader, student, way, isAlone }: Hearer,
  { heardById }: Pick<RecitationRow, "heardById">,
): boolean {
  if (reader.rights.has("people")) return true;
  if (way === "family") return reader.id !== student || isAlone;
  return heardById === reader.id;
}
