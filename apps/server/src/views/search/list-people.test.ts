import type { AllPeople } from "@riwaq/contracts/views/all-people";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import {
  buildParent,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../test/factories.ts";
import { statementsOf } from "../../../test/statements.ts";
import { TEST_NOW, startTestApp } from "../../../test/test-app.ts";
import { staffRights } from "../../modules/identity/tables/user-roles.ts";

const test = await startTestApp();
const { db } = test;
const URL = "/api/staff/all-people/";

const staff = await buildStaff(db, { name: "Zoé Bureau" });
const teacher = await buildTeacher(db, { name: "Salma Hegazy" });
const pupil = await buildStudent(db, { name: "Émilie Aubry", email: null });
const parent = await buildParent(db, [pupil], { name: "anne Aubry" });
const left = await buildParent(db, [], { name: "Karim Aubry", closedAt: TEST_NOW });
await buildParent(db, [], { name: "—", email: null, closedAt: TEST_NOW });

const reader = await signedIn(test, staff);
async function list(query = ""): Promise<AllPeople> {
  const answer = await reader.get(`${URL}?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const namesIn = ({ people }: AllPeople) => people.map(({ name }) => name);

describe("the list of everybody", () => {
  it("is by name, whatever the case and accents, without those who are forgotten", async () => {
    const all = await list();
    expect(namesIn(all)).toEqual([
      "anne Aubry",
      "Émilie Aubry",
      "Karim Aubry",
      "Salma Hegazy",
      "Zoé Bureau",
    ]);
    expect(all).toMatchObject({ has_before: false, has_after: false });
    expect(all.people[1]).toMatchObject({
      roles: ["student"],
      family: ["anne Aubry"],
      email: null,
    });
    expect(all.people[2]).toMatchObject({ id: left.id, is_closed: true });
  });

  it("is narrowed by what they are, by whether they have left and by what was typed", async () => {
    expect(namesIn(await list("role=teacher"))).toEqual([teacher.name]);
    expect(namesIn(await list("role=guardian&state=open"))).toEqual([parent.name]);
    expect(namesIn(await list("state=closed"))).toEqual([left.name]);
    expect(namesIn(await list("search=aubry&role=student"))).toEqual([pupil.name]);
    expect(namesIn(await list(`search=${encodeURIComponent("سلمى")}`))).toEqual([teacher.name]);
    expect(namesIn(await list("search=%25"))).toEqual([]);
  });

  it("comes in pages that follow one another and go back", async () => {
    for (let index = 0; index < 108; index += 1) {
      await buildStudent(db, { name: `Page ${String(index).padStart(3, "0")}`, email: null });
    }
    const first = await list("search=page");
    expect([first.people.length, first.has_before, first.has_after]).toEqual([50, false, true]);
    const second = await list(`search=page&after=${first.people.at(-1)?.id}`);
    expect(second).toMatchObject({ has_before: true, has_after: true });
    const third = await list(`search=page&after=${second.people.at(-1)?.id}`);
    expect([third.people.length, third.has_before, third.has_after]).toEqual([8, true, false]);
    const names = [first, second, third].flatMap(namesIn);
    expect(names).toEqual(names.toSorted());
    expect(new Set(names).size).toBe(108);
    const back = await list(`search=page&before=${third.people[0]?.id}`);
    expect(back).toEqual({ ...second, has_after: true });
    const start = await list(`search=page&before=${second.people[0]?.id}`);
    expect(start).toEqual({ ...first, has_after: true });
  });

  it("asks once for a page, however many stand on it", async () => {
    const statements = await statementsOf(db, () => list("role=student"));
    expect(statements.filter((one) => one.includes("family_members"))).toHaveLength(1);
  });

  it("refuses what it does not know", async () => {
    for (const query of ["role=owner", "state=gone", "after=x", `search=${"k".repeat(81)}`]) {
      expect((await reader.get(`${URL}?${query}`)).statusCode).toBe(400);
    }
  });

  it("is for those who decide about people", async () => {
    expect((await test.client().get(URL)).statusCode).toBe(401);
    for (const other of [teacher, parent, pupil]) {
      expect((await (await signedIn(test, other)).get(URL)).statusCode).toBe(403);
    }
    const helper = await buildStaff(db);
    await db.delete(staffRights).where(eq(staffRights.userId, helper.id));
    await db.insert(staffRights).values({ userId: helper.id, right: "lessons" });
    expect((await (await signedIn(test, helper)).get(URL)).statusCode).toBe(403);
    expect((await reader.get(URL)).headers["cache-control"]).toBe("private, no-store");
  });
});
