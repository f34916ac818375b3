import { asc, eq, inArray } from "drizzle-orm";

import { isFamily } from "../../../platform/actors.ts";
import type { PersonKeeper } from "../../../platform/persons.ts";
import { users } from "../../identity/tables/users.ts";
import { similarPlaces } from "../tables/similar-places.ts";

const { firstSura, firstAya, secondSura, secondAya, linkedAt, removedAt, studentId } =
  similarPlaces;

export const personOfSimilar = {
  gives: {
    similar_places: async (db, { person, subjects }) =>
      isFamily(person)
        ? db
            .select({
              student: users.name,
              first_sura: firstSura,
              first_aya: firstAya,
              second_sura: secondSura,
              second_aya: secondAya,
              linked_at: linkedAt,
              removed_at: removedAt,
            })
            .from(similarPlaces)
            .innerJoin(users, eq(users.id, studentId))
            .where(inArray(studentId, [...subjects]))
            .orderBy(asc(linkedAt), asc(similarPlaces.id))
        : undefined,
  },

  forget: async ({ tx }, { id }) => {
    await tx.delete(similarPlaces).where(eq(similarPlaces.studentId, id));
  },
} satisfies PersonKeeper;
