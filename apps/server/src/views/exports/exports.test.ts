import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import {
  buildParent,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../test/factories.ts";
import { readZip } from "../../../test/read-zip.ts";
import { TEST_NOW, startTestApp } from "../../../test/test-app.ts";
import { staffRights } from "../../modules/identity/tables/user-roles.ts";
import { events } from "../../platform/db/tables/events.ts";

const test = await startTestApp();
const { db } = test;
const URL = "/api/staff/exports/";
const somebody = await buildStaff(db);
const staff = await signedIn(test, somebody);

const yanis = await buildStudent(db, { name: "Yanis", email: null });
const evil = await buildStudent(db, { name: "=HYPERLINK(0)", email: null });
const mother = await buildParent(db, [yanis, evil], {
  name: "Inès Lambert, née Roy",
  email: "ines@example.test",
  phoneNumber: "+33612345678",
});
const teacher = await buildTeacher(db, { name: "Salma Hegazy" });
await buildSession(db, {
  teacher,
  students: [yanis],
  startsAt: new Date("2026-11-30T22:30:00Z"),
});
await buildSession(db, { teacher, students: [yanis], startsAt: new Date("2026-12-02T09:00:00Z") });

const linesOf = async (path: string) => {
  const answer = await staff.get(`${URL}${path}`);
  expect(answer.statusCode).toBe(200);
  return answer.body.trimEnd().split("\r\n");
};

describe("tables that staff take out", () => {
  it("hold each family with who answers for it, the children and who pays", async () => {
    const [header, ...rows] = await linesOf("families/");
    expect(header).toMatch(/^\uFEFFParent,E-mail,Phone,/);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatch(
      /^"Inès Lambert, née Roy",ines@example.test,'\+33612345678,,,,(=|Yanis|').*Yanis/,
    );
    expect(rows[0]).toContain('"Inès Lambert, née Roy",20');
  });

  it("hold each pupil with the parents, and no name runs", async () => {
    const rows = await linesOf("pupils/");
    expect(rows.filter((row) => row.includes(",Yanis,"))).toHaveLength(1);
    expect(rows.filter((row) => row.includes(",'=HYPERLINK(0),"))).toHaveLength(1);
    expect(rows.join("\n")).not.toMatch(/(^|,)=/m);
  });

  it("hold teachers, and nothing of a closed account", async () => {
    await buildTeacher(db, { name: "Gone", closedAt: TEST_NOW });
    const rows = await linesOf("teachers/");
    expect(rows.slice(1).map((row) => row.split(",")[0])).toEqual(["Salma Hegazy"]);
  });

  it("hold lessons of dates of the institute's clock, as an instant and as its date and hour", async () => {
    const [, ...rows] = await linesOf("of/lessons/?from=2026-12-01&to=2026-12-01");
    expect(rows.map((row) => row.split(",").slice(0, 6))).toEqual([
      ["2026-11-30T22:30:00.000Z", "2026-12-01", "00:30", "60", "Salma Hegazy", "Yanis"],
    ]);
    expect(await linesOf("of/lessons/?from=2026-12-01&to=2027-11-30")).toHaveLength(3);
  });

  it("are workbooks too, in which every text says that it is one", async () => {
    const answer = await staff.get(`${URL}pupils/?format=xlsx`);
    expect(answer.headers["content-disposition"]).toContain("pupils-2026-11-21.xlsx");
    const files = await readZip(answer.rawPayload);
    const sheet = [...files].find(([name]) => name.endsWith("sheet1.xml"))?.[1].toString() ?? "";
    expect(sheet).not.toContain("<f>");
    const texts = [...files.values()].map(String).join("");
    expect(texts).toContain("=HYPERLINK(0)");
    expect(texts).toContain("Yanis");
  });

  it("stand in the journal", async () => {
    await linesOf("teachers/");
    const rows = await db.select().from(events).where(eq(events.kind, "export-table"));
    expect(rows.at(-1)).toMatchObject({
      actorId: somebody.id,
      payload: { table: "teachers", format: "csv" },
    });
  });

  it("are refused for what is no table, format or span, and to whoever does not decide about it", async () => {
    for (const path of [
      "pupils/?format=pdf",
      "of/lessons/",
      "of/lessons/?from=2026-12-02&to=2026-12-01",
      "of/lessons/?from=2025-12-01&to=2026-12-02",
    ]) {
      expect((await staff.get(`${URL}${path}`)).statusCode).toBe(400);
    }
    expect((await staff.get(`${URL}secrets/`)).statusCode).toBe(404);
    const people = await buildStaff(db);
    await db
      .delete(staffRights)
      .where(and(eq(staffRights.userId, people.id), eq(staffRights.right, "lessons")));
    const client = await signedIn(test, people);
    expect((await client.get(`${URL}pupils/`)).statusCode).toBe(200);
    const lessons = `${URL}of/lessons/?from=2026-12-01&to=2026-12-01`;
    expect((await client.get(lessons)).statusCode).toBe(403);
    for (const other of [mother, teacher]) {
      expect((await (await signedIn(test, other)).get(`${URL}pupils/`)).statusCode).toBe(403);
    }
    expect((await test.client().get(`${URL}pupils/`)).statusCode).toBe(401);
  });
});
