import {
  consequenceOf,
  NOTHING_LOST,
  type Outcome,
  outcomeFault,
  OUTCOMES,
  statusOfOutcome,
} from "@riwaq/domain/scheduling/outcomes/outcome";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";

import {
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { sessionReports } from "../../learning/tables/session-reports.ts";
import { makeUps } from "../tables/make-ups.ts";
import { sessions } from "../tables/sessions.ts";

const LENGTH = 60;
const app = await startTestApp();
const office = await signedIn(app, await buildStaff(app.db));
let hours = 0;

const anyOutcome: fc.Arbitrary<Outcome> = fc
  .record({
    kind: fc.constantFrom(...OUTCOMES),
    teacherLateMin: fc.integer({ min: 0, max: LENGTH }),
    pupilLateMin: fc.integer({ min: 0, max: LENGTH }),
    lostMin: fc.integer({ min: 0, max: LENGTH }),
    lostBy: fc.constantFrom("teacher" as const, "pupil" as const, null),
  })
  .map((said) =>
    outcomeFault(said, LENGTH) === null ? said : { ...NOTHING_LOST, kind: said.kind },
  )
  .filter((said) => outcomeFault(said, LENGTH) === null);

/** A lesson of two pupils that was over long ago. */
async function pastLesson() {
  hours += 2;
  const startsAt = new Date(TEST_NOW.getTime() - (1000 + hours) * 3_600_000);
  const teacher = await buildTeacher(app.db);
  const students = [await buildStudent(app.db), await buildStudent(app.db)];
  return buildSession(app.db, { teacher, students, startsAt, lengthMinutes: LENGTH });
}

async function say(id: string, said: Outcome) {
  const body = {
    kind: said.kind,
    lost_min: said.lostMin,
    lost_by: said.lostBy,
    teacher_late_min: said.teacherLateMin,
    pupil_late_min: said.pupilLateMin,
    reason: "As told",
  };
  const answer = await office.post(`/api/sessions/${id}/outcome/`, body);
  expect(answer.statusCode).toBe(200);
}

async function sumsOf(id: string) {
  const [row] = await app.db.select().from(sessions).where(eq(sessions.id, id));
  return {
    status: row?.status,
    owed: await app.db.$count(makeUps, eq(makeUps.sessionId, id)),
    reports: await app.db.$count(sessionReports, eq(sessionReports.sessionId, id)),
  };
}

test("however a lesson was corrected, what is owed is as if the last word had been said at once", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyOutcome, { minLength: 1, maxLength: 5 }), async (versions) => {
      const { id } = await pastLesson();
      for (const version of versions) await say(id, version);
      const last = versions.at(-1)!;
      const { owesMakeUp, owesReport } = consequenceOf(last, LENGTH);
      expect(await sumsOf(id)).toEqual({
        status: statusOfOutcome(last.kind),
        owed: owesMakeUp ? 2 : 0,
        reports: owesReport ? 2 : 0,
      });
    }),
    { numRuns: 25 },
  );
}, 120_000);
