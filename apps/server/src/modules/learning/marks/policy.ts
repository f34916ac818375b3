/** Who marks a pupil's words, and who changes what was marked: whoever made it, and the teacher over family and pupil. */
import type { Marker } from "@riwaq/domain/learning/marks/kinds";

import { AppError } from "../../../platform/app-error.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { wayTo } from "../../people/reach/pupils.ts";
import type { MarkReader } from "./queries.ts";

type About = { studentId: string; now: Date };

/** As what the actor marks this pupil's words. @throws not found beyond reach, forbidden to staff as staff */
export async function requireMarker(
  db: Database,
  actor: SignedIn,
  { studentId, now }: About,
): Promise<Marker> {
  const way = await wayTo(db, actor, studentId, now);
  if (way === null) throw new AppError("not_found");
  if (way === "staff") throw new AppError("forbidden");
  if (way === "teacher") return "teacher";
  return actor.id === studentId ? "pupil" : "parent";
}

export async function readerOf(
  db: Database,
  actor: SignedIn,
  { studentId, now }: About,
): Promise<MarkReader> {
  return (await wayTo(db, actor, studentId, now)) === "family" ? "family" : "others";
}

type Made = { marker: Marker; markedById: string; shownFrom: Date };

/** @throws not found where the family does not see it yet, forbidden where it is somebody else's word */
export function requireOwnWord(
  made: Made,
  { actorId, as, now }: { actorId: string; as: Marker; now: Date },
): void {
  if (made.markedById === actorId) return;
  if (as === "teacher" && made.marker !== "teacher") return;
  const isUnseen = as !== "teacher" && made.shownFrom > now;
  throw new AppError(isUnseen ? "not_found" : "forbidden");
}
