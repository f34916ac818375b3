/** Who records, and who may remove what was recorded. */
import { AppError } from "../../../platform/app-error.ts";
import type { Database } from "../../../platform/db/database.ts";
import { type Asked, type Hearer, requireHeard } from "./load-hearer.ts";
import type { RecitationRow } from "./presenter.ts";

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
