import { randomUUID } from "node:crypto";

import type { ImportPreview } from "@riwaq/contracts/people/imports";
import { and, eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { errorMapOf } from "../../../../test/error-map.ts";
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
import { staffRights } from "../../identity/tables/user-roles.ts";
import { users } from "../../identity/tables/users.ts";
import { outboxMessages } from "../../notifications/tables/outbox-messages.ts";
import { consents, families, guardianships } from "../tables/families.ts";
import { students } from "../tables/students.ts";

const test = await startTestApp();
const { db } = test;
const URL = "/api/staff/imports/";
const HEADER = "Parent,E-mail,Phone,Pupil,Date of birth,Gender,Language,Time zone";
let staff: TestClient;
beforeEach(async () => {
  test.clock.set(TEST_NOW);
  staff = await signedIn(test, await buildStaff(db));
});

let counter = 0;
/** Rows of families whom nobody knows yet, two children in every third. */
function rowsOf(count: number): string[] {
  counter += 1;
  return Array.from({ length: count }, (_, at) => {
    const family = at - (at % 3 === 2 ? 1 : 0);
    return `Parent ${family},p${counter}-${family}@bring.test,+3361234${1000 + family},Child ${at},2015-03-0${1 + (at % 9)},${at % 2 ? "F" : "garçon"},fr,Europe/Paris`;
  });
}
const fileOf = (rows: readonly string[]) => [HEADER, ...rows].join("\r\n");

async function checked(text: string): Promise<ImportPreview> {
  const answer = await staff.post(`${URL}check/`, { text });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function bring(text: string, change: { is_invited?: boolean; key?: string } = {}) {
  const { columns } = await checked(text);
  const { is_invited = false, key = randomUUID() } = change;
  return staff.post(URL, { text, columns, is_invited }, { "idempotency-key": key });
}

const peopleNow = async () => [
  await db.$count(users),
  await db.$count(families),
  await db.$count(students),
];

describe("an import of families", () => {
  it("of 300 with three faulty rows names each of them, and writes nothing", async () => {
    const rows = rowsOf(300);
    rows[10] = "Inès,not an address,,Yanis,2015-03-09,F,fr,Europe/Paris";
    rows[100] = "Amal,amal@bring.test,,Sofia,2031-03-09,F,fr,Europe/Paris";
    rows[200] = "Karim,karim@bring.test,,Adam,2012-03-09,M,fr,Mars/Base";
    const before = await peopleNow();
    const found = await checked(fileOf(rows));
    expect(found.faults).toEqual([
      {
        row: 12,
        field: "guardian_email",
        fault: "email_invalid",
        value: "not an address",
        other_row: null,
      },
      {
        row: 102,
        field: "birthday",
        fault: "birthday_impossible",
        value: "2031-03-09",
        other_row: null,
      },
      { row: 202, field: "time_zone", fault: "zone_unknown", value: "Mars/Base", other_row: null },
    ]);
    expect([found.rows, found.samples.length, found.missing]).toEqual([300, 3, []]);
    const refused = await bring(fileOf(rows));
    expect(refused.statusCode).toBe(409);
    expect(await peopleNow()).toEqual(before);
  });

  it("of 300 comes whole: families by their parents, unconfirmed and without consent", async () => {
    const text = fileOf(rowsOf(300));
    const before = await peopleNow();
    const answer = await bring(text);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ families: 200, guardians: 200, pupils: 300 });
    const after = await peopleNow();
    expect(after.map((count, at) => count - (before[at] ?? 0))).toEqual([500, 200, 300]);
    const [mother] = await db
      .select()
      .from(users)
      .where(eq(users.email, `p${counter}-1@bring.test`));
    expect(mother).toMatchObject({ role: "P", emailVerified: false, timeZone: "Europe/Paris" });
    const own = await db
      .select()
      .from(guardianships)
      .where(eq(guardianships.parentId, mother?.id ?? ""));
    expect(own).toHaveLength(2);
    const ids = own.map(({ studentId }) => studentId);
    expect(await db.select().from(consents).where(inArray(consents.studentId, ids))).toEqual([]);
    const [child] = await db.select().from(students).where(inArray(students.userId, ids));
    expect(child).toMatchObject({ ageDeclared: 11 });
    const told = await db.select().from(events).where(eq(events.subjectId, answer.json().id));
    expect(told.map(({ kind }) => kind)).toEqual(["import-families"]);
    expect(await db.$count(outboxMessages)).toBe(0);
  });

  it("with the same key happens once", async () => {
    const text = fileOf(rowsOf(2));
    const key = randomUUID();
    const first = await bring(text, { key });
    const before = await peopleNow();
    const again = await staff.post(
      URL,
      { text, columns: (await checked(text)).columns, is_invited: false },
      { "idempotency-key": key },
    );
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    expect(await peopleNow()).toEqual(before);
  });

  it("sends each parent a link to a first password where staff wish it", async () => {
    const before = await db.$count(outboxMessages);
    await bring(fileOf(rowsOf(3)), { is_invited: true });
    const sent = await db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.template, "invite-account"));
    expect(sent).toHaveLength(2);
    expect(await db.$count(outboxMessages)).toBe(before + 2);
    const { link = "" } = (sent[0]?.params ?? {}) as Record<string, string>;
    const token = new globalThis.URL(link).searchParams.get("token");
    const chosen = await test
      .client()
      .post("/api/authentication/password-reset/confirm/", { token, password: "a-new-password-1" });
    expect(chosen.statusCode).toBe(200);
    const [person] = await db
      .select()
      .from(users)
      .where(eq(users.email, sent[0]?.to ?? ""));
    expect(person?.emailVerified).toBe(true);
  });

  it("names what is missing, taken, said twice or not understood, in each row", async () => {
    const known = await buildParent(db, [], { email: "known@bring.test" });
    const { faults } = await checked(
      fileOf([
        ",nobody@bring.test,,Yanis,2015-03-09,,,",
        `Known,${known.email},,Lina,2015-03-09,,,`,
        "Amal,amal2@bring.test,call me,Noé,2015-03-09,x,Klingon,",
        "Amal,amal2@bring.test,,Noe,2015-03-09,,,",
        "Huda,amal2@bring.test,,Sara,,,,",
      ]),
    );
    expect(
      faults.map(({ row, field, fault, other_row }) => [row, field, fault, other_row]),
    ).toEqual([
      [2, "guardian_name", "missing", null],
      [3, "guardian_email", "email_taken", null],
      [4, "language", "language_unknown", null],
      [4, "guardian_phone", "phone_invalid", null],
      [4, "gender", "gender_unknown", null],
      [5, "pupil_name", "twice", 4],
      [6, "guardian_name", "email_other_name", 4],
      [6, "birthday", "missing", null],
    ]);
  });

  it("is read by semicolons too, and what was taken out can be brought in again", async () => {
    const text = fileOf(rowsOf(3)).replaceAll(",", ";");
    expect((await checked(text)).pupils).toBe(3);
    await bring(fileOf(["=Evil,evil@bring.test,,'=Child,2015-03-09,F,fr,Europe/Paris"]));
    const out = (await staff.get("/api/staff/exports/pupils/")).body;
    const { columns, faults } = await checked(out);
    expect(columns).toMatchObject({ guardian_name: 0, guardian_email: 1, pupil_name: 6 });
    // Everybody is here already, and nothing else is wrong with those who have a parent.
    const others = faults.filter(({ fault }) => fault !== "email_taken" && fault !== "missing");
    expect(others).toEqual([]);
    expect(out).toContain("'=Child");
  });

  it.each(["", HEADER, 'a,b\r\n"unfinished'])("refuses what is no table: %j", async (text) => {
    const answer = await staff.post(`${URL}check/`, { text });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(errorMapOf(answer))).toEqual(["text"]);
  });

  it("is for staff who decide about people", async () => {
    const without = await buildStaff(db);
    await db
      .delete(staffRights)
      .where(and(eq(staffRights.userId, without.id), eq(staffRights.right, "people")));
    for (const other of [await buildTeacher(db), await buildStudent(db), without]) {
      const client = await signedIn(test, other);
      expect((await client.get(URL)).statusCode).toBe(403);
      expect((await client.post(`${URL}check/`, { text: HEADER })).statusCode).toBe(403);
    }
  });
});

describe("an import is taken back", () => {
  const undo = (id: string) => staff.post(`${URL}${id}/undo/`);

  it("within an hour, once, as if it had never come", async () => {
    const before = await peopleNow();
    const { id } = (await bring(fileOf(rowsOf(6)), { is_invited: true })).json();
    const [listed] = (await staff.get(URL)).json();
    expect(listed).toMatchObject({ id, families: 4, undone_at: null });
    expect(listed.undo_until).not.toBeNull();
    const undone = await undo(id);
    expect([undone.statusCode, undone.json()]).toEqual([
      200,
      { families: 4, people: 10, stay: [] },
    ]);
    expect(await peopleNow()).toEqual(before);
    expect((await undo(id)).statusCode).toBe(409);
    expect((await staff.get(URL)).json()[0].undone_at).not.toBeNull();
  });

  it("but for families with whom something has happened: these are named, with why", async () => {
    const { id } = (await bring(fileOf(rowsOf(9)))).json();
    const byEmail = async (at: number) => {
      const found = await db
        .select()
        .from(users)
        .where(eq(users.email, `p${counter}-${at}@bring.test`));
      return found[0] as typeof users.$inferSelect;
    };
    await signedIn(test, await byEmail(0));
    const [child] = await db
      .select()
      .from(guardianships)
      .where(eq(guardianships.parentId, (await byEmail(3)).id));
    const pupil = { id: child?.studentId ?? "" };
    await buildSession(db, { teacher: await buildTeacher(db), students: [pupil] });
    await db.insert(events).values({
      actorRole: "staff",
      kind: "book-lessons",
      subjectType: "student",
      subjectId: pupil.id,
    });
    const undone = (await undo(id)).json();
    expect(undone.families).toBe(4);
    expect(
      undone.stay.toSorted((a: { reason: string }, b: { reason: string }) =>
        a.reason < b.reason ? -1 : 1,
      ),
    ).toEqual([
      { name: "Child 3", reason: "lessons" },
      { name: "Parent 0", reason: "signed_in" },
    ]);
    expect((await byEmail(0)).name).toBe("Parent 0");
    expect(await byEmail(1)).toBeUndefined();
  });

  it("not an hour later, and not one that there is not", async () => {
    const { id } = (await bring(fileOf(rowsOf(1)))).json();
    test.clock.advance(3_600_000);
    staff = await signedIn(test, await buildStaff(db));
    expect((await undo(id)).statusCode).toBe(409);
    expect((await staff.get(URL)).json()[0].undo_until).toBeNull();
    expect((await undo("11111111-1111-4111-8111-111111111111")).statusCode).toBe(404);
  });
});
