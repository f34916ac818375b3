import { FIRST_POLICY } from "@riwaq/domain/scheduling/policy/values";
import { and, eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";

import { buildFamily, newKey } from "../../../../test/booking-scene.ts";
import { cancel, inHours, lessonOf, makeUpsOf, move, to } from "../../../../test/change-scene.ts";
import { buildSession, signedIn } from "../../../../test/factories.ts";
import { type OfferScene, buildOfferScene } from "../../../../test/offer-scene.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { notifications } from "../../notifications/tables/notifications.ts";
import { outboxMessages } from "../../notifications/tables/outbox-messages.ts";

const NOTICE_MS = FIRST_POLICY.noticeHours * 3_600_000;

const test = await startTestApp();
const { db, clock } = test;
afterEach(() => clock.set(TEST_NOW));

async function place({ desk, teacher, child }: OfferScene, startsAt = inHours(50)) {
  const request = {
    kind: "single",
    student_id: child.id,
    teacher_id: teacher.id,
    starts_at: startsAt.toISOString(),
    length_minutes: 60,
  };
  const preview = await desk.post("/api/bookings/preview/", request);
  expect(preview.json()).toMatchObject({ standing: "declinable" });
  const booked = await desk.post("/api/bookings/", request, newKey());
  expect([booked.statusCode, booked.json().offer]).toEqual([201, null]);
  return booked.json().session_ids[0] as string;
}
const decline = (browser: OfferScene["family"], id: string, word = "") =>
  browser.post(`/api/sessions/${id}/decline/`, { word });
const keep = (browser: OfferScene["family"], id: string) =>
  browser.post(`/api/sessions/${id}/keep/`);
const placedFor = async (browser: OfferScene["family"]) =>
  (await browser.get("/api/offers/")).json().lessons;
const toldTo = async ({ id }: { id: string }) => {
  const rows = await db.select().from(notifications).where(eq(notifications.userId, id));
  return rows.toSorted((a, b) => a.seq - b.seq).map(({ event }) => event);
};

describe("a single lesson that a teacher places", () => {
  it("stands at once, and the family reads until when it may be declined", async () => {
    const scene = await buildOfferScene(test);
    const id = await place(scene);
    expect(await lessonOf(db, id)).toMatchObject({ status: "Scheduled", isDeclinable: true });
    expect(await placedFor(scene.family)).toMatchObject([
      {
        session_id: id,
        starts_at: inHours(50).toISOString(),
        decline_until: inHours(48).toISOString(),
      },
    ]);
    expect([await toldTo(scene.parent), await toldTo(scene.teacher)]).toEqual([
      ["lesson-placed"],
      ["lesson-booked"],
    ]);
    expect(await placedFor(scene.desk)).toEqual([]);
  });

  it("is declined without a make-up used or owed, and its teacher reads why", async () => {
    const scene = await buildOfferScene(test);
    const id = await place(scene);
    expect((await decline(scene.family, id, "Nous partons")).statusCode).toBe(200);
    expect((await decline(scene.family, id)).statusCode).toBe(200);
    expect(await lessonOf(db, id)).toMatchObject({ status: "Cancelled", cancelledBy: "family" });
    expect(await makeUpsOf(db, scene)).toEqual([]);
    expect(await placedFor(scene.family)).toEqual([]);
    expect(await toldTo(scene.teacher)).toEqual(["lesson-booked", "lesson-declined"]);
    const [mail] = await db
      .select()
      .from(outboxMessages)
      .where(
        and(
          eq(outboxMessages.template, "lesson-declined"),
          eq(outboxMessages.userId, scene.teacher.id),
        ),
      );
    expect(mail?.params).toMatchObject({ quote: "Nous partons", calendarMethod: "CANCEL" });
  });

  it("is declined to the millisecond of the notice, and then is one like any other", async () => {
    const scene = await buildOfferScene(test);
    const [first, second] = [await place(scene), await place(scene, inHours(74))];
    clock.set(new Date(inHours(50).getTime() - NOTICE_MS));
    expect((await decline(scene.family, first)).statusCode).toBe(200);
    clock.set(new Date(inHours(74).getTime() - NOTICE_MS + 1));
    expect(await placedFor(scene.family)).toEqual([]);
    const late = await decline(scene.family, second);
    expect([late.statusCode, late.json()]).toEqual([
      409,
      { detail: [expect.stringContaining("can no longer be declined")] },
    ]);
    expect((await cancel(scene.family, second)).statusCode).toBe(200);
  });

  it("placed within the notice it is declined until it begins, as bell and mail say", async () => {
    const scene = await buildOfferScene(test);
    const id = await place(scene, inHours(1));
    expect(await placedFor(scene.family)).toMatchObject([
      { session_id: id, decline_until: inHours(1).toISOString() },
    ]);
    const [bell] = await db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, scene.parent.id));
    const [mail] = await db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.userId, scene.parent.id));
    expect(bell?.params).toMatchObject({ until: inHours(1).toISOString() });
    expect(mail?.params).toMatchObject({ until: expect.stringContaining("12:00 pm") });
    // Its teacher has opened the room meanwhile.
    clock.set(new Date(inHours(1).getTime() - 300_000));
    expect((await scene.desk.post(`/api/sessions/${id}/join/`)).statusCode).toBe(200);
    expect(await placedFor(scene.family)).toHaveLength(1);
    expect((await decline(scene.family, id)).statusCode).toBe(200);
    expect(await lessonOf(db, id)).toMatchObject({ status: "Cancelled", cancelledBy: "family" });
    expect(await makeUpsOf(db, scene)).toEqual([]);
  });

  it("moved by its teacher into the notice it is declined until it begins", async () => {
    const scene = await buildOfferScene(test);
    const id = await place(scene);
    clock.set(inHours(47));
    await move(scene.desk, id, to(inHours(48)));
    expect(await placedFor(scene.family)).toMatchObject([
      { decline_until: inHours(48).toISOString() },
    ]);
    expect((await decline(scene.family, id)).statusCode).toBe(200);
  });

  it("is declined as before where the family takes its own move back in time", async () => {
    const scene = await buildOfferScene(test);
    const [early, late] = [await place(scene), await place(scene, inHours(74))];
    const undo = (change: string) => scene.family.post(`/api/changes/${change}/undo/`);
    const first = await move(scene.family, early, to(inHours(98)));
    expect((await lessonOf(db, early)).isDeclinable).toBe(false);
    expect((await undo(first.json().change_id)).statusCode).toBe(200);
    expect(await lessonOf(db, early)).toMatchObject({ isDeclinable: true, startsAt: inHours(50) });
    clock.set(new Date(inHours(74).getTime() - NOTICE_MS));
    const second = await move(scene.family, late, to(inHours(98)));
    clock.set(new Date(inHours(74).getTime() - NOTICE_MS + 1));
    expect((await undo(second.json().change_id)).statusCode).toBe(200);
    expect((await lessonOf(db, late)).isDeclinable).toBe(false);
  });

  it("owes again what it was to make up", async () => {
    const scene = await buildOfferScene(test);
    const lost = await buildSession(db, {
      teacher: scene.teacher,
      students: [scene.child],
      startsAt: inHours(26),
    });
    await cancel(scene.desk, lost.id);
    const [owed] = await makeUpsOf(db, scene);
    const request = { kind: "make_up", make_up_id: owed?.id, starts_at: inHours(50) };
    const booked = await scene.desk.post("/api/bookings/", request, newKey());
    expect(booked.statusCode).toBe(201);
    await decline(scene.family, booked.json().session_ids[0]);
    expect(await makeUpsOf(db, scene)).toMatchObject([{ id: owed?.id, state: "owed" }]);
  });

  it("is the family’s to keep or to move: then it is declined no more", async () => {
    const scene = await buildOfferScene(test);
    const [kept, moved] = [await place(scene), await place(scene, inHours(74))];
    expect((await keep(scene.family, kept)).statusCode).toBe(200);
    expect((await keep(scene.family, kept)).statusCode).toBe(200);
    await move(scene.family, moved, to(inHours(98)));
    expect(await placedFor(scene.family)).toEqual([]);
    for (const id of [kept, moved]) {
      expect((await decline(scene.family, id)).statusCode).toBe(409);
    }
  });

  it("is nobody else’s to decline: not the teacher’s, another family’s or a young pupil’s", async () => {
    const scene = await buildOfferScene(test);
    const id = await place(scene);
    const pupil = await signedIn(test, scene.child);
    const stranger = await signedIn(test, (await buildFamily(db)).parent);
    for (const act of [decline, keep]) {
      expect((await act(scene.desk, id)).statusCode).toBe(403);
      expect((await act(pupil, id)).statusCode).toBe(403);
      expect((await act(stranger, id)).statusCode).toBe(404);
      expect((await act(test.client(), id)).statusCode).toBe(401);
    }
    expect(await placedFor(pupil)).toEqual([]);
    expect((await lessonOf(db, id)).status).toBe("Scheduled");
  });
});

it("a lesson that the family booked is cancelled, not declined", async () => {
  const scene = await buildOfferScene(test);
  const lesson = await buildSession(db, {
    teacher: scene.teacher,
    students: [scene.child],
    startsAt: inHours(50),
  });
  expect((await decline(scene.family, lesson.id)).statusCode).toBe(409);
});
