import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { NOT_FOUND } from "../../../../test/error-map.ts";
import {
  buildParent,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { buildProgramme, buildTeaching } from "../../../../test/teaching.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { mailContent } from "../../notifications/mail/mail-content.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { genderExceptions } from "../tables/gender-exceptions.ts";
import { teachers } from "../tables/teachers.ts";

const test = await startTestApp();
const URL = "/api/staff/teachers/";
const EXCEPTIONS = "/api/staff/gender-exceptions/";
const MISSING = "11111111-1111-4111-8111-111111111111";
const staff = await signedIn(test, await buildStaff(test.db));
const inHours = (hours: number) => new Date(TEST_NOW.getTime() + hours * 3_600_000);

const decide = (teacher: { id: string }, body: object) => staff.patch(`${URL}${teacher.id}/`, body);
const auditOf = (id: string) => test.db.select().from(events).where(eq(events.subjectId, id));

describe("the applicants", () => {
  beforeEach(async () => {
    await test.db.execute(sql`truncate ${sessions}, ${teachers} cascade`);
  });

  it("are shown to staff with contact data, certificates and coming lessons", async () => {
    const programme = await buildProgramme(test.db);
    const teacher = await buildTeaching(test.db, {
      user: { name: "Karim", phoneNumber: "+20100" },
      approval: "applied",
      programmes: [programme],
      createdAt: inHours(-48),
    });
    for (const [hours, status] of [
      [1, "Scheduled"],
      [9, "Scheduled"],
      [5, "Cancelled"],
      [-9, "Completed"],
    ] as const) {
      await buildSession(test.db, { teacher, startsAt: inHours(hours), status });
    }
    const answer = await staff.get(URL);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      teachers: [
        {
          id: teacher.id,
          name: "Karim",
          email: teacher.email,
          phone_number: "+20100",
          programmes: [{ id: programme.id }],
          approval: "applied",
          approval_note: "",
          approval_changed_at: null,
          registered_at: inHours(-48).toISOString(),
          coming_lessons: 2,
        },
      ],
      counts: { draft: 0, applied: 1, returned: 0, approved: 0, paused: 0, declined: 0 },
      page: 1,
      page_count: 1,
    });
  });

  it("are found by state, name and address, and counted by state whatever is asked", async () => {
    await buildTeaching(test.db, { user: { name: "Amira 100%" }, approval: "applied" });
    await buildTeaching(test.db, { user: { name: "Youssef" }, approval: "applied" });
    await buildTeaching(test.db, {
      user: { name: "Hana", email: "hana@school.test" },
      approval: "paused",
    });
    const namesOf = async (query: string) => {
      const { teachers: rows, counts } = (await staff.get(URL + query)).json();
      expect(counts).toMatchObject({ applied: 2, approved: 0, paused: 1, declined: 0 });
      return rows.map(({ name }: { name: string }) => name).toSorted();
    };
    expect(await namesOf("?approval=applied")).toEqual(["Amira 100%", "Youssef"]);
    expect(await namesOf("?search=YOUS")).toEqual(["Youssef"]);
    expect(await namesOf("?search=school.test")).toEqual(["Hana"]);
    expect(await namesOf("?search=100%25")).toEqual(["Amira 100%"]);
    expect(await namesOf("?search=_")).toEqual([]);
    expect((await staff.get(`${URL}?approval=maybe`)).statusCode).toBe(400);
  });

  it("come twenty to a page, the newest first", async () => {
    for (let hours = 0; hours < 21; hours += 1) {
      await buildTeaching(test.db, { user: { name: `T ${hours}` }, createdAt: inHours(-hours) });
    }
    const first = (await staff.get(URL)).json();
    expect(first.teachers).toHaveLength(20);
    expect(first.teachers[0].name).toBe("T 0");
    const last = (await staff.get(`${URL}?page=7`)).json();
    expect(last).toMatchObject({ teachers: [{ name: "T 20" }], page: 2, page_count: 2 });
  });
});

describe("a decision", () => {
  it.each([
    ["approved", "fr", "Vous pouvez désormais enseigner chez Riwaq"],
    ["paused", "en", "Your profile is paused"],
    ["declined", "ar", "بشأن طلبكم للتدريس في رواق"],
  ] as const)(
    "%s is told to the teacher in %s, with the note",
    async (approval, language, subject) => {
      const from = approval === "paused" ? "approved" : "applied";
      const teacher = await buildTeaching(test.db, { user: { language }, approval: from });
      const answer = await decide(teacher, { approval, note: "A word from us." });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({
        id: teacher.id,
        approval,
        approval_note: "A word from us.",
        approval_changed_at: TEST_NOW.toISOString(),
      });
      const [mail, ...more] = await mailsTo(test.db, teacher.email);
      expect(more).toEqual([]);
      expect(mailContent(mail!)).toMatchObject({ subject, quote: "A word from us." });
      expect(mailContent(mail!).text).toContain("http://riwaq.test/profile");
      expect(await auditOf(teacher.id)).toMatchObject([
        { kind: "decide-approval", payload: { from, to: approval } },
      ]);
    },
  );

  it("taken twice is told once, and keeps its note", async () => {
    const teacher = await buildTeaching(test.db, { approval: "applied" });
    await decide(teacher, { approval: "approved", note: "Welcome." });
    const again = await decide(teacher, { approval: "approved" });
    expect(again.json()).toMatchObject({ approval: "approved", approval_note: "Welcome." });
    await decide(teacher, { approval: "approved", note: "Welcome." });
    expect(await mailsTo(test.db, teacher.email)).toHaveLength(1);
    expect(await auditOf(teacher.id)).toHaveLength(1);
  });

  it("to pause keeps the lessons that are booked, and says how many", async () => {
    const teacher = await buildTeaching(test.db);
    const { id } = await buildSession(test.db, { teacher, startsAt: inHours(5) });
    const answer = await decide(teacher, { approval: "paused" });
    expect(answer.json()).toMatchObject({ approval: "paused", coming_lessons: 1 });
    const [session] = await test.db.select().from(sessions).where(eq(sessions.id, id));
    expect(session?.status).toBe("Scheduled");
  });

  it("is one of three, with a note of reasonable length, about somebody who is there", async () => {
    const teacher = await buildTeaching(test.db);
    expect((await decide(teacher, { approval: "applied" })).json()).toEqual({
      approval: ["Invalid value"],
    });
    expect((await decide(teacher, { approval: "paused", note: "x".repeat(1001) })).json()).toEqual({
      note: ["This text is too long"],
    });
    for (const id of [MISSING, (await buildStudent(test.db)).id, "x"]) {
      const answer = await decide({ id }, { approval: "approved" });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual(NOT_FOUND);
    }
  });
});

describe("an exception from the gender rule", () => {
  const remove = (body: object) => staff.unsafe("DELETE", EXCEPTIONS, body, {});

  it("is allowed and ended, each noted once", async () => {
    const student = await buildStudent(test.db);
    const pair = { student_id: student.id, teacher_id: (await buildTeacher(test.db)).id };
    for (const [change, count] of [
      [() => staff.put(EXCEPTIONS, pair), 1],
      [() => remove(pair), 0],
    ] as const) {
      for (let round = 0; round < 2; round += 1) {
        const answer = await change();
        expect(answer.statusCode).toBe(200);
        expect(answer.json()).toEqual({ done: true });
        expect(await test.db.$count(genderExceptions)).toBe(count);
      }
    }
    expect((await auditOf(student.id)).map(({ kind }) => kind)).toEqual([
      "allow-gender-exception",
      "end-gender-exception",
    ]);
  });

  it("is for a student and a teacher who are there", async () => {
    const [student, teacher] = [await buildStudent(test.db), await buildTeacher(test.db)];
    for (const pair of [
      { student_id: MISSING, teacher_id: teacher.id },
      { student_id: student.id, teacher_id: student.id },
    ]) {
      expect((await staff.put(EXCEPTIONS, pair)).statusCode).toBe(404);
      expect((await remove(pair)).statusCode).toBe(404);
    }
    expect((await staff.put(EXCEPTIONS, { student_id: "x" })).statusCode).toBe(400);
  });
});

describe("everybody else", () => {
  it("is refused, and changes nothing", async () => {
    const teacher = await buildTeaching(test.db, { approval: "applied" });
    const student = await buildStudent(test.db);
    const pair = { student_id: student.id, teacher_id: teacher.id };
    for (const person of [teacher, student, await buildParent(test.db)]) {
      const client = await signedIn(test, person);
      for (const answer of [
        await client.get(URL),
        await client.patch(`${URL}${teacher.id}/`, { approval: "approved" }),
        await client.put(EXCEPTIONS, pair),
        await client.unsafe("DELETE", EXCEPTIONS, pair, {}),
      ]) {
        expect(answer.statusCode).toBe(403);
        expect(answer.json()).toEqual({ detail: ["You do not have access to this"] });
      }
    }
    const guest = test.client();
    expect((await guest.patch(`${URL}${teacher.id}/`, {})).statusCode).toBe(401);
    expect((await guest.put(EXCEPTIONS, pair)).statusCode).toBe(401);
    expect((await guest.get(URL)).statusCode).toBe(401);
    expect(await auditOf(teacher.id)).toEqual([]);
  });
});
