import type { StaffRight } from "@riwaq/contracts/roles";
import type { SearchResults } from "@riwaq/contracts/views/search";
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
import { staffRights, userRoles } from "../../modules/identity/tables/user-roles.ts";

const test = await startTestApp();
const { db } = test;

const kid = await buildStudent(db, { name: "Inès Keller", email: null });
const mother = await buildParent(db, [kid], {
  name: "Sophie Keller",
  email: "so_phie@example.test",
  phoneNumber: "+33612345678",
});
const amina = await buildStudent(db, { name: "آمِنة بن علي" });
const salma = await buildTeacher(db, { name: "Salma Hegazy", phoneNumber: "+201001234567" });
const yusuf = await buildTeacher(db, { name: "يُوسُف النجار" });
const gone = { closedAt: TEST_NOW, removeAfter: new Date(TEST_NOW.getTime() + 86_400_000) };
const left = await buildParent(db, [], { name: "Aaron Keller", ...gone });
await buildParent(db, [], { name: "—", email: null, closedAt: TEST_NOW });

async function staffWith(...rights: StaffRight[]) {
  const somebody = await buildStaff(db, { name: `Desk ${rights.join(" ")}` });
  await db.delete(staffRights).where(eq(staffRights.userId, somebody.id));
  if (rights.length > 0) {
    await db.insert(staffRights).values(rights.map((right) => ({ userId: somebody.id, right })));
  }
  return signedIn(test, somebody);
}

const all = await staffWith("people", "lessons");
const lessonsOnly = await staffWith("lessons");
const at = (q: string) => `/api/staff-search/?q=${encodeURIComponent(q)}`;

async function search(q: string, reader = all): Promise<SearchResults> {
  const answer = await reader.get(at(q));
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const idsIn = ({ groups }: SearchResults) =>
  groups.flatMap(({ people }) => people.map((p) => p.id));

describe("finding anyone", () => {
  it("is by half a name, in groups; whoever has left comes last and is marked, whoever is forgotten is nobody", async () => {
    const { groups } = await search("kel");
    expect(groups.map(({ role, has_more }) => [role, has_more])).toEqual([
      ["guardian", false],
      ["student", false],
    ]);
    const [guardians, pupils] = groups.map(({ people }) => people);
    expect(guardians?.map(({ id, is_closed }) => [id, is_closed])).toEqual([
      [mother.id, false],
      [left.id, true],
    ]);
    expect(guardians?.[0]).toMatchObject({ family: ["Inès Keller"], phone_number: "+33612345678" });
    expect(pupils?.[0]).toMatchObject({ id: kid.id, email: null, family: ["Sophie Keller"] });
    expect(idsIn(await search("keller ines"))).toEqual([kid.id]);
    expect(idsIn(await search("ke"))).toEqual([mother.id, left.id, kid.id]);
  });

  it.each([
    ["امنه", () => amina.id],
    ["Amina Ben Ali", () => amina.id],
    ["كلر صوفي", () => mother.id],
    ["كلر", () => mother.id],
    ["سلمى حجازي", () => salma.id],
    ["yousef el-naggar", () => yusuf.id],
    ["KER", () => mother.id],
    ["hegzy", () => salma.id],
    ["naggar", () => yusuf.id],
  ])("%s is found whichever letters the name has", async (typed, wanted) => {
    expect(idsIn(await search(typed))).toContain(wanted());
  });

  it("is by part of an address or of a number, with spaces and the zero of home", async () => {
    expect(idsIn(await search("phie@exam"))).toEqual([mother.id]);
    expect(idsIn(await search("06 12 34 56"))).toEqual([mother.id]);
    expect(idsIn(await search("+33 (0)6-12.34.56.78"))).toEqual([mother.id]);
    expect(idsIn(await search("٠٠٢٠ ١٠٠ ١٢٣"))).toEqual([salma.id]);
  });

  it.each(["%%", "%", "__", "_", String.raw`\\`, "k%r", "——", "'; drop table users; --", "((("])(
    "takes %s as it stands",
    async (typed) => {
      expect(await search(typed)).toEqual({ groups: [], days: [] });
    },
  );

  it("is nothing for nothing, and refuses what is too long", async () => {
    expect(await search("")).toEqual({ groups: [], days: [] });
    expect(await search("k")).toEqual({ groups: [], days: [] });
    expect((await all.get(at("k".repeat(81)))).statusCode).toBe(400);
    expect((await all.get(at("a\u0000b"))).statusCode).toBe(400);
  });

  it("is a day, alone or with a name", async () => {
    const { days } = await search("2026-11-24");
    expect(days).toEqual([{ on: "2026-11-24", search: "" }]);
    const [next, last] = (await search("mardi")).days;
    expect(Date.parse(next?.on ?? "") - Date.parse(last?.on ?? "")).toBe(7 * 86_400_000);
    const found = await search("keller الثلاثاء");
    expect(found.days).toEqual([
      { on: next?.on, search: "keller" },
      { on: last?.on, search: "keller" },
    ]);
    expect(idsIn(found)).toContain(kid.id);
  });

  it("shows eight of a group and says that there are more", async () => {
    for (let index = 0; index < 9; index += 1) {
      await buildStudent(db, { name: `Zyx ${index}`, email: null });
    }
    const { groups } = await search("zyx");
    expect(groups).toMatchObject([{ role: "student", has_more: true }]);
    expect(groups[0]?.people.map(({ name }) => name)).toEqual(
      Array.from({ length: 8 }, (_, index) => `Zyx ${index}`),
    );
  });

  it("shows somebody once, with all that they are", async () => {
    const both = await buildTeacher(db, { name: "Heba Quraishi" });
    await db.insert(userRoles).values({ userId: both.id, role: "guardian" });
    const { groups } = await search("quraishi");
    expect(groups).toMatchObject([
      { role: "teacher", people: [{ id: both.id, roles: ["teacher", "guardian"] }] },
    ]);
    const seen = (await search("quraishi", lessonsOnly)).groups;
    expect(seen).toMatchObject([{ people: [{ id: both.id, roles: ["teacher"] }] }]);
  });
});

describe("who may", () => {
  it("who decides about lessons finds names of those who teach and learn, and nothing else", async () => {
    const { groups } = await search("keller", lessonsOnly);
    expect(groups).toMatchObject([{ role: "student" }]);
    expect(groups[0]?.people).toEqual([
      expect.objectContaining({ id: kid.id, family: [], email: null, phone_number: null }),
    ]);
    expect(await search("phie@exam", lessonsOnly)).toMatchObject({ groups: [] });
    expect(await search("+20100123", lessonsOnly)).toMatchObject({ groups: [] });
    expect((await search("mardi", lessonsOnly)).days).toHaveLength(2);
  });

  it("who decides about people finds everybody, and no lessons", async () => {
    const found = await search("keller mardi", await staffWith("people"));
    expect(found.days).toEqual([]);
    expect(idsIn(found)).toContain(mother.id);
  });

  it("who decides about neither finds nobody", async () => {
    expect(await search("keller", await staffWith("content", "audit"))).toEqual({
      groups: [],
      days: [],
    });
  });

  it("nobody else may ask", async () => {
    expect((await test.client().get(at("keller"))).statusCode).toBe(401);
    for (const one of [salma, mother, amina]) {
      expect((await (await signedIn(test, one)).get(at("keller"))).statusCode).toBe(403);
    }
  });

  it("nobody keeps the answer, and two questions find whom they find", async () => {
    const answer = await all.get(at("keller"));
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    const statements = await statementsOf(db, () => search("keller"));
    expect(statements.filter((one) => one.includes("name_words"))).toHaveLength(2);
  });
});
