/** Who sees and changes which cards: a deck is its maker's own, or all teachers' once it is shared. */
import type { MemorySide } from "@riwaq/contracts/memory/plan";
import { type SQL, and, eq, isNull, or } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { type PupilId, wayTo } from "../../people/reach/pupils.ts";
import { cardDecks } from "../tables/card-decks.ts";

/** What was removed is there for nobody. */
export const isReadable = (teacher: SignedIn): SQL | undefined =>
  and(
    isNull(cardDecks.removedAt),
    or(eq(cardDecks.madeById, teacher.id), eq(cardDecks.isShared, true)),
  );

export const isOwn = (teacher: SignedIn): SQL | undefined =>
  and(isNull(cardDecks.removedAt), eq(cardDecks.madeById, teacher.id));

type Asked = { studentId: string; now: Date };

/** @throws not found beyond reach */
export async function sideOfCards(db: Database, actor: SignedIn, { studentId, now }: Asked) {
  const way = await wayTo(db, actor, studentId, now);
  if (way === null) throw new AppError("not_found");
  const family: MemorySide = actor.id === studentId ? "pupil" : "parent";
  return { side: way === "family" ? family : way, pupilId: studentId as PupilId };
}

/** @throws not found beyond reach, forbidden to whoever does not teach the pupil */
export async function requireOwnPupil(db: Database, actor: SignedIn, asked: Asked) {
  const { side, pupilId } = await sideOfCards(db, actor, asked);
  if (side !== "teacher") throw new AppError("forbidden");
  return pupilId;
}

/** @throws not found beyond reach, forbidden to whoever is not of the pupil's family */
export async function requireLearner(db: Database, actor: SignedIn, asked: Asked) {
  const { side, pupilId } = await sideOfCards(db, actor, asked);
  if (side !== "pupil" && side !== "parent") throw new AppError("forbidden");
  return pupilId;
}
