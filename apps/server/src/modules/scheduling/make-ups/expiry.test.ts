import { FIRST_POLICY } from "@riwaq/domain/scheduling/policy/values";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { newKey } from "../../../../test/booking-scene.ts";
import {
  buildLesson,
  buildScene,
  cancel,
  inHours,
  makeUpsOf,
  preview,
  type Scene,
  undo,
} from "../../../../test/change-scene.ts";
import { signedIn } from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { policies } from "../../institute/tables/policies.ts";
import { tellEndingMakeUps } from "../../notifications/notices/tell-ending-make-ups.job.ts";
import { notifications } from "../../notifications/tables/notifications.ts";

const test = await startTestApp();
const { db, clock } = test;
const round = () => tellEndingMakeUps({ ...test.services, log: console });
const DAY_MS = 86_400_000;
/** Thirty days from the test's now, at the end of the day in Cairo. */
const END = new Date("2026-12-21T21:59:00Z");

async function set(makeUpDays: number | null) {
  await db.delete(policies);
  await db.insert(policies).values({ ...FIRST_POLICY, makeUpDays, holdsFrom: "2026-11-01" });
}
beforeEach(() => set(30));
afterEach(() => clock.set(TEST_NOW));

async function owed(hours = 50) {
  const scene = await buildScene(test);
  const { id } = await buildLesson(db, scene, inHours(hours));
  const { change_id: changeId } = (await cancel(scene.family, id)).json();
  const [makeUp] = await makeUpsOf(db, scene);
  if (!makeUp) throw new Error("nothing is owed");
  return { ...scene, makeUp, changeId: changeId as string };
}

/** Sign-ins do not last so long. */
async function at(scene: OwedScene, when: Date): Promise<OwedScene> {
  clock.set(when);
  const { parent, teacher, staff } = scene;
  const browsers = [parent, teacher, staff].map((person) => signedIn(test, person));
  const [family, desk, office] = (await Promise.all(browsers)) as [Browser, Browser, Browser];
  return { ...scene, family, desk, office };
}
type Browser = Scene["family"];

type OwedScene = Awaited<ReturnType<typeof owed>>;

const book = ({ family, makeUp }: OwedScene, startsAt: Date) =>
  family.post(
    "/api/bookings/",
    { kind: "make_up", make_up_id: makeUp.id, starts_at: startsAt.toISOString() },
    newKey(),
  );
const endOf = async (scene: Pick<Scene, "child">) => (await makeUpsOf(db, scene))[0]?.expiresAt;
const shown = async ({ family }: OwedScene) => (await family.get("/api/make-ups/")).json();

describe("what is owed", () => {
  it("has no end unless the institute sets one, and keeps it whatever is set later", async () => {
    await set(null);
    const endless = await owed();
    expect(await shown(endless)).toMatchObject([{ expires_at: null, is_expired: false }]);
    await set(30);
    const ending = await owed();
    await set(14);
    expect(await shown(ending)).toMatchObject([
      { expires_at: END.toISOString(), is_expired: false },
    ]);
    expect(await endOf(endless)).toBeNull();
  });

  it("has the same end where the teacher did not come, and where staff accept an emergency", async () => {
    const scene = await buildScene(test);
    const { id } = await buildLesson(db, scene, inHours(-2));
    const answer = await scene.office.post(`/api/sessions/${id}/outcome/`, {
      kind: "teacher_absent",
      reason: "Told us",
    });
    expect(answer.statusCode).toBe(200);
    expect(await endOf(scene)).toEqual(END);
    const other = await buildScene(test);
    const late = await buildLesson(db, other, inHours(1));
    await cancel(other.family, late.id, { is_emergency: true, reason: "À l’hôpital" });
    expect(await endOf(other)).toBeNull();
    const [pending] = await makeUpsOf(db, other);
    await other.office.patch(`/api/staff/make-ups/${pending?.id}/`, { state: "owed" });
    expect(await endOf(other)).toEqual(END);
  });

  it("is booked until its last minute, for a lesson that may be later, and not after", async () => {
    const scene = await at(await owed(), END);
    const later = new Date("2026-12-23T12:00:00Z");
    expect((await book(scene, later)).statusCode).toBe(201);
    clock.set(new Date(END.getTime() + DAY_MS));
    const [booked] = await makeUpsOf(db, scene);
    expect(booked?.state).toBe("booked");

    clock.set(TEST_NOW);
    const missed = await at(await owed(), new Date(END.getTime() + 1));
    const refused = await book(missed, later);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().detail).toEqual([
      "The time to book this make-up class is over. Write to us if you could not book it.",
    ]);
    expect(await shown(missed)).toMatchObject([{ state: "owed", is_expired: true }]);
    const hours = await missed.family.get(`/api/make-ups/${missed.makeUp.id}/hours/`);
    expect(hours.json().hours).toEqual([]);
    expect(await shown(await at(missed, new Date(END.getTime() + 31 * DAY_MS)))).toEqual([]);
  });

  it("is no longer counted when its end is past", async () => {
    const scene = await owed();
    const next = await buildLesson(db, scene, inHours(24 * 40 + 2));
    expect((await preview(scene.family, "cancel", next.id)).json().owed_after).toBe(2);
    const { family } = await at(scene, new Date(END.getTime() + 1));
    expect((await preview(family, "cancel", next.id)).json().owed_after).toBe(1);
  });

  it("comes back with the end that it had, and with a week at least", async () => {
    const scene = await owed();
    const { session_ids } = (await book(scene, inHours(98))).json();
    expect((await cancel(scene.family, session_ids[0])).statusCode).toBe(200);
    expect(await endOf(scene)).toEqual(END);
    const again = await book(await at(scene, END), new Date("2026-12-24T12:00:00Z"));
    const { family } = await at(scene, new Date("2026-12-23T09:00:00Z"));
    await cancel(family, again.json().session_ids[0]);
    const [back] = await makeUpsOf(db, scene);
    expect(back).toMatchObject({ state: "owed", expiresAt: new Date("2026-12-30T21:59:00Z") });
  });

  it("is a new loss with an end of its own where the teacher cancels its make-up lesson", async () => {
    const scene = await at(await owed(), END);
    const booked = await book(scene, new Date("2026-12-24T12:00:00Z"));
    await cancel(scene.desk, booked.json().session_ids[0]);
    const rows = await makeUpsOf(db, scene);
    expect(rows.find(({ cause }) => cause === "teacher")).toMatchObject({
      state: "owed",
      expiresAt: new Date("2027-01-20T21:59:00Z"),
    });
  });

  it("is gone when the cancellation is undone, with its end", async () => {
    const scene = await owed();
    expect((await undo(scene.family, scene.changeId)).statusCode).toBe(200);
    expect(await makeUpsOf(db, scene)).toEqual([]);
  });
});

describe("staff", () => {
  const url = ({ makeUp }: Pick<OwedScene, "makeUp">) => `/api/staff/make-ups/${makeUp.id}/extend/`;

  it("give more time, also after the end, and never less", async () => {
    const first = await owed();
    for (const expires_on of ["2026-12-20", "2026-12-21", "nonsense"]) {
      expect((await first.office.post(url(first), { expires_on })).statusCode).toBe(400);
    }
    const scene = await at(first, new Date(END.getTime() + DAY_MS));
    expect((await scene.office.post(url(scene), { expires_on: "2026-12-22" })).statusCode).toBe(
      400,
    );
    const answer = await scene.office.post(url(scene), { expires_on: "2027-01-10" });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { expires_at: "2027-01-10T21:59:00.000Z", is_expired: false },
    ]);
    expect((await book(scene, new Date("2026-12-24T12:00:00Z"))).statusCode).toBe(201);
    const late = await scene.office.post(url(scene), { expires_on: "2027-02-10" });
    expect(late.statusCode).toBe(409);
  });

  it("alone give it", async () => {
    const scene = await owed();
    const body = { expires_on: "2027-01-10" };
    expect((await test.client().post(url(scene), body)).statusCode).toBe(401);
    for (const other of [scene.family, scene.desk]) {
      expect((await other.post(url(scene), body)).statusCode).toBe(403);
    }
    const unknown = url({ makeUp: { ...scene.makeUp, id: crypto.randomUUID() } });
    expect((await scene.office.post(unknown, body)).statusCode).toBe(404);
    expect(await endOf(scene)).toEqual(END);
  });
});

describe("a round", () => {
  const toldOf = async ({ id }: { id: string }) =>
    (await db.select().from(notifications).where(eq(notifications.userId, id))).filter(
      ({ event }) => event === "make-up-ending",
    );
  const before = (days: number) => new Date(END.getTime() - days * DAY_MS);

  it("tells parents a fortnight and three days before, once each, whenever it looks", async () => {
    const scene = await owed();
    const told: number[] = [];
    for (const days of [15, 13.9, 13.9, 5, 2.9, 1, -1]) {
      clock.set(before(days));
      await round();
      told.push((await toldOf(scene.parent)).length);
    }
    expect(told).toEqual([0, 1, 1, 1, 2, 2, 2]);
    expect(await toldOf(scene.child)).toEqual([]);
    expect((await toldOf(scene.parent))[0]).toMatchObject({
      path: `/sessions?make_up=${scene.makeUp.id}`,
      params: { at: END.toISOString() },
    });
  });

  it("is silent of what is booked, and tells anew of what staff gave more time", async () => {
    const scene = await at(await owed(), before(13));
    await round();
    await scene.office.post(`/api/staff/make-ups/${scene.makeUp.id}/extend/`, {
      expires_on: "2027-01-20",
    });
    clock.set(new Date("2027-01-10T08:00:00Z"));
    await round();
    expect(await toldOf(scene.parent)).toHaveLength(2);
    const now = new Date("2027-01-10T08:00:00Z");
    await book(await at(scene, now), new Date("2027-01-13T12:00:00Z"));
    clock.set(new Date("2027-01-18T08:00:00Z"));
    await round();
    expect(await toldOf(scene.parent)).toHaveLength(2);
  });
});
