import { randomUUID } from "node:crypto";

import { RHYTHM_WEEKS } from "@riwaq/contracts/memory/rhythm";
import { expect, it } from "vitest";

import { NOT_FOUND, SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import { buildMemoryScene } from "../../../../test/memory-scene.ts";
import { startTestApp } from "../../../../test/test-app.ts";

const test = await startTestApp();
const { student, people } = await buildMemoryScene(test);
const base = `/api/students/${student.id}/memory/`;
const evenings = async (who = people.parent) =>
  (await who.get(`${base}rhythm/`)).json().weeks.map((one: { evenings: number }) => one.evenings);
const nothingElse = Array.from({ length: RHYTHM_WEEKS - 1 }, () => 0);

it("counts an evening once, however many pages were recited, and nothing that was said of the beginning", async () => {
  await people.teacher.post(`${base}beginning/`, {
    held: [{ first: 582, last: 584, standing: "rusty" }],
  });
  expect(await evenings()).toEqual([...nothingElse, 0]);
  const { today: day } = (await people.parent.get(base)).json();
  const answers = [582, 583].map((page) => ({
    id: randomUUID(),
    day,
    page,
    lines: null,
    verdict: "alone",
    answered_at: test.clock.now().toISOString(),
  }));
  expect((await people.parent.post(`${base}answers/`, { answers })).statusCode).toBe(200);
  expect(await evenings()).toEqual([...nothingElse, 1]);
  expect(await evenings(people.teacher)).toEqual([...nothingElse, 1]);
});

it("is read by nobody who has nothing to do with the pupil", async () => {
  expect((await people.guest.get(`${base}rhythm/`)).json()).toEqual(SIGN_IN_FIRST);
  for (const who of [people.stranger, people.neighbour]) {
    const answer = await who.get(`${base}rhythm/`);
    expect([answer.statusCode, answer.json()]).toEqual([404, NOT_FOUND]);
  }
});
