import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";

import { buildLesson, buildScene, cancel, inHours } from "../../../../test/change-scene.ts";
import { buildStaff, signedIn } from "../../../../test/factories.ts";
import { startTestApp, TEST_NOW } from "../../../../test/test-app.ts";
import { notifications } from "../../notifications/tables/notifications.ts";
import { policies } from "../tables/policies.ts";

const test = await startTestApp();
const { db, clock } = test;
const URL = "/api/staff/policies/";
const FIRST = { notice_hours: 2, make_ups_per_month: 2, moves_per_lesson: 2, make_up_days: null };
const LONGER = { ...FIRST, notice_hours: 24 };

const scene = await buildScene(test);
const member = await buildStaff(db, { name: "Mariam" });
const staff = await signedIn(test, member);

/** The test's now is a Saturday noon in Cairo; a member of staff who signs in again, as sign-ins end. */
afterEach(async () => {
  clock.set(TEST_NOW);
  await db.delete(policies);
});

const set = (holds_from: string, values: object = LONGER) =>
  staff.post(URL, { ...values, holds_from });
const said = async () => (await test.client().get("/api/institute/")).json();
const toldOf = async (kind: string) =>
  (await db.select().from(notifications).where(eq(notifications.event, kind))).map(
    ({ userId }) => userId,
  );

describe("values of the terms", () => {
  it("are set from tomorrow on, shown to everybody with their day, and hold from its first minute", async () => {
    const answer = await set("2026-11-22");
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      time_zone: "Africa/Cairo",
      earliest_on: "2026-11-22",
      policies: [
        { ...LONGER, holds_from: "2026-11-22", state: "coming", set_by: "Mariam" },
        { ...FIRST, holds_from: null, state: "now", set_by: null },
      ],
    });
    const coming = [{ ...LONGER, holds_from: "2026-11-22" }];
    expect(await said()).toMatchObject({ terms: FIRST, terms_to_come: coming });
    clock.set(new Date("2026-11-21T21:59:59.999Z"));
    expect(await said()).toMatchObject({ terms: FIRST, terms_to_come: coming });
    clock.set(new Date("2026-11-21T22:00:00Z"));
    expect(await said()).toMatchObject({ terms: LONGER, terms_to_come: [] });
  });

  it("are told to families, and that they will not be as well", async () => {
    const [coming] = (await set("2026-12-01")).json().policies;
    const told = await toldOf("terms-change");
    expect(told).toEqual(expect.arrayContaining([scene.parent.id, scene.child.id]));
    expect(told).not.toContain(scene.teacher.id);
    expect((await staff.unsafe("DELETE", `${URL}${coming.id}/`, undefined, {})).statusCode).toBe(
      200,
    );
    expect(await toldOf("terms-kept")).toEqual(expect.arrayContaining([scene.parent.id]));
    expect(await said()).toMatchObject({ terms: FIRST, terms_to_come: [] });
  });

  it.each([
    ["today", "2026-11-21", LONGER, "Choose tomorrow"],
    ["a day gone by", "2026-11-01", LONGER, "Choose tomorrow"],
    ["nothing new", "2026-12-01", FIRST, "Nothing would change"],
  ])("are refused for %s", async (_, day, values, words) => {
    const answer = await set(day, values);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().holds_from[0]).toContain(words);
  });

  it("are one thing on a day, and within their limits", async () => {
    await set("2026-12-01");
    expect((await set("2026-12-01", { ...FIRST, moves_per_lesson: 3 })).statusCode).toBe(400);
    const answer = await set("2026-12-02", { ...FIRST, notice_hours: 0, make_ups_per_month: 99 });
    expect(Object.keys(answer.json()).toSorted()).toEqual(["make_ups_per_month", "notice_hours"]);
  });

  it("are not taken back once they hold", async () => {
    const [coming] = (await set("2026-11-22")).json().policies;
    clock.set(new Date("2026-11-21T22:00:00Z"));
    expect((await staff.unsafe("DELETE", `${URL}${coming.id}/`, undefined, {})).statusCode).toBe(
      409,
    );
  });
});

describe("a cancellation", () => {
  it("goes by the values of its minute, whatever they will be or were", async () => {
    const [today, tomorrow] = [
      await buildLesson(db, scene, inHours(5)),
      await buildLesson(db, scene, inHours(17)),
    ];
    await set("2026-11-22", { ...LONGER, make_ups_per_month: 5 });
    const first = (await cancel(scene.family, today.id)).json();
    expect(first.decision).toMatchObject({ outcome: "free", limit: 2 });
    clock.set(new Date("2026-11-21T22:00:00Z"));
    const second = (await cancel(scene.family, tomorrow.id)).json();
    expect(second.decision).toMatchObject({ outcome: "counts_as_taken", limit: 5 });
  });
});
