import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { newKey } from "../../../../test/booking-scene.ts";
import {
  bookSeries,
  buildScene,
  inHours,
  lessonOf,
  type Scene,
} from "../../../../test/change-scene.ts";
import { NOT_FOUND } from "../../../../test/error-map.ts";
import { PASSWORD, buildEnrolment, buildParent, signedIn } from "../../../../test/factories.ts";
import { agree } from "../../../../test/family-links.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { persons } from "../../../persons.ts";
import { contextOfRound } from "../../../platform/command.ts";
import { users } from "../tables/users.ts";
import { restoreAccount } from "./restore-account.ts";

const test = await startTestApp();
const { db } = test;
const URL = "/api/profile/deletion/";
const LOGIN = "/api/authentication/login/";
const PROOF = { current_password: PASSWORD };
const AGREED = { ...PROOF, suspend_children: true };
const system = contextOfRound({ ...test.services, log: console });

beforeEach(() => test.clock.set(TEST_NOW));

/** A child with an account of their own, whom one parent looks after, enrolled and with a series. */
async function build(age = 12) {
  const scene = await buildScene(test, age);
  await db.update(users).set({ name: "Safiya" }).where(eq(users.id, scene.child.id));
  await buildEnrolment(db, scene.teacher, scene.child);
  return { ...scene, ...(await bookSeries(scene)) };
}

const rowOf = async ({ id }: { id: string }) =>
  (await db.select().from(users).where(eq(users.id, id)))[0];

function book(browser: Scene["family"], { teacher, child }: Scene, hours = 50) {
  const pair = { student_id: child.id, teacher_id: teacher.id };
  const lesson = { kind: "single", length_minutes: 30, starts_at: inHours(hours).toISOString() };
  return browser.post("/api/bookings/", { ...lesson, ...pair }, newKey());
}

const namesOf = async (desk: Scene["desk"]) =>
  (await desk.get("/api/students/")).json().map(({ name }: { name: string }) => name);

describe("closing with a child whom nobody else looks after", () => {
  it("asks first", async () => {
    const scene = await build();
    expect((await scene.family.get(URL)).json()).toMatchObject({
      lessons_cancelled: scene.ids.length,
      children_closed: [],
      children_suspended: ["Safiya"],
    });
    for (const body of [PROOF, { ...PROOF, suspend_children: false }]) {
      const refused = await scene.family.post(URL, body);
      const text = "Confirm that the accounts of your children are suspended.";
      expect([refused.statusCode, refused.json()]).toEqual([400, { suspend_children: [text] }]);
    }
    expect((await scene.family.post(URL, { ...PROOF, suspend_children: 1 })).statusCode).toBe(400);
    expect([await rowOf(scene.parent), await rowOf(scene.child)]).toMatchObject([
      { closedAt: null },
      { closedAt: null },
    ]);
  });

  it("suspends the child: signed out, lessons cancelled, booked by nobody, staff told", async () => {
    const scene = await build();
    const own = await signedIn(test, scene.child);
    expect((await scene.family.post(URL, AGREED)).statusCode).toBe(200);
    expect((await own.get("/api/profile/")).statusCode).toBe(401);
    const login = { email: scene.child.email, password: PASSWORD };
    const shut = await test.client().post(LOGIN, login);
    expect(shut.statusCode).toBe(400);
    expect(shut.json().non_field_errors[0]).toMatch(/^This account is suspended/);
    const wrong = await test.client().post(LOGIN, { ...login, password: "another one" });
    expect(wrong.json().non_field_errors[0]).toMatch(/not correct$/);
    for (const id of scene.ids) expect((await lessonOf(db, id)).status).toBe("Cancelled");
    expect(await namesOf(scene.desk)).toEqual([]);
    for (const browser of [scene.desk, scene.office]) {
      const answer = await book(browser, scene);
      expect([answer.statusCode, answer.json()]).toEqual([404, NOT_FOUND]);
    }
    expect(await rowOf(scene.child)).toMatchObject({ closedAt: TEST_NOW, removeAfter: null });
    expect((await mailsTo(db, scene.staff.email)).at(-1)).toMatchObject({
      template: "child-suspended",
      params: { student: expect.stringContaining("Safiya") },
    });
    expect((await mailsTo(db, scene.teacher.email)).at(-1)?.template).toBe("lesson-cancelled");
  });

  it("and coming back opens both: the child learns with the same teacher, lessons stay cancelled", async () => {
    const scene = await build();
    await scene.family.post(URL, AGREED);
    await restoreAccount(system, { email: scene.parent.email, persons });
    expect(await rowOf(scene.child)).toMatchObject({ closedAt: null, removeAfter: null });
    expect(await namesOf(scene.desk)).toEqual(["Safiya"]);
    const family = await signedIn(test, scene.parent);
    expect((await book(family, scene)).statusCode).toBe(201);
    expect((await book(scene.desk, scene, 74)).statusCode).toBe(201);
    expect((await lessonOf(db, scene.ids[0] ?? "")).status).toBe("Cancelled");
  });

  it("opens when either of two parents comes back, or by staff alone", async () => {
    const scene = await build();
    const other = await buildParent(db, [scene.child]);
    expect((await scene.family.post(URL, PROOF)).statusCode).toBe(200);
    test.clock.advance(60_000);
    const last = await signedIn(test, other);
    expect((await last.get(URL)).json()).toMatchObject({ children_suspended: ["Safiya"] });
    await last.post(URL, AGREED);
    await restoreAccount(system, { email: scene.parent.email, persons });
    expect((await rowOf(scene.child))?.closedAt).toBeNull();

    const alone = await build();
    await alone.family.post(URL, AGREED);
    await restoreAccount(system, { email: alone.child.email, persons });
    expect(
      (await test.client().post(LOGIN, { email: alone.child.email, password: PASSWORD }))
        .statusCode,
    ).toBe(200);
    const refused = await book(alone.office, alone);
    expect(refused.json().detail[0]).toMatch(/consent is still needed/);
  });

  it("leaves a student of 15 alone, who books without a parent", async () => {
    const scene = await build(15);
    expect((await scene.family.get(URL)).json()).toMatchObject({ children_suspended: [] });
    expect((await scene.family.post(URL, PROOF)).statusCode).toBe(200);
    expect((await book(await signedIn(test, scene.child), scene)).statusCode).toBe(201);
  });
});

it("the consent of a parent who has closed the account does not count any more", async () => {
  const scene = await build();
  const other = await buildParent(db, [scene.child]);
  await scene.family.post(URL, PROOF);
  for (const browser of [scene.desk, scene.office, await signedIn(test, other)]) {
    const answer = await book(browser, scene);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().detail[0]).toMatch(/consent is still needed/);
  }
  await agree(db, { parent: other });
  expect((await book(scene.desk, scene)).statusCode).toBe(201);
});
