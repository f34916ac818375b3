import { FIRST_POLICY } from "@riwaq/domain/scheduling/policy/values";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";

import { buildFamily, newKey } from "../../../test/booking-scene.ts";
import { cancel, inHours } from "../../../test/change-scene.ts";
import { buildSession, signedIn } from "../../../test/factories.ts";
import { buildOfferScene, offer } from "../../../test/offer-scene.ts";
import { TEST_NOW, startTestApp } from "../../../test/test-app.ts";
import type { TestClient } from "../../../test/test-client.ts";
import { makeUps } from "../../modules/scheduling/tables/make-ups.ts";

const NOTICE_MS = FIRST_POLICY.noticeHours * 3_600_000;

const test = await startTestApp();
const { db, clock } = test;
afterEach(() => clock.set(TEST_NOW));

const waitingOf = async (browser: TestClient, url = "/api/parent-home/") =>
  (await browser.get(url)).json().waiting;
const NOTHING = { offers: 0, make_ups: 0 };

describe("what waits for a family", () => {
  it("counts offers for as long as their hours are kept, for the child and the parent alike", async () => {
    const scene = await buildOfferScene(test);
    const child = await signedIn(test, scene.child);
    const other = await signedIn(test, (await buildFamily(db)).parent);
    expect(await waitingOf(scene.family)).toEqual(NOTHING);
    const { held_until } = await offer(scene);
    expect(await waitingOf(scene.family)).toEqual({ offers: 1, make_ups: 0 });
    expect(await waitingOf(child, "/api/student-home/")).toEqual({ offers: 1, make_ups: 0 });
    expect(await waitingOf(other)).toEqual(NOTHING);
    clock.set(new Date(held_until));
    expect(await waitingOf(await signedIn(test, scene.parent))).toEqual(NOTHING);
  });

  it("counts a lesson that a teacher placed until it can no longer be declined", async () => {
    const scene = await buildOfferScene(test);
    const startsAt = inHours(50);
    const request = {
      kind: "single",
      student_id: scene.child.id,
      teacher_id: scene.teacher.id,
      starts_at: startsAt.toISOString(),
      length_minutes: 60,
    };
    expect((await scene.desk.post("/api/bookings/", request, newKey())).statusCode).toBe(201);
    expect(await waitingOf(scene.family)).toEqual({ offers: 1, make_ups: 0 });
    clock.set(new Date(startsAt.getTime() - NOTICE_MS));
    expect(await waitingOf(await signedIn(test, scene.parent))).toEqual(NOTHING);
  });

  it("counts lessons that are owed until they are no longer", async () => {
    const scene = await buildOfferScene(test);
    const { teacher, child, desk, family } = scene;
    const lesson = await buildSession(db, { teacher, students: [child], startsAt: inHours(50) });
    const { statusCode } = await cancel(desk, lesson.id, { reason: "Ill" });
    expect(statusCode).toBe(200);
    expect(await waitingOf(family)).toEqual({ offers: 0, make_ups: 1 });
    expect((await family.get("/api/make-ups/")).json()).toHaveLength(1);
    await db
      .update(makeUps)
      .set({ expiresAt: inHours(1) })
      .where(eq(makeUps.sessionId, lesson.id));
    expect(await waitingOf(family)).toEqual({ offers: 0, make_ups: 1 });
    clock.set(inHours(2));
    expect(await waitingOf(await signedIn(test, scene.parent))).toEqual(NOTHING);
  });
});

it("a parent reads the week of all children, the lessons that are cancelled too", async () => {
  const { teacher, parent, child } = await buildOfferScene(test);
  const at = (hours: number, status: "Scheduled" | "Cancelled" = "Scheduled") =>
    buildSession(db, { teacher, students: [child], startsAt: inHours(hours), status });
  const off = await at(5, "Cancelled");
  const last = await at(7 * 24 - 1);
  const later = await at(7 * 24);
  const stranger = (await buildFamily(db)).child;
  await buildSession(db, { teacher, students: [stranger], startsAt: inHours(30) });
  const home = (await (await signedIn(test, parent)).get("/api/parent-home/")).json();
  expect(home.week.map(({ id }: { id: string }) => id)).toEqual([off.id, last.id]);
  expect(home.children[0].next.id).toBe(last.id);
  clock.set(last.endsAt);
  const after = (await (await signedIn(test, parent)).get("/api/parent-home/")).json();
  expect(after.children[0].next.id).toBe(later.id);
});
