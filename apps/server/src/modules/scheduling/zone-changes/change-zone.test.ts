import { asc, eq } from "drizzle-orm";
import { expect, it } from "vitest";

import { type Scene, bookSeries, buildScene } from "../../../../test/change-scene.ts";
import { signedIn } from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { extendSeries } from "../bookings/extend-series.job.ts";
import { series } from "../tables/series.ts";
import { sessions } from "../tables/sessions.ts";

const test = await startTestApp();
const { db } = test;
const log = { info: () => {}, warn: () => {}, error: () => {} };
const WEEK_MS = 7 * 86_400_000;

const startsOf = async (seriesId: string) =>
  (
    await db
      .select({ at: sessions.startsAt })
      .from(sessions)
      .where(eq(sessions.seriesId, seriesId))
      .orderBy(asc(sessions.startsAt))
  ).map(({ at }) => at.toISOString());

const ruleOf = async (id: string) => (await db.select().from(series).where(eq(series.id, id)))[0];

/** The teacher goes to Montreal, the parent to Réunion, and the child, who has an account of its own, to Dakar. */
async function everybodyMoves({ desk, family, child }: Scene): Promise<void> {
  const own = await signedIn(test, child);
  for (const [browser, time_zone] of [
    [desk, "America/Montreal"],
    [family, "Indian/Reunion"],
    [own, "Africa/Dakar"],
  ] as const) {
    expect((await browser.patch("/api/profile/", { time_zone })).statusCode).toBe(200);
  }
}

it("another zone of one's own moves no lesson, and a series goes on in its anchor's", async () => {
  const scene = await buildScene(test);
  const { seriesId } = await bookSeries(scene);
  const [before, rule] = [await startsOf(seriesId), await ruleOf(seriesId)];
  expect(before.at(-1)).toBe("2027-02-08T17:00:00.000Z");
  await everybodyMoves(scene);
  expect(await startsOf(seriesId)).toEqual(before);
  expect(await ruleOf(seriesId)).toEqual(rule);
  // Paris changes its clock on 28 March; neither Montreal's nor Cairo's change has a part in it.
  test.clock.set(new Date(TEST_NOW.getTime() + 10 * WEEK_MS));
  await extendSeries({ ...test.services, log });
  const after = await startsOf(seriesId);
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.slice(before.length)).toEqual(
    ["02-15", "02-22", "03-01", "03-08", "03-15", "03-22"]
      .map((day) => `2027-${day}T17:00:00.000Z`)
      .concat(["03-29", "04-05", "04-12", "04-19"].map((day) => `2027-${day}T16:00:00.000Z`)),
  );
  expect((await ruleOf(seriesId))?.anchorZone).toBe("Europe/Paris");
  test.clock.set(TEST_NOW);
});

it("the lessons are shown on the new clock, at the same instants", async () => {
  const scene = await buildScene(test);
  const { ids } = await bookSeries(scene);
  const shown = async () => (await scene.family.get(`/api/sessions/${ids[0]}/`)).json();
  const before = await shown();
  expect(before).toMatchObject({ start_time: "18:00:00", time_zone: "Europe/Paris" });
  await everybodyMoves(scene);
  const { starts_at, ends_at } = before;
  expect(await shown()).toMatchObject({
    starts_at,
    ends_at,
    start_time: "21:00:00",
    time_zone: "Indian/Reunion",
    teacher_zone: "America/Montreal",
    family_zone: "Africa/Dakar",
    series: { anchor_zone: "Europe/Paris", times: [{ day_of_week: 2, time: "18:00" }] },
  });
});
