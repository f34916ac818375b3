import {
  SUGGESTIONS_MAX,
  type SimilarPlaces,
  type Suggestions,
} from "@riwaq/contracts/memory/similar";
import type { AyaPlace } from "@riwaq/contracts/memory/tests";
import { similarAyat } from "@riwaq/domain/memory/similar-ayat";
import { eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { TEACHING, requireSide, sideOf } from "../reach/queries.ts";
import { presentAyat, presentLink, withText } from "./presenter.ts";
import { type Ayat, ayatOfRow, findLinks, findSwapped, keyOf } from "./queries.ts";
import { textIndex } from "./text-index.ts";

type Asked = { studentId: string };

export async function showSimilar(
  { db, actor, clock }: Context,
  { studentId }: Asked,
): Promise<SimilarPlaces> {
  const reader = requireSignedIn(actor);
  const { side, pupilId } = await sideOf(db, reader, { studentId, now: clock.now() });
  const links = await findLinks(db, pupilId);
  const known = new Set(links.map((row) => keyOf(ayatOfRow(row))));
  const canLink = side === "teacher";
  const swapped = canLink ? await findSwapped(db, pupilId) : [];
  return {
    name: await nameOf(db, studentId),
    can_link: canLink,
    pairs: links.map(presentLink),
    proposed: swapped.filter((pair) => !known.has(keyOf(pair))).map(presentAyat),
  };
}

/** For whoever links: what was marked as exchanged with an aya, then what resembles it by its words. */
export async function suggestSimilar(
  { db, actor, clock }: Context,
  { studentId, ...place }: Asked & AyaPlace,
): Promise<Suggestions> {
  const teacher = requireSignedIn(actor);
  const asked = { studentId, now: clock.now(), sides: TEACHING };
  const { pupilId } = await requireSide(db, teacher, asked);
  const links = (await findLinks(db, pupilId)).map(ayatOfRow);
  const linked = new Set(links.flatMap((pair) => otherOf(pair, place) ?? []).map(nameOfAya));
  const marked = (await findSwapped(db, pupilId)).flatMap((pair) => otherOf(pair, place) ?? []);
  const isMarked = new Set(marked.map(nameOfAya));
  const alike = similarAyat(await textIndex(), place, SUGGESTIONS_MAX + links.length);
  const rows = new Map(alike.map((one) => [nameOfAya(one.place), one.row]));
  const all = [
    ...marked,
    ...alike.map((one) => one.place).filter((one) => !isMarked.has(nameOfAya(one))),
  ];
  return {
    suggestions: all
      .filter((one) => !linked.has(nameOfAya(one)))
      .slice(0, SUGGESTIONS_MAX)
      .map((one) => ({
        ...withText(one),
        words: rows.get(nameOfAya(one)) ?? 0,
        is_marked: isMarked.has(nameOfAya(one)),
      })),
  };
}

const nameOfAya = ({ sura, aya }: AyaPlace) => `${sura}:${aya}`;

/** What a pair says beside one of its ayat; undefined where it is neither. */
function otherOf({ first, second }: Ayat, place: AyaPlace): AyaPlace | undefined {
  const name = nameOfAya(place);
  if (nameOfAya(first) === name) return second;
  return nameOfAya(second) === name ? first : undefined;
}

export async function nameOf(db: Database, studentId: string): Promise<string> {
  const [row] = await db.select({ name: users.name }).from(users).where(eq(users.id, studentId));
  return row?.name ?? "";
}
