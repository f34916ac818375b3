import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { buildOpenTeacher, newKey } from "../../../../test/booking-scene.ts";
import { type Scene, buildLesson, buildScene, inHours } from "../../../../test/change-scene.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { sessions } from "../tables/sessions.ts";

const test = await startTestApp();
const { db } = test;
const URL = "/api/bookings/";

const single = ({ child, teacher }: Scene, change: object = {}) => ({
  kind: "single",
  student_id: child.id,
  teacher_id: teacher.id,
  starts_at: inHours(50).toISOString(),
  length_minutes: 60,
  ...change,
});

describe("dates that no calendar here goes to", () => {
  const far = ["9999-12-31T23:45:00Z", "0000-01-01T00:00:00Z", "0001-01-01T00:00:00+14:00"];

  it.each(far)("a lesson at %s is refused, booked or moved there", async (starts_at) => {
    const scene = await buildScene(test);
    const { id } = await buildLesson(db, scene, inHours(26));
    const move = { scope: "one", starts_at };
    const answers = [
      await scene.family.post(`${URL}preview/`, single(scene, { starts_at })),
      await scene.family.post(URL, single(scene, { starts_at }), newKey()),
      await scene.family.post(`/api/sessions/${id}/move/preview/`, move),
      await scene.family.post(`/api/sessions/${id}/move/`, move, newKey()),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json())).toEqual(["starts_at"]);
    }
  });

  it.each([
    ["0000-01-01T00:00:00Z", "0000-01-02T00:00:00Z"],
    ["9999-12-01T00:00:00Z", "9999-12-31T23:59:59-12:00"],
  ])("lessons from %s to %s are asked for in vain", async (from, to) => {
    const { family } = await buildScene(test);
    const query = new URLSearchParams({ from, to });
    expect((await family.get(`/api/sessions/?${query}`)).statusCode).toBe(400);
  });
});

describe("ids in capital letters", () => {
  it("name the same people", async () => {
    const scene = await buildScene(test);
    await buildLesson(db, scene, inHours(50));
    const elsewhere = await buildOpenTeacher(db);
    const asked = single(scene, {
      student_id: scene.child.id.toUpperCase(),
      teacher_id: elsewhere.id.toUpperCase(),
    });
    const answer = await scene.family.post(`${URL}preview/`, asked);
    expect(answer.json().occurrences).toMatchObject([{ state: "student_busy", is_booked: false }]);
    const path = `/api/teachers/${elsewhere.id.toUpperCase()}/free-slots/`;
    const window = "from=2026-11-23T00:00:00Z&to=2026-11-24T00:00:00Z";
    expect((await scene.family.get(`${path}?${window}`)).statusCode).toBe(200);
  });

  it("wait in the same line: one trial lesson, however it is asked for at once", async () => {
    const scene = await buildScene(test);
    const change = { kind: "trial", length_minutes: 30 };
    const spelled = [scene.child.id, scene.child.id.toUpperCase()];
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => {
        const starts_at = inHours(50 + index).toISOString();
        const asked = single(scene, { ...change, student_id: spelled[index % 2], starts_at });
        return scene.family.post(URL, asked, newKey());
      }),
    );
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(codes).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
    const trials = and(eq(sessions.teacherId, scene.teacher.id), eq(sessions.kind, "trial"));
    expect(await db.$count(sessions, trials)).toBe(1);
  });
});
