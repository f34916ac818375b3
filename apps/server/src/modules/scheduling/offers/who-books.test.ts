import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { newKey } from "../../../../test/booking-scene.ts";
import { buildStaff, signedIn } from "../../../../test/factories.ts";
import { type OfferScene, buildOfferScene, weekly } from "../../../../test/offer-scene.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { lessonWords } from "../tables/lesson-words.ts";
import { sessions } from "../tables/sessions.ts";

const test = await startTestApp();
const { db } = test;

const comingOf = async ({ teacher }: Pick<OfferScene, "teacher">) => {
  const rows = await db.select().from(sessions).where(eq(sessions.teacherId, teacher.id));
  return rows.filter(({ kind }) => kind === "series");
};

describe("staff", () => {
  it("book for both sides at once, and say why, in words that no event keeps", async () => {
    const scene = await buildOfferScene(test);
    const office = await signedIn(test, await buildStaff(db));
    const silent = await office.post("/api/bookings/", weekly(scene), newKey());
    expect([silent.statusCode, Object.keys(silent.json())]).toEqual([400, ["reason"]]);
    const reason = "Agreed on the phone with the mother";
    const booked = await office.post("/api/bookings/", { ...weekly(scene), reason }, newKey());
    expect([booked.statusCode, booked.json().offer]).toEqual([201, null]);
    expect(await comingOf(scene)).toHaveLength(24);
    const [trace] = await db.select().from(events).where(eq(events.subjectId, scene.child.id));
    expect(trace?.payload).toEqual({ kind: "series", lessons: 24, skipped: 0 });
    const [said] = await db.select().from(lessonWords).where(eq(lessonWords.words, reason));
    expect(said).toMatchObject({ sessionId: booked.json().session_ids[0], version: 0 });
  });
});

it("what a family books stands at once", async () => {
  const scene = await buildOfferScene(test);
  const booked = await scene.family.post("/api/bookings/", weekly(scene), newKey());
  expect(booked.json()).toMatchObject({ offer: null, session_ids: { length: 24 } });
});
