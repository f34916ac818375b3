import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import {
  buildParent,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { users } from "../tables/users.ts";
import { giveRoles } from "./give-roles.ts";

const test = await startTestApp();
const { db } = test;
const HOMES = "/api/users/me/homes/";
const HOME = "/api/users/me/home/";
const STAFF = "/api/staff/people/";
const RIGHTS = "/api/staff/people/rights/";

describe("the homes that somebody has", () => {
  it("are one for each thing that they are, and the chosen one opens first from then on", async () => {
    const teacher = await buildTeacher(db);
    await inTransaction(db, (tx) =>
      giveRoles(tx, teacher.id, { roles: ["staff"], rights: ["content"] }),
    );
    const client = await signedIn(test, teacher);
    expect((await client.get(HOMES)).json()).toEqual({ homes: ["T", "A"], rights: ["content"] });
    const opened = await client.put(HOME, { role: "A" });
    expect([opened.statusCode, opened.json().role]).toEqual([200, "A"]);
    expect((await client.get("/api/users/me/")).json().role).toBe("A");
    expect((await client.get("/api/teacher-dashboard/")).statusCode).toBe(200);
  });

  it("open to nobody who is not that", async () => {
    const client = await signedIn(test, await buildParent(db));
    expect((await client.put(HOME, { role: "A" })).statusCode).toBe(403);
    expect((await client.put(HOME, { role: "X" })).statusCode).toBe(400);
    expect((await client.get("/api/users/me/")).json().role).toBe("P");
    expect((await test.client().get(HOMES)).statusCode).toBe(401);
    expect((await test.client().put(HOME, { role: "P" })).statusCode).toBeGreaterThanOrEqual(401);
  });
});

describe("the rights of staff", () => {
  it("are given and taken by who decides about people; a teacher becomes staff by them", async () => {
    const [office, teacher] = [await buildStaff(db), await buildTeacher(db)];
    const [desk, hers] = [await signedIn(test, office), await signedIn(test, teacher)];
    expect((await hers.get(STAFF)).statusCode).toBe(403);
    const given = await desk.put(RIGHTS, { email: teacher.email, rights: ["content"] });
    expect(given.statusCode).toBe(200);
    expect(given.json()).toContainEqual(
      expect.objectContaining({ id: teacher.id, homes: ["T", "A"], rights: ["content"] }),
    );
    expect((await hers.get("/api/staff/programmes/")).statusCode).toBe(200);
    expect((await hers.get(STAFF)).statusCode).toBe(403);
    expect((await hers.put(RIGHTS, { email: teacher.email, rights: ["people"] })).statusCode).toBe(
      403,
    );
    await desk.put(RIGHTS, { email: teacher.email, rights: [] });
    expect((await hers.get("/api/staff/programmes/")).statusCode).toBe(403);
  });

  it("stay with somebody: not one's own last, nor the last that decides about people", async () => {
    const alone = await startTestApp();
    const [one, other] = [await buildStaff(alone.db), await buildStaff(alone.db)];
    const desk = await signedIn(alone, one);
    expect((await desk.put(RIGHTS, { email: one.email, rights: [] })).statusCode).toBe(409);
    expect((await desk.put(RIGHTS, { email: other.email, rights: ["money"] })).statusCode).toBe(
      200,
    );
    const last = await desk.put(RIGHTS, { email: one.email, rights: ["money"] });
    expect([last.statusCode, last.json().detail]).toEqual([
      409,
      ["Somebody has to decide about people: give somebody else this right first."],
    ]);
  });

  it("go to accounts alone whose address is confirmed", async () => {
    const desk = await signedIn(test, await buildStaff(db));
    const stranger = await buildTeacher(db);
    await db.update(users).set({ emailVerified: false }).where(eq(users.id, stranger.id));
    for (const email of [stranger.email, "nobody@example.test"]) {
      expect((await desk.put(RIGHTS, { email, rights: ["pay"] })).statusCode).toBe(404);
    }
    expect((await desk.put(RIGHTS, { email: "x", rights: ["all"] })).statusCode).toBe(400);
  });
});

describe("somebody with an account", () => {
  it("learns by it too, and is booked for like every student", async () => {
    const child = await buildStudent(db);
    const client = await signedIn(test, await buildParent(db, [child]));
    expect((await client.get("/api/student-home/")).statusCode).toBe(403);
    expect((await client.post("/api/users/me/learning/", { age: 0 })).statusCode).toBe(400);
    const begun = await client.post("/api/users/me/learning/", { age: 38, gender: "F" });
    expect([begun.statusCode, begun.json().homes]).toEqual([201, ["S", "P"]]);
    expect((await client.get("/api/student-home/")).statusCode).toBe(200);
    expect((await client.get("/api/children/")).json()).toHaveLength(1);
    const teacher = await buildTeacher(db);
    const profile = (await client.get(`/api/teachers/${teacher.id}/`)).json();
    expect(profile.pupils).toHaveLength(2);
    expect(
      (await client.post("/api/users/me/learning/", { age: 38, gender: "F" })).statusCode,
    ).toBe(409);
  });

  it("keeps, as a teacher, the gender by which families were told who teaches", async () => {
    const teacher = await buildTeacher(db, { gender: "M" });
    const client = await signedIn(test, teacher);
    const begun = await client.post("/api/users/me/learning/", { age: 38, gender: "F" });
    expect([begun.statusCode, begun.json().homes]).toEqual([201, ["T", "S"]]);
    const [row] = await db.select().from(users).where(eq(users.id, teacher.id));
    expect(row?.gender).toBe("M");
  });

  it("answers for children too, once of age", async () => {
    const [adult, minor] = [await buildStudent(db), await buildStudent(db)];
    await db.execute(`update students set age_declared = 30 where user_id = '${adult.id}'`);
    const body = { phone_number: "+33639980114" };
    const url = "/api/users/me/guardianship/";
    expect((await (await signedIn(test, minor)).post(url, body)).statusCode).toBe(403);
    const client = await signedIn(test, adult);
    expect((await client.get("/api/children/")).statusCode).toBe(403);
    expect((await client.post(url, { phone_number: "x" })).statusCode).toBe(400);
    expect((await client.post(url, body)).json().homes).toEqual(["S", "P"]);
    expect((await client.get("/api/children/")).json()).toEqual([]);
  });

  it("has to have confirmed the address first", async () => {
    const parent = await buildParent(db, [], { emailVerified: false });
    const client = await signedIn(test, parent);
    const answer = await client.post("/api/users/me/learning/", { age: 38, gender: "F" });
    expect(answer.statusCode).toBe(403);
    expect(
      (await test.client().post("/api/users/me/learning/", {})).statusCode,
    ).toBeGreaterThanOrEqual(401);
  });
});
