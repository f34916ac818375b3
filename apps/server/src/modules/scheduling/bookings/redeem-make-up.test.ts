import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { buildFamily, buildOpenTeacher, newKey } from "../../../../test/booking-scene.ts";
import { buildSession, signedIn } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { makeUps } from "../tables/make-ups.ts";
import { sessions } from "../tables/sessions.ts";

const test = await startTestApp();
const URL = "/api/bookings/";

async function scene(state: "owed" | "pending" | "refused" = "owed") {
  const teacher = await buildOpenTeacher(test.db);
  const { parent, child } = await buildFamily(test.db);
  const cancelled = await buildSession(test.db, {
    teacher,
    students: [child],
    startsAt: new Date("2026-11-24T15:00:00Z"),
    lengthMinutes: 45,
    status: "Cancelled",
  });
  const [owed] = await test.db
    .insert(makeUps)
    .values({
      sessionId: cancelled.id,
      studentId: child.id,
      teacherId: teacher.id,
      cause: "family",
      month: "2026-11",
      state,
    })
    .returning();
  const make_up_id = owed?.id ?? "";
  const request = { kind: "make_up", make_up_id, starts_at: "2026-11-26T15:00:00Z" };
  return { request, browser: await signedIn(test, parent) };
}

describe("a make-up that is owed", () => {
  it("is booked once, as long as the lesson that it replaces", async () => {
    const { request, browser } = await scene();
    const answer = await browser.post(URL, request, newKey());
    expect(answer.statusCode).toBe(201);
    const [id = ""] = answer.json().session_ids;
    const [lesson] = await test.db.select().from(sessions).where(eq(sessions.id, id));
    expect(lesson).toMatchObject({
      kind: "make_up",
      startsAt: new Date("2026-11-26T15:00:00Z"),
      endsAt: new Date("2026-11-26T15:45:00Z"),
    });
    const [row] = await test.db.select().from(makeUps).where(eq(makeUps.id, request.make_up_id));
    expect(row).toMatchObject({ state: "booked", bookedSessionId: id });

    const again = { ...request, starts_at: "2026-11-27T15:00:00Z" };
    const refused = await browser.post(URL, again, newKey());
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { detail: ["This make-up class has been booked already, or is no longer owed."] },
    ]);
  });

  it("stays owed if its hour is taken", async () => {
    const { request, browser } = await scene();
    const closed = { ...request, starts_at: "2026-11-26T21:00:00Z" };
    expect((await browser.post(URL, closed, newKey())).statusCode).toBe(409);
    const [row] = await test.db.select().from(makeUps).where(eq(makeUps.id, request.make_up_id));
    expect(row?.state).toBe("owed");
  });

  it("is not found by another family, nor one that does not exist", async () => {
    const { request } = await scene();
    const { parent } = await buildFamily(test.db);
    const stranger = await signedIn(test, parent);
    expect((await stranger.post(URL, request, newKey())).statusCode).toBe(404);
    const unknown = { ...request, make_up_id: crypto.randomUUID() };
    expect((await stranger.post(URL, unknown, newKey())).statusCode).toBe(404);
  });
});

it.each(["pending", "refused"] as const)("a make-up that is %s cannot be booked", async (state) => {
  const { request, browser } = await scene(state);
  expect((await browser.post(URL, request, newKey())).statusCode).toBe(409);
});
