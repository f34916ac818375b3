/** Who hears recordings of a pupil. */
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
export async function loadHearer(
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

export type Asked = { actor: Actor; id: string; now: Date };

/** A recording as its reader finds it. */
export async function requireHeard(
  db: Database,
  { actor, id, now }: Asked,
): Promise<{ row: RecitationRow; hearer: Hearer }> {
  const reader = requireSignedIn(actor);
  const row = await findRecitation(db, id);
  if (!row) throw new AppError("not_found");
  return { row, hearer: await loadHearer(db, reader, { studentId: row.studentId, now }) };
}
