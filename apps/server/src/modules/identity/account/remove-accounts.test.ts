import { Readable } from "node:stream";

import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import {
  bookSeries,
  buildLesson,
  buildScene,
  cancel,
  inHours,
} from "../../../../test/change-scene.ts";
import {
  PASSWORD,
  buildReport,
  buildResource,
  buildSession,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { turnOnTwoStep } from "../../../../test/two-step.ts";
import { persons } from "../../../persons.ts";
import { rowsOf, tablesInOrder } from "../../../platform/db/table-names.ts";
import { contactMessages } from "../../institute/tables/contact-messages.ts";
import { periodicReports } from "../../learning/tables/periodic-reports.ts";
import { reportVersions } from "../../learning/tables/report-versions.ts";
import { resourceVersions } from "../../learning/tables/resource-versions.ts";
import { studentInvitations } from "../../people/tables/student-invitations.ts";
import { makeUps } from "../../scheduling/tables/make-ups.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { knownDevices } from "../tables/known-devices.ts";
import { users } from "../tables/users.ts";
import { removeAccounts } from "./remove-accounts.job.ts";

const test = await startTestApp();
const { db, clock } = test;
const { storage } = test.services;
const run = () => removeAccounts({ ...test.services, persons, log: console });
const PROOF = { current_password: PASSWORD };
const MONTHS_LATER = new Date("2027-11-21T10:00:00.000Z");

/** Every word of the database, but for the log that never changes and holds no names. */
async function everything(): Promise<string> {
  const texts: string[] = [];
  for (const table of await tablesInOrder(db)) {
    const rows = await rowsOf<{ row: string }>(
      db,
      sql`select row_to_json(t)::text as row from ${sql.identifier(table)} t`,
    );
    texts.push(...rows.map(({ row }) => `${table} ${row}`));
  }
  return texts.join("\n");
}

async function tracesOf(words: readonly string[]): Promise<string[]> {
  const lines = (await everything()).split("\n");
  return lines.filter((line) => words.some((word) => line.includes(word)));
}

async function storeFile(key: string) {
  await storage.put(key, Readable.from(["x"]), 1);
}
const isStored = (key: string) =>
  storage.get(key).then(
    (file) => (file.destroy(), true),
    () => false,
  );

describe("a family's records", () => {
  const words = [
    "Nour Secrète",
    "nour@secret.example",
    "+33611111111",
    "Petite Secrète",
    "aveu",
    "sick",
  ];
  let kept: { lessons: number; ids: string[] };

  beforeAll(async () => {
    clock.set(TEST_NOW);
    const scene = await buildScene(test);
    const { parent, child, family, teacher } = scene;
    const own = { name: "Nour Secrète", email: "nour@secret.example", phoneNumber: "+33611111111" };
    await db
      .update(users)
      .set({ ...own, bio: "aveu" })
      .where(eq(users.id, parent.id));
    const ofChild = { name: "Petite Secrète", email: null };
    await db.update(users).set(ofChild).where(eq(users.id, child.id));
    await bookSeries(scene);
    const soon = await buildLesson(db, scene, inHours(1));
    await cancel(family, soon.id, { is_emergency: true, reason: "sick with a fever" });
    const session = await buildSession(db, {
      teacher,
      students: [child],
      startsAt: inHours(-48),
      status: "Completed",
    });
    const report = await buildReport(db, {
      session,
      student: child,
      submittedAt: TEST_NOW,
      grade: "Good",
    });
    const content = { message: "un aveu" } as never;
    await db.insert(reportVersions).values({ reportId: report?.id ?? "", version: 1, content });
    await db.insert(periodicReports).values({
      studentId: child.id,
      teacherId: teacher.id,
      periodStart: "2026-07-01",
      periodEnd: "2026-09-30",
      figures: {} as never,
      text: { message: "un aveu" } as never,
    });
    await db.insert(contactMessages).values({
      idempotencyKey: crypto.randomUUID(),
      name: own.name,
      email: own.email,
      topic: "general",
      message: "aveu",
      language: "fr",
    });
    const invitation = { teacherId: teacher.id, childName: ofChild.name, age: 9 };
    await db
      .insert(knownDevices)
      .values({ userId: parent.id, device: "aveu", createdAt: TEST_NOW });
    await db.insert(studentInvitations).values(
      [own.email, "aveu@elsewhere.example"].map((email, at) => ({
        ...invitation,
        language: "fr" as const,
        email,
        tokenHash: `hash ${at}`,
        sentAt: TEST_NOW,
        expiresAt: MONTHS_LATER,
        ...(at === 1 && { acceptedAt: TEST_NOW, acceptedById: parent.id, studentId: child.id }),
      })),
    );
    await db.execute(sql`insert into notifications (user_id, seq, event, key, params, path, created_at)
      values (${teacher.id}, 900, 'report-due', 'k', '{"student":"Petite Secrète"}', '/', ${TEST_NOW.toISOString()})`);
    await db
      .update(users)
      .set({ image: "/api/pictures/nournournournournournour/" })
      .where(eq(users.id, parent.id));
    await storeFile("pictures/nournournournournournour");
    const { codes } = await turnOnTwoStep(test, family);
    await family.post("/api/profile/deletion/", { ...PROOF, code: codes[0] });
    kept = { lessons: await db.$count(sessions), ids: [parent.id, child.id] };
  });

  it("are all there the day before", async () => {
    clock.set(new Date(MONTHS_LATER.getTime() - 86_400_000));
    expect(await run()).toBe(0);
    clock.set(new Date(MONTHS_LATER.getTime() - 1));
    expect(await run()).toBe(0);
    expect((await tracesOf(words)).length).toBeGreaterThan(5);
    expect(await isStored("pictures/nournournournournournour")).toBe(true);
  });

  it("are gone once twelve months are over: no name, address, number, word or file is left", async () => {
    clock.set(MONTHS_LATER);
    expect(await run()).toBe(2);
    expect(await tracesOf(words)).toEqual([]);
    expect(await isStored("pictures/nournournournournournour")).toBe(false);
  });

  it("leave lessons with two sides, and the accounts closed for good", async () => {
    expect(await db.$count(sessions)).toBe(kept.lessons);
    const rows = await db.select().from(users).where(eq(users.name, "—"));
    expect(rows.map(({ id }) => id).toSorted()).toEqual(kept.ids.toSorted());
    for (const row of rows) {
      expect(row).toMatchObject({
        email: null,
        phoneNumber: null,
        gender: null,
        removeAfter: null,
      });
      expect(row.closedAt).toEqual(TEST_NOW);
    }
    const reasons = (await db.select().from(makeUps)).map(({ reason }) => reason);
    expect(new Set(reasons)).toEqual(new Set([""]));
  });

  it("are removed once, however often it is looked for them", async () => {
    const before = await everything();
    clock.advance(86_400_000);
    expect(await run()).toBe(0);
    expect(await everything()).toBe(before);
  });
});

describe("a teacher's records", () => {
  it("go with the files; the reports that families were sent stay theirs", async () => {
    clock.set(TEST_NOW);
    const scene = await buildScene(test);
    const { teacher, child, desk } = scene;
    const own = { name: "Omar Discret", email: "omar@secret.example", bio: "discret" };
    await db.update(users).set(own).where(eq(users.id, teacher.id));
    const session = await buildSession(db, { teacher, students: [child], startsAt: inHours(-48) });
    await buildReport(db, { session, student: child, submittedAt: TEST_NOW, grade: "Good" });
    const resource = await buildResource(db, teacher, [child], { title: "Discret", version: 1 });
    await storeFile("resources/discret");
    await db.insert(resourceVersions).values({
      resourceId: resource.id,
      version: 1,
      fileName: "discret.pdf",
      mimeType: "application/pdf",
      sizeBytes: 1,
      sha256: "0",
      storageKey: "resources/discret",
    });
    expect((await desk.post("/api/profile/deletion/", PROOF)).statusCode).toBe(200);
    clock.set(new Date(MONTHS_LATER.getTime() - 86_400_000));
    expect(await run()).toBe(0);
    expect(await isStored("resources/discret")).toBe(true);
    clock.set(MONTHS_LATER);
    // Killed behind the files and before the rows: the next round does the rest.
    await storage.remove("resources/discret");
    expect(await run()).toBe(1);
    const words = ["Omar Discret", "omar@secret.example", "iscret"];
    expect(await tracesOf(words)).toEqual([]);
    const family = await signedIn(test, scene.parent);
    const seen = (await family.get(`/api/sessions/${session.id}/`)).json();
    expect(seen).toMatchObject({ teacher_name: "—" });
    expect(await db.$count(users, eq(users.id, teacher.id))).toBe(1);
  });

  it("of those who did not close theirs are never touched", async () => {
    const teacher = await buildTeacher(db);
    clock.set(new Date("2040-01-01T00:00:00Z"));
    expect(await run()).toBe(0);
    expect(await tracesOf([teacher.email])).not.toEqual([]);
  });
});
