import { and, eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";

import { buildFamily, newKey } from "../../../../test/booking-scene.ts";
import {
  buildLesson,
  buildScene,
  cancel,
  inHours,
  makeUpsOf,
  move,
  type Scene,
  to,
} from "../../../../test/change-scene.ts";
import { buildSession, buildStudent, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { link } from "../../../../test/family-links.ts";
import { offer } from "../../../../test/offer-scene.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { notifications } from "../../notifications/tables/notifications.ts";
import { outboxMessages } from "../../notifications/tables/outbox-messages.ts";
import { letOffersGo } from "../offers/let-offers-go.job.ts";

const test = await startTestApp();
const { db, clock } = test;
afterEach(() => clock.set(TEST_NOW));

const log = { info: () => {}, warn: () => {}, error: () => {} };

type Neighbours = Awaited<ReturnType<typeof neighbours>>;

/** A second family with the same teacher: a lesson is owed to its child. */
async function neighbours(scene: Scene, daysAgo = 1) {
  const { parent, child } = await buildFamily(db);
  const lost = await buildSession(db, {
    teacher: scene.teacher,
    students: [child],
    startsAt: inHours(-24 * daysAgo),
  });
  await scene.office.post(`/api/sessions/${lost.id}/outcome/`, {
    kind: "teacher_absent",
    reason: "Told us",
  });
  const [makeUp] = await makeUpsOf(db, { child });
  if (!makeUp) throw new Error("nothing is owed");
  return { parent, child, makeUp, family: await signedIn(test, parent) };
}

const toldOf = ({ parent }: Pick<Neighbours, "parent">) =>
  db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, parent.id), eq(notifications.event, "hour-freed")));

const take = ({ family, makeUp }: Neighbours, startsAt: Date) =>
  family.post(
    "/api/bookings/",
    { kind: "make_up", make_up_id: makeUp.id, starts_at: startsAt.toISOString() },
    newKey(),
  );

describe("an hour that a family gives back", () => {
  it("is offered to a family that is owed a lesson with its teacher, with the way to take it", async () => {
    const scene = await buildScene(test);
    const near = await neighbours(scene);
    const { id } = await buildLesson(db, scene, inHours(50));
    await cancel(scene.family, id);
    const [notice, ...more] = await toldOf(near);
    expect(more).toEqual([]);
    expect(notice?.path).toBe(
      `/sessions?make_up=${near.makeUp.id}&at=${encodeURIComponent(inHours(50).toISOString())}`,
    );
    const [mail] = await db
      .select()
      .from(outboxMessages)
      .where(
        and(eq(outboxMessages.userId, near.parent.id), eq(outboxMessages.template, "hour-freed")),
      );
    expect(mail?.params.details).toMatch(/\(\u2068Paris\u2069\) · .*\(\u2068Cairo\u2069\)/);
    // Never to the one who gave it back, to whom it is owed by now.
    expect(await toldOf(scene)).toEqual([]);
    expect((await take(near, inHours(50))).statusCode).toBe(201);
  });

  it("is told once, however often it becomes free, and also when a lesson is moved away", async () => {
    const scene = await buildScene(test);
    const near = await neighbours(scene);
    await cancel(scene.family, (await buildLesson(db, scene, inHours(50))).id);
    await cancel(scene.family, (await buildLesson(db, scene, inHours(50))).id);
    expect(await toldOf(near)).toHaveLength(1);
    const other = await buildScene(test);
    const owed = await neighbours(other);
    const { id } = await buildLesson(db, other, inHours(50));
    expect((await move(other.family, id, to(inHours(74)))).statusCode).toBe(200);
    expect(await toldOf(owed)).toHaveLength(1);
  });

  it("goes to whoever takes it first; the others read a plain message, and theirs stays owed", async () => {
    const scene = await buildScene(test);
    const [first, second] = [await neighbours(scene), await neighbours(scene, 2)];
    await cancel(scene.family, (await buildLesson(db, scene, inHours(50))).id);
    expect(await toldOf(first)).toHaveLength(1);
    expect(await toldOf(second)).toHaveLength(1);
    const answers = await Promise.all([take(first, inHours(50)), take(second, inHours(50))]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    const late = answers.find(({ statusCode }) => statusCode === 409);
    expect(late?.json().detail[0]).toContain("has just been taken");
    const states = [first, second].map(async ({ child }) => (await makeUpsOf(db, { child }))[0]);
    expect((await Promise.all(states)).map((row) => row?.state).toSorted()).toEqual([
      "booked",
      "owed",
    ]);
  });

  it("is not offered where the family could not book it, nor what lies further off than a week", async () => {
    const scene = await buildScene(test);
    const near = await neighbours(scene);
    // Within the teacher's notice of a day.
    await cancel(scene.family, (await buildLesson(db, scene, inHours(6))).id);
    // The child has a lesson elsewhere at that hour.
    await buildSession(db, {
      teacher: await buildTeacher(db),
      students: [near.child],
      startsAt: inHours(50),
    });
    await cancel(scene.family, (await buildLesson(db, scene, inHours(50))).id);
    await cancel(scene.family, (await buildLesson(db, scene, inHours(24 * 8 + 2))).id);
    expect(await toldOf(near)).toEqual([]);
  });

  it("is not offered where the teacher or staff cancel: the teacher may not be there", async () => {
    const scene = await buildScene(test);
    const near = await neighbours(scene);
    await cancel(scene.desk, (await buildLesson(db, scene, inHours(50))).id);
    await cancel(scene.office, (await buildLesson(db, scene, inHours(74))).id);
    const moved = await buildLesson(db, scene, inHours(98));
    expect((await move(scene.desk, moved.id, to(inHours(122)))).statusCode).toBe(200);
    expect(await toldOf(near)).toEqual([]);
  });

  it("is not offered to a sibling of the one who gave it back, nor for what is not owed", async () => {
    const scene = await buildScene(test);
    const near = await neighbours(scene);
    await link(db, scene.parent, near.child);
    await cancel(scene.family, (await buildLesson(db, scene, inHours(50))).id);
    expect(await toldOf(near)).toEqual([]);
    const other = await buildScene(test);
    const done = await neighbours(other);
    await take(done, inHours(74));
    await cancel(other.family, (await buildLesson(db, other, inHours(50))).id);
    expect(await toldOf(done)).toEqual([]);
  });
});

describe("an hour that a series was offered at", () => {
  /** From Tuesday 24 November: hours 79 and 127 are those of the next seven days. */
  async function offered() {
    const scene = await buildScene(test);
    await buildSession(db, {
      teacher: scene.teacher,
      students: [scene.child],
      startsAt: inHours(-48),
    });
    const [near, own] = [await neighbours(scene), await neighbours(scene, 3)];
    await link(db, scene.parent, own.child);
    return { ...scene, near, own, offerId: (await offer(scene)).id };
  }

  const hoursOf = async (family: Neighbours) =>
    (await toldOf(family)).map(({ path }) => path?.split("at=")[1]).toSorted();

  const asWritten = (hours: number) => encodeURIComponent(inHours(hours).toISOString());

  it("goes to those who are owed a lesson once the family declines, never to its own", async () => {
    const { family, near, own, offerId } = await offered();
    expect(await toldOf(near)).toEqual([]);
    expect((await family.post(`/api/offers/${offerId}/decline/`, {})).statusCode).toBe(200);
    expect(await hoursOf(near)).toEqual([asWritten(79), asWritten(127)]);
    expect(await toldOf(own)).toEqual([]);
    expect((await take(near, inHours(79))).statusCode).toBe(201);
  });

  it("goes to them once nobody answered in time, but not what is too soon by then", async () => {
    const { near, own } = await offered();
    clock.set(inHours(72));
    for (const gone of [1, 0]) {
      expect(await letOffersGo({ ...test.services, log })).toBe(gone);
      expect(await hoursOf(near)).toEqual([asWritten(127)]);
    }
    expect(await toldOf(own)).toEqual([]);
  });

  it("stays untold where the teacher takes the offer back", async () => {
    const { desk, near, offerId } = await offered();
    expect((await desk.post(`/api/offers/${offerId}/withdraw/`, {})).statusCode).toBe(200);
    expect(await toldOf(near)).toEqual([]);
  });
});

describe("the next hours of what is owed", () => {
  const url = ({ makeUp }: Neighbours) => `/api/make-ups/${makeUp.id}/hours/`;

  it("are few, one a day, near the usual time, and can be booked", async () => {
    const scene = await buildScene(test);
    const near = await neighbours(scene);
    const answer = await near.family.get(url(near));
    expect(answer.statusCode).toBe(200);
    const { hours, teacher_zone, time_zone } = answer.json();
    expect([teacher_zone, time_zone]).toEqual(["Africa/Cairo", "Europe/Paris"]);
    expect(hours).toHaveLength(3);
    for (const { starts_at } of hours) {
      expect(
        (
          await near.family.post("/api/bookings/preview/", {
            kind: "make_up",
            make_up_id: near.makeUp.id,
            starts_at,
          })
        ).json(),
      ).toMatchObject({ booked_count: 1, problems: [] });
    }
    await take(near, new Date(hours[0].starts_at));
    expect((await near.family.get(url(near))).json().hours).toEqual([]);
  });

  it("leave out what is taken on either side", async () => {
    const scene = await buildScene(test);
    const near = await neighbours(scene);
    const before = (await near.family.get(url(near))).json().hours;
    const first = new Date(before[0].starts_at);
    await buildSession(db, {
      teacher: await buildTeacher(db),
      students: [near.child],
      startsAt: first,
      lengthMinutes: 30,
    });
    const after = (await near.family.get(url(near))).json().hours;
    expect(after.map(({ starts_at }: { starts_at: string }) => starts_at)).not.toContain(
      first.toISOString(),
    );
  });

  it("do not hold the one that the family has just given back", async () => {
    const scene = await buildScene(test);
    const { id } = await buildLesson(db, scene, inHours(50));
    await cancel(scene.family, id);
    const [makeUp] = await makeUpsOf(db, scene);
    const { hours } = (await scene.family.get(`/api/make-ups/${makeUp?.id}/hours/`)).json();
    const starts = hours.map(({ starts_at }: { starts_at: string }) => starts_at);
    expect(starts).toHaveLength(3);
    expect(starts).not.toContain(inHours(50).toISOString());
  });

  it("are the family's own: nobody else finds them", async () => {
    const scene = await buildScene(test);
    const near = await neighbours(scene);
    expect((await test.client().get(url(near))).statusCode).toBe(401);
    const stranger = await signedIn(test, await buildStudent(db));
    for (const other of [scene.family, scene.desk, scene.office, stranger]) {
      expect((await other.get(url(near))).statusCode).toBe(404);
    }
    const unknown = { ...near, makeUp: { ...near.makeUp, id: crypto.randomUUID() } };
    expect((await near.family.get(url(unknown))).statusCode).toBe(404);
  });

  it("stand in the mail of the apology, on both clocks", async () => {
    const scene = await buildScene(test);
    const { parent } = await neighbours(scene);
    const [mail] = await db
      .select()
      .from(outboxMessages)
      .where(
        and(eq(outboxMessages.userId, parent.id), eq(outboxMessages.template, "lesson-not-given")),
      );
    const [, hours = ""] = (mail?.params.details ?? "").split("The next free hours of");
    expect(hours.match(/^– .*Paris.*·.*Cairo/gm)).toHaveLength(3);
  });
});
