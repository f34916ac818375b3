import { LANGUAGES } from "@riwaq/contracts/languages";
import { AUDIT_PER_PAGE, type AuditPage } from "@riwaq/contracts/views/audit";
import { AUDIT_KINDS } from "@riwaq/contracts/views/audit-kinds";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import {
  buildParent,
  buildReport,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../test/factories.ts";
import { statementsOf } from "../../../test/statements.ts";
import { TEST_NOW, startTestApp } from "../../../test/test-app.ts";
import * as billing from "../../modules/billing/events.ts";
import * as classroom from "../../modules/classroom/events.ts";
import * as identity from "../../modules/identity/events.ts";
import { users } from "../../modules/identity/tables/users.ts";
import * as institute from "../../modules/institute/events.ts";
import * as learning from "../../modules/learning/events.ts";
import * as memory from "../../modules/memory/events.ts";
import * as notifications from "../../modules/notifications/events.ts";
import * as people from "../../modules/people/events.ts";
import * as scheduling from "../../modules/scheduling/events.ts";
import { events } from "../../platform/db/tables/events.ts";
import { auditText } from "../../platform/i18n/translate.ts";
import { toldOf } from "./told-of.ts";

const test = await startTestApp();
const { db } = test;
const URL = "/api/staff/audit/";

const MODULES = {
  accounts: identity,
  people,
  lessons: { ...scheduling, ...classroom },
  reports: { ...learning, ...memory },
  messages: notifications,
  money: billing,
  institute,
};
const kindsOf = (module: object) => Object.values(module).map(({ kind }: { kind: string }) => kind);

type Event = Partial<typeof events.$inferInsert> & { kind: string };
const write = async (rows: Event[]) =>
  db
    .insert(events)
    .values(
      rows.map((row) => ({
        actorRole: "system",
        subjectType: "institute",
        subjectId: "institute",
        createdAt: TEST_NOW,
        ...row,
      })),
    )
    .returning({ sequence: events.sequence });

const [reader, salma, ines] = [
  await buildStaff(db, { name: "Mariam" }),
  await buildTeacher(db, { name: "Salma Hegazy" }),
  await buildStudent(db, { name: "Inès" }),
];
const client = await signedIn(test, reader);
const ask = async (query: string) => {
  const answer = await client.get(`${URL}?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<AuditPage>();
};

describe("the list of kinds", () => {
  it.each(Object.entries(MODULES))("knows every kind of %s", (area, module) => {
    const known: readonly string[] = AUDIT_KINDS[area as keyof typeof AUDIT_KINDS];
    expect(kindsOf(module).toSorted()).toEqual(known.toSorted());
  });

  it.each(Object.values(AUDIT_KINDS).flat())("%s has a sentence in each language", (kind) => {
    for (const language of LANGUAGES) expect(auditText(`kinds.${kind}`, language)).toBeDefined();
  });
});

describe("GET /staff/audit/", () => {
  it("says who did what to whom, the latest first, as they are called now", async () => {
    const lesson = await buildSession(db, { teacher: salma, students: [ines], startsAt: TEST_NOW });
    const report = await buildReport(db, { session: lesson, student: ines });
    await write([
      {
        kind: "cancel-lessons",
        actorId: salma.id,
        actorRole: "T",
        subjectType: "session",
        subjectId: lesson.id,
        payload: { scope: "one", lessons: 3 },
      },
      { kind: "send-report", subjectType: "report", subjectId: report?.id ?? "" },
      {
        kind: "leave-teacher",
        subjectType: "student",
        subjectId: ines.id,
        payload: { teacherId: salma.id, lessons: 2 },
      },
    ]);
    const { events: told, time_zone } = await ask("");
    expect(time_zone).toBe("Africa/Cairo");
    expect(told.slice(0, 3)).toMatchObject([
      {
        kind: "leave-teacher",
        subject: { name: "Inès" },
        who: { name: "Salma Hegazy" },
        number: 2,
      },
      { kind: "send-report", subject: { name: "Inès", person_id: ines.id } },
      {
        kind: "cancel-lessons",
        actor: { id: salma.id, name: "Salma Hegazy", role: "T" },
        subject: { name: "Salma Hegazy, Inès", at: TEST_NOW.toISOString() },
        number: 3,
      },
    ]);
  });

  it("names nobody whose records were removed, nor what is no id", async () => {
    const gone = await buildParent(db);
    await db
      .update(users)
      .set({ name: "—", email: null, closedAt: TEST_NOW })
      .where(eq(users.id, gone.id));
    await write([
      { kind: "log-in", actorId: gone.id, actorRole: "P", subjectType: "user", subjectId: gone.id },
      { kind: "order-phrases", subjectType: "programme", subjectId: "institute" },
    ]);
    const { events: told } = await ask("");
    expect(told.slice(0, 2)).toMatchObject([
      { kind: "order-phrases", subject: { name: null } },
      { kind: "log-in", actor: { name: null }, subject: { name: null } },
    ]);
  });

  it("names what a page speaks of alone, of whichever kind it is, and nothing that is gone", async () => {
    const lesson = await buildSession(db, {
      teacher: salma,
      students: [ines],
      startsAt: new Date(TEST_NOW.getTime() + 86_400_000),
    });
    const kinds = ["session", "report", "periodic_report", "offer", "make-up", "series", "family"];
    for (const type of [...kinds, "programme", "resource", "holiday", "user", "booking-change"]) {
      const actor = crypto.randomUUID();
      for (const id of [crypto.randomUUID(), "no-id", lesson.id]) {
        await write([{ kind: "log-in", actorId: actor, subjectType: type, subjectId: id }]);
        const { events: told } = await ask(`who=${actor}`);
        const isLesson = type === "session" && id === lesson.id;
        expect(told[0]?.subject).toMatchObject({
          type,
          name: isLesson ? "Salma Hegazy, Inès" : null,
        });
      }
    }
  });

  it("asks for names once, however many kinds of things a page speaks of", async () => {
    const statements = await statementsOf(db, () => ask(""));
    expect(statements.filter((sql) => sql.includes("named"))).toHaveLength(1);
    expect(statements.length).toBeLessThanOrEqual(4);
  });

  it("finds by who, whom, kind, area and days on the institute's clock", async () => {
    const karim = await buildTeacher(db, { name: "Karim Mansour" });
    // Midnight in Cairo begins at 22:00 UTC in winter.
    const [before, after] = [new Date("2026-02-09T21:59:00Z"), new Date("2026-02-09T22:00:00Z")];
    const of = (kind: string, createdAt: Date) => ({
      kind,
      createdAt,
      actorId: karim.id,
      actorRole: "T",
      subjectType: "teacher",
      subjectId: karim.id,
    });
    await write([of("replace-free-week", before), of("save-picture", after)]);
    const kindsFor = async (query: string) => (await ask(query)).events.map(({ kind }) => kind);
    expect(await kindsFor(`who=${karim.id}`)).toEqual(["save-picture", "replace-free-week"]);
    expect(await kindsFor(`whom=${karim.id}&area=accounts`)).toEqual(["save-picture"]);
    expect(await kindsFor("kind=replace-free-week")).toEqual(["replace-free-week"]);
    expect(await kindsFor("area=lessons&kind=replace-free-week&from=2026-02-10")).toEqual([]);
    expect(await kindsFor("from=2026-02-10&to=2026-02-10")).toEqual(["save-picture"]);
    expect(await kindsFor("to=2026-02-09")).toEqual(["replace-free-week"]);
    expect((await ask(`who=${karim.id}`)).who).toEqual({ id: karim.id, name: "Karim Mansour" });
  });

  it("goes on where a page ended, and says where the last one is", async () => {
    const someone = await buildParent(db);
    const mine = { actorId: someone.id, actorRole: "P", kind: "add-child" };
    await write(Array.from({ length: AUDIT_PER_PAGE + 3 }, () => mine));
    for (const query of [`who=${someone.id}`, "kind=add-child"]) {
      const first = await ask(query);
      const second = await ask(`${query}&before=${first.next}`);
      const all = [...first.events, ...second.events].map(({ sequence }) => sequence);
      expect(first.events).toHaveLength(AUDIT_PER_PAGE);
      expect([second.next, second.events.length]).toEqual([null, 3]);
      expect(all).toEqual(all.toSorted((a, b) => b - a));
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it.each(["who=x", "from=2026-13-01", "area=secrets", "kind=A'", "before=-1"])(
    "refuses %s",
    async (query) => expect((await client.get(`${URL}?${query}`)).statusCode).toBe(400),
  );
});

it("whom to ask about is found by a part of the name or address", async () => {
  const found = await client.get(`${URL}people/?search=salma`);
  expect(found.json()).toEqual([{ id: salma.id, name: "Salma Hegazy" }]);
  expect((await client.get(`${URL}people/?search=%25%25`)).json()).toEqual([]);
  expect((await client.get(`${URL}people/?search=s`)).statusCode).toBe(400);
});

describe("GET /staff/audit/export/", () => {
  it("is the same as a table, harmless in a spreadsheet, and stands in the journal itself", async () => {
    const evil = await buildParent(db, [], { name: "=HYPERLINK(1)" });
    await write([
      {
        kind: "add-child",
        actorId: evil.id,
        actorRole: "P",
        subjectType: "user",
        subjectId: ines.id,
      },
    ]);
    const answer = await client.get(`${URL}export/?who=${evil.id}`);
    expect(answer.headers["content-type"]).toContain("text/csv");
    const [head, row, ...rest] = answer.body.split("\r\n");
    expect(head).toBe("\uFEFFNo.,When,Done by,What happened,Kind,Reason");
    expect(row).toMatch(
      /^\d+,2026-11-21 12:00,'=HYPERLINK\(1\),'=HYPERLINK\(1\) added the child Inès,add-child,$/,
    );
    expect(rest).toEqual([""]);
    const { events: told } = await ask("kind=export-audit");
    expect(told[0]).toMatchObject({ actor: { id: reader.id }, number: 1 });
  });

  it("is in the reader's language", async () => {
    client.cookies.set("lang", "fr");
    const answer = await client.get(`${URL}export/?kind=leave-teacher`);
    client.cookies.delete("lang");
    expect(answer.body).toContain("Le système a arrêté les cours d’Inès avec Salma Hegazy (2)");
  });
});

describe("what is told of a payload", () => {
  const SECRETS = {
    password: "secret-1",
    token: "secret-2",
    code: "secret-3",
    link: "secret-4",
    note: "secret-5",
    reason: "secret-6",
    word: "secret-7",
    email: "secret-8",
    name: "secret-9",
    ip: "secret-10",
    to: "secret-11",
    after: { kind: "secret-12", words: "secret-13" },
    rights: ["secret-14"],
    kind: "secret-15",
    side: "secret-16",
  };

  it.each(Object.values(AUDIT_KINDS).flat())("%s: words of a closed list alone", (kind) => {
    const { reason, ...told } = toldOf(kind, SECRETS);
    expect(JSON.stringify(told)).not.toContain("secret");
    // Why staff saw as somebody else is asked so that it stands here.
    expect(reason).toBe(kind === "see-as" ? SECRETS.reason : null);
  });
});
