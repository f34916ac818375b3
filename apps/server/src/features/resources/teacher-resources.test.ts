import { describe, expect, it } from "vitest";

import { SIGN_IN_FIRST, TEACHERS_ONLY } from "../../../test/error-map.ts";
import {
  buildParent,
  buildResource,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../test/factories.ts";
import { startTestApp } from "../../../test/test-app.ts";

const test = await startTestApp();
const URL = "/api/resources/";

describe("a teacher's resources", () => {
  it("come last changed first, with those they are assigned to", async () => {
    const teacher = await buildTeacher(test.db);
    const students = [await buildStudent(test.db), await buildStudent(test.db)];
    const updatedAt = new Date("2026-10-01T08:00:00Z");
    const old = await buildResource(test.db, teacher, students, {
      title: "The letters",
      type: "Video",
      updatedAt,
    });
    const recent = await buildResource(test.db, teacher, [], {
      title: "القاعدة النورانية",
      updatedAt: new Date("2026-11-01T08:00:00Z"),
    });
    await buildResource(test.db, await buildTeacher(test.db), students);
    const answer = await (await signedIn(test, teacher)).get(URL);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().resources).toMatchObject([
      {
        id: recent.id,
        title: "القاعدة النورانية",
        type: "PDF",
        last_updated: "2026-11-01T08:00:00.000Z",
        assigned_students: [],
      },
      {
        id: old.id,
        title: "The letters",
        type: "Video",
        last_updated: "2026-10-01T08:00:00.000Z",
        assigned_students: students.map(({ id }) => id).toSorted(),
      },
    ]);
  });

  it("are none at first", async () => {
    const client = await signedIn(test, await buildTeacher(test.db));
    expect((await client.get(URL)).json().resources).toEqual([]);
  });

  it("are for teachers only", async () => {
    const others = [
      await buildStudent(test.db),
      await buildParent(test.db),
      await buildStaff(test.db),
    ];
    for (const other of others) {
      const answer = await (await signedIn(test, other)).get(URL);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toEqual(TEACHERS_ONLY);
    }
    const guest = await test.client().get(URL);
    expect(guest.statusCode).toBe(401);
    expect(guest.json()).toEqual(SIGN_IN_FIRST);
  });
});
