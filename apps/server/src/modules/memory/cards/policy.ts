/** Who sees and changes which cards: a deck is its maker's own, or all teachers' once it is shared; staff of content see each. */
import type { MemorySide } from "@riwaq/contracts/memory/plan";
import { type SQL, and, eq, isNull, or, sql } from "drizzle-orm";

import { requireSignedIn, requireTeacher } from "../../../platform/actors.ts";
import { AppError, refusal } from "../../../platform/app-error.ts";
import type { Actor, SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { type PupilId, familyOf, sinceWhen, taughtBy, wayTo } from "../../people/reach/pupils.ts";
import { cardDecks } from "../tables/card-decks.ts";

/** Teachers, and staff who look after the content. */
export function requireReader(actor: Actor): SignedIn {
  const person = requireSignedIn(actor);
  if (person.rights.has("content")) return person;
  if (person.roles.has("staff") && !person.roles.has("teacher")) {
    throw refusal("forbidden", "right_content");
  }
  return requireTeacher(person);
}

/** What was removed is there for nobody. */
export const isReadable = ({ id, rights }: SignedIn): SQL | undefined =>
  and(
    isNull(cardDecks.removedAt),
    rights.has("content")
      ? undefined
      : or(eq(cardDecks.madeById, id), eq(cardDecks.isShared, true)),
  );

/** Who reads a deck, and who learns it: the pupil and the family, and whoever teaches the pupil. */
export function isShownTo(person: SignedIn, now: Date): SQL | undefined {
  const { id, roles, rights } = person;
  const since = sql`${sinceWhen(now)}::timestamptz`;
  const taught = sql`or given.student_id in ${taughtBy(id, since)}`;
  const isLearnt = sql`exists (select from deck_assignments given
    where given.deck_id = ${cardDecks.id} and given.ended_at is null
      and (given.student_id in ${familyOf(person)} ${roles.has("teacher") ? taught : sql``}))`;
  const isReader = roles.has("teacher") || rights.has("content");
  return and(isNull(cardDecks.removedAt), isReader ? or(isReadable(person), isLearnt) : isLearnt);
}

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
