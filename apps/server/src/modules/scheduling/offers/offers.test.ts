import { HELD_MS } from "@riwaq/domain/scheduling/offers/offer";
import { and, eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";

import { buildFamily, newKey } from "../../../../test/booking-scene.ts";
import { buildParent, buildSession, buildStaff, signedIn } from "../../../../test/factories.ts";
import { agree } from "../../../../test/family-links.ts";
import { buildHoliday } from "../../../../test/holiday-scene.ts";
import { type OfferScene, buildOfferScene, offer, weekly } from "../../../../test/offer-scene.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { notifications } from "../../notifications/tables/notifications.ts";
import { agreements } from "../../people/tables/agreements.ts";
import { holidays } from "../tables/holidays.ts";
import { offerHours } from "../tables/offer-hours.ts";
import { offers } from "../tables/offers.ts";
import { sessions } from "../tables/sessions.ts";
import { letOffersGo } from "./let-offers-go.job.ts";

const test = await startTestApp();
const { db, clock } = test;
afterEach(() => clock.set(TEST_NOW));

const OVER = { detail: [expect.stringContaining("This offer is over")] };

const lessonsOf = ({ teacher }: Pick<OfferScene, "teacher">) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.teacherId, teacher.id), eq(sessions.kind, "series")));
const stateOf = async (id: string) => {
  const [row] = await db.select().from(offers).where(eq(offers.id, id));
  return row;
};
const heldBy = (id: string) => db.$count(offerHours, eq(offerHours.offerId, id));
const toldTo = async ({ id }: { id: string }) => {
  const rows = await db
    .select({ event: notifications.event })
    .from(notifications)
    .where(eq(notifications.userId, id))
    .orderBy(notifications.seq);
  return rows.map(({ event }) => event);
};
const mine = async (browser: OfferScene["desk"]) => (await browser.get("/api/offers/")).json();
const log = { info: () => {}, warn: () => {}, error: () => {} };
const round = () => letOffersGo({ ...test.services, log });

describe("a series that a teacher schedules", () => {
  it("is said to be an offer before, and then holds its hours with nothing booked or agreed", async () => {
    const scene = await buildOfferScene(test);
    const { desk, parent, child, teacher } = scene;
    const preview = await desk.post("/api/bookings/preview/", weekly(scene));
    expect(preview.json()).toMatchObject({ standing: "offered", booked_count: 24, problems: [] });

    const answer = await desk.post("/api/bookings/", weekly(scene), newKey());
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      {
        series_id: null,
        session_ids: [],
        skipped: [],
        offer: {
          id: expect.any(String),
          held_until: new Date(TEST_NOW.getTime() + HELD_MS).toISOString(),
        },
      },
    ]);
    const { id } = answer.json().offer;
    expect(await lessonsOf(scene)).toEqual([]);
    expect(await heldBy(id)).toBe(24);
    expect(await db.$count(agreements, eq(agreements.studentId, child.id))).toBe(0);
    expect([await toldTo(parent), await toldTo(child), await toldTo(teacher)]).toEqual([
      ["offer-made"],
      [],
      [],
    ]);
  });

  it("shows both sides the same hours and until when they are held", async () => {
    const scene = await buildOfferScene(test);
    await offer(scene);
    const [own] = (await mine(scene.family)).offers;
    expect(own).toMatchObject({
      side: "family",
      state: "offered",
      teacher_zone: "Africa/Cairo",
      family_zone: "Europe/Paris",
      lessons: 24,
      hours: [
        { starts_at: "2026-11-24T17:00:00.000Z", ends_at: "2026-11-24T18:00:00.000Z" },
        { starts_at: "2026-11-26T17:00:00.000Z", ends_at: "2026-11-26T18:00:00.000Z" },
      ],
      can_answer: true,
    });
    const [theirs] = (await mine(scene.desk)).offers;
    expect(theirs).toEqual({ ...own, side: "teacher", can_answer: false });
    const stranger = await signedIn(test, (await buildFamily(db)).parent);
    expect(await mine(stranger)).toEqual({ offers: [], lessons: [] });
  });

  it("keeps its hours from everybody else, and no longer than they are held", async () => {
    const scene = await buildOfferScene(test);
    const { id } = await offer(scene);
    const other = await buildFamily(db);
    const request = {
      kind: "single",
      student_id: other.child.id,
      teacher_id: scene.teacher.id,
      starts_at: "2026-11-26T17:00:00.000Z",
      length_minutes: 60,
    };
    const browser = await signedIn(test, other.parent);
    const taken = await browser.post("/api/bookings/", request, newKey());
    expect(taken.statusCode).toBe(409);
    expect((await scene.desk.post(`/api/offers/${id}/withdraw/`)).statusCode).toBe(200);
    expect((await browser.post("/api/bookings/", request, newKey())).statusCode).toBe(201);
  });

  it("has its hours kept by the database too", async () => {
    const scene = await buildOfferScene(test);
    const { id } = await offer(scene);
    const startsAt = new Date("2026-11-26T17:30:00.000Z");
    const another = await buildOfferScene(test);
    const refused = { cause: { code: "23P01" } };
    const { teacher, child } = scene;
    await expect(
      buildSession(db, { teacher, students: [another.child], startsAt }),
    ).rejects.toMatchObject(refused);
    await expect(
      buildSession(db, { teacher: another.teacher, students: [child], startsAt }),
    ).rejects.toMatchObject(refused);
    // Nor is it settled while it holds them.
    await expect(
      db.update(offers).set({ state: "lapsed", settledAt: TEST_NOW }).where(eq(offers.id, id)),
    ).rejects.toMatchObject({ cause: { code: "23503" } });
  });
});

describe("the family’s word", () => {
  it("makes the lessons of it, agrees on them and tells both sides", async () => {
    const scene = await buildOfferScene(test);
    const { id } = await offer(scene);
    const answer = await scene.family.post(`/api/offers/${id}/confirm/`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { state: "confirmed", lessons: 24 }]);
    const lessons = await lessonsOf(scene);
    expect(lessons).toHaveLength(24);
    expect(new Set(lessons.map(({ isDeclinable }) => isDeclinable))).toEqual(new Set([false]));
    expect(await stateOf(id)).toMatchObject({
      state: "confirmed",
      settledBy: scene.parent.id,
      seriesId: lessons[0]?.seriesId,
    });
    expect(await heldBy(id)).toBe(0);
    const agreed = await db
      .select()
      .from(agreements)
      .where(eq(agreements.studentId, scene.child.id));
    expect(agreed).toMatchObject([{ lessonsPerWeek: 2, lengthMinutes: 60 }]);
    expect(await toldTo(scene.teacher)).toEqual(["offer-confirmed"]);
    expect(await toldTo(scene.parent)).toEqual(["offer-made", "lesson-booked"]);
    expect((await mine(scene.family)).offers).toEqual([]);
  });

  it("is one, whoever of two parents presses and however often", async () => {
    const scene = await buildOfferScene(test);
    const second = await buildParent(db, [scene.child]);
    await agree(db, { child: scene.child });
    const browsers = [scene.family, await signedIn(test, second), scene.family];
    const { id } = await offer(scene);
    const answers = await Promise.all(
      browsers.map((browser) => browser.post(`/api/offers/${id}/confirm/`)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await lessonsOf(scene)).toHaveLength(24);
    expect(await db.$count(events, eq(events.subjectId, id))).toBe(2);
    expect((await toldTo(scene.teacher)).filter((event) => event === "offer-confirmed")).toEqual([
      "offer-confirmed",
    ]);
  });

  it("may be no, with a word that the teacher reads", async () => {
    const scene = await buildOfferScene(test);
    const { id } = await offer(scene);
    const no = { word: "Jeudi, nous avons natation." };
    const answer = await scene.family.post(`/api/offers/${id}/decline/`, no);
    expect(answer.json()).toEqual({ state: "declined", lessons: 0 });
    expect(await stateOf(id)).toMatchObject({ state: "declined", word: no.word });
    expect([await heldBy(id), await lessonsOf(scene)]).toEqual([0, []]);
    expect(await toldTo(scene.teacher)).toEqual(["offer-declined"]);
    const late = await scene.family.post(`/api/offers/${id}/confirm/`);
    expect([late.statusCode, late.json()]).toEqual([409, OVER]);
  });

  it("leaves out what has begun meanwhile, and what a holiday has closed", async () => {
    const scene = await buildOfferScene(test);
    const times = [2, 5].map((day) => ({ day_of_week: day, time: "18:00" }));
    const { id } = await offer(scene, { times });
    // Monday's first lesson is over.
    clock.set(new Date("2026-11-23T19:00:00.000Z"));
    const thursday = { startsOn: "2026-11-26", endsOn: "2026-11-26", confirmedAt: TEST_NOW };
    const holiday = await buildHoliday(db, thursday);
    const answer = await scene.family.post(`/api/offers/${id}/confirm/`);
    await db.delete(holidays).where(eq(holidays.id, holiday.id));
    expect(answer.json()).toEqual({ state: "confirmed", lessons: 22 });
  });

  it.each([
    ["the teacher", 403],
    ["staff", 403],
    ["another family", 404],
    ["a pupil of 9 with an own sign-in", 403],
  ] as const)("is not %s’s to give: %i", async (who, status) => {
    const scene = await buildOfferScene(test);
    const { id } = await offer(scene);
    const browsers = {
      "the teacher": async () => scene.desk,
      staff: async () => signedIn(test, await buildStaff(db)),
      "another family": async () => signedIn(test, (await buildFamily(db)).parent),
      "a pupil of 9 with an own sign-in": async () => signedIn(test, scene.child),
    };
    const browser = await browsers[who]();
    for (const step of ["confirm", "decline"]) {
      const answer = await browser.post(`/api/offers/${id}/${step}/`, { word: "" });
      expect(answer.statusCode).toBe(status);
    }
    expect(await stateOf(id)).toMatchObject({ state: "offered" });
  });

  it("is a pupil’s own from 15 on", async () => {
    const scene = await buildOfferScene(test, 15);
    const { id } = await offer(scene);
    const pupil = await signedIn(test, scene.child);
    expect((await mine(pupil)).offers).toMatchObject([{ can_answer: true }]);
    expect((await pupil.post(`/api/offers/${id}/confirm/`)).statusCode).toBe(200);
  });

  it("is asked of nobody who is not signed in", async () => {
    const guest = test.client();
    expect((await guest.get("/api/offers/")).statusCode).toBe(401);
  });
});

describe("an offer without an answer", () => {
  it("is let go after 72 hours, once, and both sides are told", async () => {
    const scene = await buildOfferScene(test);
    const { id } = await offer(scene);
    clock.advance(HELD_MS - 1);
    expect(await round()).toBe(0);
    clock.advance(1);
    const late = await scene.family.post(`/api/offers/${id}/confirm/`);
    expect([late.statusCode, late.json()]).toEqual([409, OVER]);
    expect((await mine(scene.family)).offers).toEqual([]);
    expect(await round()).toBeGreaterThan(0);
    expect(await round()).toBe(0);
    expect(await stateOf(id)).toMatchObject({ state: "lapsed", settledBy: null });
    expect([await heldBy(id), await lessonsOf(scene)]).toEqual([0, []]);
    expect([await toldTo(scene.teacher), await toldTo(scene.parent)]).toEqual([
      ["offer-lapsed"],
      ["offer-made", "offer-lapsed"],
    ]);
  });

  it("is taken back by its teacher, not by another, and told to the family", async () => {
    const scene = await buildOfferScene(test);
    const { id } = await offer(scene);
    const other = await buildOfferScene(test);
    const at = `/api/offers/${id}/withdraw/`;
    for (const browser of [other.desk, scene.family]) {
      expect((await browser.post(at)).statusCode).toBe(404);
    }
    expect((await scene.desk.post(at)).json()).toEqual({ state: "withdrawn", lessons: 0 });
    expect((await scene.desk.post(at)).json()).toEqual({ state: "withdrawn", lessons: 0 });
    expect(await toldTo(scene.parent)).toEqual(["offer-made", "offer-withdrawn"]);
  });

  it("ends where the family leaves the teacher", async () => {
    const scene = await buildOfferScene(test);
    const { id } = await offer(scene);
    const body = { student_id: scene.child.id };
    const left = await scene.family.post(
      `/api/teachers/${scene.teacher.id}/leave/`,
      body,
      newKey(),
    );
    expect(left.statusCode).toBe(200);
    expect(await stateOf(id)).toMatchObject({ state: "withdrawn" });
    expect(await heldBy(id)).toBe(0);
  });
});
