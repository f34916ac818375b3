/** Who sees a pupil's memory, and as whom: family practises, the teacher plans, staff read. */
import type { MemorySide } from "@riwaq/contracts/memory/plan";

import { AppError } from "../../../platform/app-error.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { type PupilId, wayTo } from "../../people/reach/pupils.ts";

export type Sided = { side: MemorySide; pupilId: PupilId };

/** @throws not found beyond reach */
export async function sideOf(
  db: Database,
  actor: SignedIn,
  { studentId, now }: { studentId: string; now: Date },
): Promise<Sided> {
  const way = await wayTo(db, actor, studentId, now);
  if (way === null) throw new AppError("not_found");
  const pupilId = studentId as PupilId;
  if (way !== "family") return { side: way, pupilId };
  return { side: actor.id === studentId ? "pupil" : "parent", pupilId };
}

/** @throws not found beyond reach, forbidden to whoever sees it otherwise */
export async function requireSide(
  db: Database,
  actor: SignedIn,
  asked: { studentId: string; now: Date; sides: readonly MemorySide[] },
): Promise<Sided> {
  const found = await sideOf(db, actor, asked);
  if (!asked.sides.includes(found.side)) throw new AppError("forbidden");
  return found;
}

export const PRACTISING: readonly MemorySide[] = ["pupil", "parent"];
export const TEACHING: readonly MemorySide[] = ["teacher"];
