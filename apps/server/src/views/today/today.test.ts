import { describe, expect, it } from "vitest";

import {
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../test/factories.ts";
import { statementsOf } from "../../../test/statements.ts";
import { TEST_NOW, startTestApp } from "../../../test/test-app.ts";
import { presenceMarks } from "../../modules/scheduling/tables/presence-marks.ts";

const test = await startTestApp();
const { db } = test;
const URL = "/api/staff/today/";
const inMinutes = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);

async function seedDay() {
  const [teacher, student] = [await buildTeacher(db), await buildStudent(db)];
  const lesson = (minutes: number) =>
    buildSession(db, { teacher, students: [student], startsAt: inMinutes(minutes) });
  const [running, tomorrow] = [await lesson(-10), await lesson(36 * 60)];
  return { teacher, student, running, tomorrow };
}

describe("the day of the institute", () => {
  it("is by teacher, with who came and who left", async () => {
    const { teacher, student, running, tomorrow } = await seedDay();
    const mark = (side: "teacher" | "pupil", kind: "came" | "left", minutes: number) => ({
      sessionId: running.id,
      userId: side === "teacher" ? teacher.id : student.id,
      side,
      kind,
      connection: side,
      at: inMinutes(minutes),
    });
    await db
      .insert(presenceMarks)
      .values([mark("teacher", "came", -11), mark("pupil", "came", -8), mark("pupil", "left", -2)]);
    const client = await signedIn(test, await buildStaff(db));
    const answer = await client.get(URL);
    expect(answer.statusCode).toBe(200);
    const own = answer.json().teachers.find(({ id }: { id: string }) => id === teacher.id);
    expect(own).toMatchObject({
      name: teacher.name,
      lessons: [
        {
          id: running.id,
          students_names: [student.name],
          teacher: { came_at: inMinutes(-11).toISOString(), left_at: null },
          pupil: {
            came_at: inMinutes(-8).toISOString(),
            left_at: inMinutes(-2).toISOString(),
          },
        },
      ],
    });
    expect(JSON.stringify(answer.json())).not.toContain(tomorrow.id);
  });

  it("asks the database as often for one lesson as for twenty", async () => {
    const client = await signedIn(test, await buildStaff(db));
    await seedDay();
    const few = await statementsOf(db, () => client.get(URL));
    for (let count = 0; count < 5; count += 1) await seedDay();
    const many = await statementsOf(db, () => client.get(URL));
    expect(many).toHaveLength(few.length);
    expect(many.length).toBeLessThanOrEqual(4);
  });

  it("is closed to whoever does not decide about lessons", async () => {
    const { teacher, student } = await seedDay();
    for (const somebody of [teacher, student]) {
      expect((await (await signedIn(test, somebody)).get(URL)).statusCode).toBe(403);
    }
  });
});
