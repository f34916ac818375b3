import { asc, eq, inArray } from "drizzle-orm";

import { isFamily } from "../../platform/actors.ts";
import type { PersonKeeper } from "../../platform/persons.ts";
import { users } from "../identity/tables/users.ts";
import { personOfCards } from "./cards/person-of-cards.ts";
import { personOfEar } from "./ear/person-of-ear.ts";
import { personOfSimilar } from "./similar/person-of-similar.ts";
import { memoryEvenings } from "./tables/memory-evenings.ts";
import { memoryPages } from "./tables/memory-pages.ts";
import { memoryPlans } from "./tables/memory-plans.ts";
import { memoryReviews } from "./tables/memory-reviews.ts";
import { newPortions } from "./tables/new-portions.ts";
import { personOfTests } from "./tests/person-of-tests.ts";

const ROOMS = [personOfTests, personOfSimilar, personOfEar, personOfCards];

/** How somebody memorises, and each time that it was heard. */
export const memoryPerson: PersonKeeper = {
  gives: {
    ...personOfTests.gives,
    ...personOfSimilar.gives,
    ...personOfEar.gives,
    ...personOfCards.gives,
    memory_plans: async (db, { person, subjects }) =>
      isFamily(person)
        ? db
            .select({
              student: users.name,
              minutes: memoryPlans.minutes,
              pages: memoryPlans.pages,
              cycle_days: memoryPlans.cycleDays,
              recent_days: memoryPlans.recentDays,
              days_off: memoryPlans.daysOff,
              mode: memoryPlans.mode,
              mode_until: memoryPlans.modeUntil,
            })
            .from(memoryPlans)
            .innerJoin(users, eq(users.id, memoryPlans.studentId))
            .where(inArray(memoryPlans.studentId, [...subjects]))
            .orderBy(asc(memoryPlans.studentId))
        : undefined,
    memory_reviews: async (db, { person, subjects }) =>
      isFamily(person)
        ? db
            .select({
              student: users.name,
              page: memoryReviews.page,
              first_line: memoryReviews.firstLine,
              last_line: memoryReviews.lastLine,
              day: memoryReviews.day,
              source: memoryReviews.source,
              by: memoryReviews.by,
              standing: memoryReviews.standing,
              grade: memoryReviews.grade,
              teachers_grade: memoryReviews.override,
              voided_at: memoryReviews.voidedAt,
            })
            .from(memoryReviews)
            .innerJoin(users, eq(users.id, memoryReviews.studentId))
            .where(inArray(memoryReviews.studentId, [...subjects]))
            .orderBy(asc(memoryReviews.day), asc(memoryReviews.id))
        : undefined,
    new_portions: async (db, { person, subjects }) =>
      isFamily(person)
        ? db
            .select({
              student: users.name,
              page: newPortions.page,
              first_line: newPortions.firstLine,
              last_line: newPortions.lastLine,
              given_at: newPortions.givenAt,
              ended_at: newPortions.endedAt,
            })
            .from(newPortions)
            .innerJoin(users, eq(users.id, newPortions.studentId))
            .where(inArray(newPortions.studentId, [...subjects]))
            .orderBy(asc(newPortions.givenAt), asc(newPortions.id))
        : undefined,
  },
  forget: async (ctx, gone) => {
    for (const room of ROOMS) await room.forget(ctx, gone);
    const { tx } = ctx;
    const { id } = gone;
    await tx.delete(memoryEvenings).where(eq(memoryEvenings.studentId, id));
    await tx.delete(memoryPages).where(eq(memoryPages.studentId, id));
    await tx.delete(memoryReviews).where(eq(memoryReviews.studentId, id));
    await tx.delete(newPortions).where(eq(newPortions.studentId, id));
    await tx.delete(memoryPlans).where(eq(memoryPlans.studentId, id));
  },
};
