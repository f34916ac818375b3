import fc from "fast-check";
import { expect, it } from "vitest";

import { buildTeacher, signedIn } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";

const test = await startTestApp();
const client = await signedIn(test, await buildTeacher(test.db));

type Entry = { day_of_week: number; start_time: string; end_time: string };

const hour = (value: number) => `${String(value % 24).padStart(2, "0")}:00`;

/** Any valid week: every day cut at a few hours, some of the pieces free. */
const weeks = fc
  .array(
    fc.record({
      cuts: fc.uniqueArray(fc.integer({ min: 0, max: 24 }), { maxLength: 8 }),
      isFree: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
    }),
    { minLength: 7, maxLength: 7 },
  )
  .map((days) =>
    days.flatMap(({ cuts, isFree }, day_of_week) => {
      const hours = cuts.toSorted((a, b) => a - b);
      return hours
        .slice(1)
        .flatMap((end, index): Entry[] =>
          isFree[index]
            ? [{ day_of_week, start_time: hour(hours[index]!), end_time: hour(end) }]
            : [],
        );
    }),
  )
  .chain((week) => fc.shuffledSubarray(week, { minLength: week.length }));

const lineOf = (slot: Entry) =>
  `${slot.day_of_week} ${slot.start_time.slice(0, 5)} ${slot.end_time.slice(0, 5)}`;

it("what is stored is what was sent, for any valid week after any other", async () => {
  const id = (await client.get("/api/users/me/")).json().id;
  await fc.assert(
    fc.asyncProperty(weeks, async (week) => {
      const body = week.map((entry) => ({ ...entry, is_free: true }));
      const answer = await client.post("/api/time-slots/bulk_create/", body);
      expect(answer.statusCode).toBe(201);
      const stored = await client.get(`/api/time-slots/${id}/teacher_slots/`);
      expect(stored.json()).toEqual(answer.json());
      expect(stored.json().map(lineOf).toSorted()).toEqual(week.map(lineOf).toSorted());
    }),
    { numRuns: 60, seed: 20_261_121 },
  );
});
