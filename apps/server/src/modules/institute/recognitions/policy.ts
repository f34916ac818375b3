/** Who opens the proof of a recognition: everybody while it is valid, and staff who decide about content after that. */
import { AppError } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/context.ts";
import type { RecognitionRow } from "./queries.ts";

/** @throws not found for a proof that this person may not open, as for one that is not there */
export function requireOpen(
  actor: Actor,
  row: RecognitionRow | undefined,
  today: string,
): RecognitionRow {
  if (!row) throw new AppError("not_found");
  const isStaff = actor.kind === "user" && actor.roles.has("staff") && actor.rights.has("content");
  if (row.validUntil < today && !isStaff) throw new AppError("not_found");
  return row;
}
