import { and, asc, eq, inArray } from "drizzle-orm";

import { isFamily } from "../../../platform/actors.ts";
import type { PersonKeeper } from "../../../platform/persons.ts";
import { users } from "../../identity/tables/users.ts";
import { recitationTests } from "../tables/recitation-tests.ts";

const { studentId, questions, memoryScore, tajwidScore, note, beganAt, finishedAt, state } =
  recitationTests;

/** As a family reads them: those that are finished. */
export const personOfTests = {
  gives: {
    recitation_tests: async (db, { person, subjects }) =>
      isFamily(person)
        ? db
            .select({
              student: users.name,
              questions,
              memory: memoryScore,
              tajwid: tajwidScore,
              note,
              began_at: beganAt,
              finished_at: finishedAt,
            })
            .from(recitationTests)
            .innerJoin(users, eq(users.id, studentId))
            .where(and(inArray(studentId, [...subjects]), eq(state, "finished")))
            .orderBy(asc(beganAt), asc(recitationTests.id))
        : undefined,
  },

  forget: async ({ tx }, { id }) => {
    await tx.delete(recitationTests).where(eq(studentId, id));
  },
} satisfies PersonKeeper;
