import { and, count, eq, ne } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { buildFamily, buildOpenTeacher, newKey } from "../../../../test/booking-scene.ts";
import { buildStaff, signedIn } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import type { TestClient } from "../../../../test/test-client.ts";
import { sessions } from "../tables/sessions.ts";

const test = await startTestApp();
const URL = "/api/bookings/";
/** Only a server has several connections; embedded, everyone waits in one line anyway. */
const CLIENTS = process.env.TEST_DATABASE_URL ? 200 : 40;
const SLOTS = Array.from(
  { length: 10 },
  (_, index) => `2026-11-2${3 + (index % 5)}T${15 + (index % 2)}:00:00.000Z`,
);

async function family(): Promise<{ browser: TestClient; student_id: string }> {
  const { parent, child } = await buildFamily(test.db);
  const browser = await signedIn(test, parent);
  await browser.get("/api/users/me/");
  return { browser, student_id: child.id };
}

async function times<Made>(number: number, make: () => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  for (let index = 0; index < number; index += 1) made.push(await make());
  return made;
}

describe("many at once", () => {
  it(
    "on ten hours of one teacher: one winner each, everyone else finds what is free",
    { timeout: 120_000 },
    async () => {
      const teacher = await buildOpenTeacher(test.db);
      const families = await times(CLIENTS, family);
      const wishes = families.map(({ browser, student_id }, index) => ({
        browser,
        body: {
          kind: "single",
          student_id,
          teacher_id: teacher.id,
          starts_at: SLOTS[index % SLOTS.length],
          length_minutes: 60,
        },
      }));
      const answers = await Promise.all(
        wishes.map(({ browser, body }) => browser.post(URL, body, newKey())),
      );
      const statuses = Map.groupBy(answers, ({ statusCode }) => statusCode);
      expect([...statuses.keys()].toSorted()).toEqual([201, 409]);
      expect(statuses.get(201)).toHaveLength(SLOTS.length);
      const losers = wishes.filter((_, index) => answers[index]?.statusCode === 409);
      const previews = await Promise.all(
        losers.map(async ({ browser, body: { starts_at, ...body } }) => {
          const preview = await browser.post(`${URL}preview/`, { ...body, starts_at });
          return { starts_at, alternatives: preview.json().alternatives };
        }),
      );
      for (const { starts_at, alternatives } of previews) {
        expect(alternatives).toHaveLength(6);
        expect(alternatives).not.toContain(starts_at);
      }
      const rows = await test.db
        .select({ startsAt: sessions.startsAt })
        .from(sessions)
        .where(eq(sessions.teacherId, teacher.id));
      expect(rows.map(({ startsAt }) => startsAt.toISOString()).toSorted()).toEqual(
        SLOTS.toSorted(),
      );
    },
  );

  it("on one hour: who may not have it holds nobody up, and who asks twice hears the same", async () => {
    const teacher = await buildOpenTeacher(test.db);
    const families = await times(3, family);
    const asked = {
      kind: "single",
      teacher_id: teacher.id,
      starts_at: SLOTS[0],
      length_minutes: 60,
    };
    const [stranger, winner, loser] = families;
    const book = (who: typeof stranger, key = newKey(), pupil = who) =>
      who!.browser.post(URL, { ...asked, student_id: pupil!.student_id }, key);
    const key = newKey();
    const [notFound, first, again, late] = await Promise.all([
      book(stranger, newKey(), winner),
      book(winner, key),
      book(winner, key),
      book(loser),
    ]);
    expect(notFound.statusCode).toBe(404);
    expect(again.statusCode).toBe(first.statusCode);
    expect(again.json()).toEqual(first.json());
    const [won, lost] = first.statusCode === 201 ? [first, late] : [late, first];
    expect([won.statusCode, lost.statusCode]).toEqual([201, 409]);
    expect(lost.json()).toEqual({ detail: [expect.stringMatching(/^This hour has just been/)] });
    const rows = await test.db.select().from(sessions).where(eq(sessions.teacherId, teacher.id));
    expect(rows).toHaveLength(1);
  });

  it(
    "with series of the same people in opposite orders: no deadlock reaches anyone",
    { timeout: 120_000 },
    async () => {
      const [first, second] = [await buildOpenTeacher(test.db), await buildOpenTeacher(test.db)];
      const staff = await signedIn(test, await buildStaff(test.db));
      await staff.get("/api/users/me/");
      const pupils = await times(4, family);
      const asked = Array.from({ length: 32 }, (_, index) => {
        const days = index % 2 === 0 ? [2, 3, 4] : [4, 3, 2];
        return {
          kind: "series",
          student_id: pupils[Math.floor(index / 8)]?.student_id,
          teacher_id: (index % 4 < 2 ? first : second).id,
          anchor_zone: index % 2 === 0 ? "Europe/Paris" : "Africa/Cairo",
          times: days.map((day_of_week) => ({
            day_of_week,
            time: index % 2 === 0 ? "18:00" : "19:00",
          })),
          length_minutes: 60,
          starts_on: "2026-11-23",
          reason: "asked for on the phone",
        };
      });
      const answers = await Promise.all(asked.map((body) => staff.post(URL, body, newKey())));
      expect(answers.filter(({ statusCode }) => statusCode !== 201 && statusCode !== 409)).toEqual(
        [],
      );
      // Whoever is first with a pair has its 36 hours; two pairs of other people stand beside each other.
      const [stored] = await test.db
        .select({ lessons: count() })
        .from(sessions)
        .where(and(eq(sessions.kind, "series"), ne(sessions.status, "Cancelled")));
      const told = answers
        .filter(({ statusCode }) => statusCode === 201)
        .flatMap((answer) => answer.json().session_ids);
      expect(stored?.lessons).toBe(new Set(told).size);
      expect(told.length).toBe(2 * 36);
    },
  );
});
