import { CONSENT_VERSION } from "@riwaq/contracts/people/children";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { newKey } from "../../../../test/booking-scene.ts";
import { NOT_FOUND } from "../../../../test/error-map.ts";
import {
  buildParent,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import type { TestClient } from "../../../../test/test-client.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { credentials } from "../../identity/tables/credentials.ts";
import { users } from "../../identity/tables/users.ts";
import { guardianships } from "../tables/families.ts";
import { students } from "../tables/students.ts";

const test = await startTestApp();
const URL = "/api/children/";
const PARENTS_ONLY = { detail: ["This is for parents."] };
const inHours = (hours: number) => new Date(TEST_NOW.getTime() + hours * 3_600_000);

const form = (change: object = {}) => ({
  name: "Inès",
  age: 9,
  gender: "F",
  consent: true,
  ...change,
});

const add = (client: TestClient, body: object) => client.post(URL, body, newKey());

async function family() {
  const parent = await buildParent(test.db, [], { timeZone: "America/Toronto", language: "fr" });
  const client = await signedIn(test, parent);
  const answer = await add(client, form());
  expect(answer.statusCode).toBe(201);
  return { parent, client, child: answer.json() };
}

const auditOf = (id: string) => test.db.select().from(events).where(eq(events.subjectId, id));

describe("a child that a parent adds", () => {
  it("is an account without address or password, in the parent's zone and language", async () => {
    const { client, child } = await family();
    expect(child).toEqual({
      id: expect.any(String),
      name: "Inès",
      age: 9,
      gender: "F",
      teacher_gender: null,
      time_zone: "America/Toronto",
      language: "fr",
      has_own_account: false,
      consented_at: TEST_NOW.toISOString(),
      other_parent: null,
      next_session_at: null,
      next_session_zone: null,
    });
    const [user] = await test.db.select().from(users).where(eq(users.id, child.id));
    expect(user).toMatchObject({ role: "S", email: null });
    expect(await test.db.$count(credentials, eq(credentials.userId, child.id))).toBe(0);
    expect((await client.get(URL)).json()).toEqual([child]);
    expect((await auditOf(child.id)).map(({ kind }) => kind)).toEqual(["add-child"]);
  });

  it("may have a zone and a language of its own, and a wish for the teacher", async () => {
    const { client } = await family();
    const own = { time_zone: "Africa/Dakar", language: "ar", teacher_gender: "F" };
    const answer = await add(client, form({ name: "Adam", ...own }));
    expect(answer.json()).toMatchObject({ name: "Adam", ...own });
  });

  it("is declared on the date of its own calendar", async () => {
    const { client } = await family();
    test.clock.set(new Date("2026-11-21T23:30:00Z"));
    const { id } = (await add(client, form({ time_zone: "Africa/Cairo" }))).json();
    test.clock.set(TEST_NOW);
    const [row] = await test.db.select().from(students).where(eq(students.userId, id));
    expect(row).toMatchObject({ ageDeclared: 9, ageDeclaredOn: "2026-11-22" });
  });

  it("wants every field and the consent", async () => {
    const { client } = await family();
    const answer = await add(client, { name: " ", age: 0, gender: "X", consent: false });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      name: ["Name can't be empty"],
      age: ["Age must be at least 1"],
      gender: ["Choose male or female"],
      consent: ["Please confirm that you agree."],
    });
  });

  it("is one of twenty at most", async () => {
    const children = [];
    for (let count = 0; count < 19; count += 1) children.push(await buildStudent(test.db));
    const client = await signedIn(test, await buildParent(test.db, children));
    expect((await add(client, form())).statusCode).toBe(201);
    const answer = await add(client, form());
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      non_field_errors: ["An account can have 20 children at most."],
    });
  });
});

describe("the children of a parent", () => {
  it("are listed by name with the other parent and the next lesson, siblings in one view", async () => {
    const yanis = await buildStudent(test.db, { name: "Yanis" });
    const ines = await buildStudent(test.db, { name: "Inès" });
    const parent = await buildParent(test.db, [yanis, ines]);
    await buildParent(test.db, [ines], { name: "Karim" });
    const teacher = await buildTeacher(test.db);
    const lesson = (hours: number, status: "Scheduled" | "Cancelled" | "Joined") =>
      buildSession(test.db, { teacher, students: [yanis], startsAt: inHours(hours), status });
    await lesson(-0.5, "Joined");
    await lesson(0.5, "Cancelled");
    await lesson(24, "Scheduled");
    const list = (await (await signedIn(test, parent)).get(URL)).json();
    expect(list).toMatchObject([
      { name: "Inès", other_parent: "Karim", next_session_at: null, consented_at: null },
      {
        name: "Yanis",
        other_parent: null,
        next_session_at: inHours(-0.5).toISOString(),
        next_session_zone: "Africa/Cairo",
      },
    ]);
    expect(list[0].has_own_account).toBe(true);
  });

  it("are nobody else's to see or to change", async () => {
    const { child } = await family();
    const stranger = await signedIn(test, await buildParent(test.db));
    expect((await stranger.get(URL)).json()).toEqual([]);
    for (const answer of [
      await stranger.patch(`${URL}${child.id}/`, { name: "Eve" }),
      await stranger.post(`${URL}${child.id}/consent/`, { consent: true }),
      await stranger.post(`${URL}${child.id}/invitations/`),
    ]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual(NOT_FOUND);
    }
    const [row] = await test.db.select().from(users).where(eq(users.id, child.id));
    expect(row?.name).toBe("Inès");
  });

  it("are for parents only", async () => {
    for (const build of [buildTeacher, buildStudent, buildStaff]) {
      const client = await signedIn(test, await build(test.db));
      for (const answer of [await client.get(URL), await add(client, form())]) {
        expect(answer.statusCode).toBe(403);
        expect(answer.json()).toEqual(PARENTS_ONLY);
      }
    }
    expect((await test.client().get(URL)).statusCode).toBe(401);
  });
});

describe("changing a child", () => {
  it("changes what is named and nothing else", async () => {
    const { client, child } = await family();
    const change = { name: "Inès Lambert", teacher_gender: "F", time_zone: "Europe/Paris" };
    const answer = await client.patch(`${URL}${child.id}/`, change);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ...child, ...change });
    const entry = (await auditOf(child.id)).find(({ kind }) => kind === "change-child");
    expect(entry?.payload).toEqual({ changed: ["name", "teacher_gender", "time_zone"] });
    const nothing = await client.patch(`${URL}${child.id}/`, {});
    expect(nothing.json()).toEqual({ ...child, ...change });
    expect(await auditOf(child.id)).toHaveLength(2);
  });

  it("does not put the birthday off where the age is said again", async () => {
    const { client, child } = await family();
    const declared = { ageDeclared: 8, ageDeclaredOn: "2025-11-01" };
    await test.db.update(students).set(declared).where(eq(students.userId, child.id));
    const rows = () => test.db.select().from(students).where(eq(students.userId, child.id));
    await client.patch(`${URL}${child.id}/`, { age: 9 });
    expect((await rows())[0]).toMatchObject(declared);
    expect((await client.patch(`${URL}${child.id}/`, { age: 10 })).json().age).toBe(10);
    expect((await rows())[0]).toMatchObject({ ageDeclared: 10, ageDeclaredOn: "2026-11-21" });
  });

  it("leaves to a child with an own account what is its own", async () => {
    const student = await buildStudent(test.db);
    const client = await signedIn(test, await buildParent(test.db, [student]));
    const own = { name: "Eve", age: 30, time_zone: "UTC" };
    const refused = await client.patch(`${URL}${student.id}/`, { ...own, gender: "M" });
    expect(refused.statusCode).toBe(400);
    const because = ["This child has an own account and changes this there."];
    expect(refused.json()).toEqual({ name: because, age: because, time_zone: because });
    const answer = await client.patch(`${URL}${student.id}/`, { teacher_gender: "M" });
    expect(answer.json()).toMatchObject({ teacher_gender: "M", gender: "F" });
  });

  it("names every wrong field", async () => {
    const { client, child } = await family();
    const answer = await client.patch(`${URL}${child.id}/`, { age: "x", time_zone: "Mars" });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      age: ["Age must be at least 1"],
      time_zone: ["Unknown time zone"],
    });
  });
});

describe("consent", () => {
  it("is recorded with its wording, and the first time stands", async () => {
    const student = await buildStudent(test.db);
    const client = await signedIn(test, await buildParent(test.db, [student]));
    const url = `${URL}${student.id}/consent/`;
    expect((await client.post(url, { consent: false })).statusCode).toBe(400);
    for (const hours of [0, 5]) {
      test.clock.set(inHours(hours));
      const answer = await client.post(url, { consent: true });
      expect(answer.statusCode).toBe(200);
      expect(answer.json().consented_at).toBe(TEST_NOW.toISOString());
    }
    test.clock.set(TEST_NOW);
    const [row] = await test.db
      .select()
      .from(guardianships)
      .where(eq(guardianships.studentId, student.id));
    expect(row?.consentVersion).toBe(CONSENT_VERSION);
    expect(await auditOf(student.id)).toMatchObject([
      { kind: "give-consent", payload: { consent: CONSENT_VERSION } },
    ]);
  });
});
