import { asc, eq, inArray } from "drizzle-orm";

import { isFamily } from "../../../platform/actors.ts";
import type { PersonKeeper } from "../../../platform/persons.ts";
import { users } from "../../identity/tables/users.ts";
import { earAnswers } from "../tables/ear-answers.ts";

/** How often somebody heard which of two sounds it was. */
export const personOfEar = {
  gives: {
    ear_answers: async (db, { person, subjects }) =>
      isFamily(person)
        ? db
            .select({
              student: users.name,
              pair: earAnswers.pair,
              day: earAnswers.day,
              heard: earAnswers.heard,
              right: earAnswers.right,
            })
            .from(earAnswers)
            .innerJoin(users, eq(users.id, earAnswers.studentId))
            .where(inArray(earAnswers.studentId, [...subjects]))
            .orderBy(asc(earAnswers.day), asc(earAnswers.pair))
        : undefined,
  },

  forget: async ({ tx }, { id }) => {
    await tx.delete(earAnswers).where(eq(earAnswers.studentId, id));
  },
} satisfies PersonKeeper;
