import { Readable } from "node:stream";

import { CONSENT_VERSION } from "@riwaq/contracts/people/children";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";

import { buildFamily } from "../../../../test/booking-scene.ts";
import { bookSeries, buildScene, cancel } from "../../../../test/change-scene.ts";
import { SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import {
  buildReport,
  buildResource,
  buildSession,
  buildStaff,
  signedIn,
} from "../../../../test/factories.ts";
import { readZip } from "../../../../test/read-zip.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import type { TestClient } from "../../../../test/test-client.ts";
import { persons } from "../../../persons.ts";
import { reportVersions } from "../../learning/tables/report-versions.ts";
import { resourceVersions } from "../../learning/tables/resource-versions.ts";
import { users } from "../tables/users.ts";
import { writeArchive } from "./write-archive.ts";

const test = await startTestApp();
const limited = await startTestApp({ hasRateLimits: true });
const { db } = test;
const URL = "/api/profile/data/";

const scene = await buildScene(test);
const { teacher, parent, child, family, desk } = scene;
await db.update(users).set({ name: "Inès" }).where(eq(users.id, child.id));
const { ids } = await bookSeries(scene);
await cancel(family, ids[0] ?? "");
const neighbours = await buildFamily(db, 16);
await db
  .update(users)
  .set({ name: "Théodora", phoneNumber: "+33699999999" })
  .where(eq(users.id, neighbours.child.id));
const session = await buildSession(db, {
  teacher,
  students: [child, neighbours.child],
  startsAt: new Date("2026-11-10T12:00:00Z"),
  status: "Completed",
});
const submittedAt = new Date("2026-11-10T15:00:00Z");
const report = await buildReport(db, { session, student: child, submittedAt, grade: "Good" });
await db.insert(reportVersions).values({
  reportId: report?.id ?? "",
  version: 1,
  content: { message: "Bravo" } as never,
  internalNote: "The note inside",
  writtenById: teacher.id,
});
const resource = await buildResource(db, teacher, [child], { title: "Letters", version: 1 });
await test.services.storage.put("resources/one", Readable.from(["the file"]), 8);
await db.insert(resourceVersions).values({
  resourceId: resource.id,
  version: 1,
  fileName: "../../le\u202etters: a/b.pdf",
  mimeType: "application/pdf",
  sizeBytes: 8,
  sha256: "0".repeat(64),
  storageKey: "resources/one",
});

async function dataOf(browser: TestClient) {
  const answer = await browser.get(URL);
  expect(answer.statusCode).toBe(200);
  const files = await readZip(answer.rawPayload);
  const text = files.get("data.json")?.toString("utf8") ?? "";
  return { answer, files, text, data: JSON.parse(text) };
}

it("is a ZIP with the day in its name, kept by nobody on the way", async () => {
  const { answer } = await dataOf(family);
  expect(answer.headers["content-type"]).toBe("application/zip");
  expect(answer.headers["content-disposition"]).toBe(
    'attachment; filename="riwaq-data-2026-11-21.zip"',
  );
  expect(answer.headers["cache-control"]).toBe("no-store");
});

it("of a parent has the children, their lessons, decisions and reports, and no other family", async () => {
  const { data, files, text } = await dataOf(family);
  expect(Object.keys(data)).toEqual([
    "made_at",
    "profile",
    "children",
    "wishes",
    "levels",
    "placements",
    "recording_consents",
    "subscriptions",
    "paid_periods",
    "charges",
    "refunds",
    "discounts",
    "vouchers",
    "payer",
    "payment_methods",
    "transfers",
    "documents",
    "declarations",
    "lessons",
    "decisions",
    "presence",
    "series",
    "make_ups",
    "lesson_words",
    "offers",
    "covers",
    "room_seats",
    "room_messages",
    "room_strokes",
    "reports",
    "periodic_reports",
    "resources",
    "recitations",
    "homework",
    "recitation_comments",
    "memory_plans",
    "new_portions",
    "memory_reviews",
    "recitation_tests",
    "similar_places",
    "ear_answers",
    "decks",
    "card_reviews",
    "notifications",
    "messages",
    "notification_choices",
    "push_subscriptions",
    "sign_ins",
    "known_devices",
    "mushaf_place",
    "marks",
    "read",
    "changes",
    "contact_messages",
  ]);
  expect(data.profile).toMatchObject({ id: parent.id, email: parent.email });
  expect(data.children).toMatchObject([{ name: "Inès", consent_version: CONSENT_VERSION }]);
  expect(data.lessons).toHaveLength(ids.length + 1);
  expect(data.lessons[0]).toMatchObject({ students: ["Inès"], teacher: teacher.name });
  expect(data.decisions).toMatchObject([{ session_id: ids[0], rule: "cancellation" }]);
  expect(data.reports).toMatchObject([{ student: "Inès", grade: "Good" }]);
  expect(data.resources).toMatchObject([{ title: "Letters", student: "Inès" }]);
  expect([...files.keys()]).toEqual(["data.json"]);
  const foreign = [
    "The note inside",
    "Théodora",
    "+33699999999",
    teacher.email,
    neighbours.parent.email,
    "password",
    "token",
  ];
  expect(foreign.filter((word) => text.includes(word))).toEqual([]);
});

it("of a teacher has the lessons taught, the reports with notes and versions, and the own files", async () => {
  const { data, files, text } = await dataOf(desk);
  expect(data.teaching).toMatchObject({ zoom_email: `zoom-${teacher.email}` });
  expect(data.teaching.week).toHaveLength(7);
  expect(data.lessons[0].students).toEqual(["Inès", "Théodora"]);
  expect(data.report_versions).toMatchObject([{ internal_note: "The note inside" }]);
  expect(data.resources).toMatchObject([{ title: "Letters", assigned_to: ["Inès"] }]);
  expect([...files.keys()]).toEqual(["data.json", "files/resources/1-.._.._le_tters_ a_b.pdf"]);
  expect([...files.values()].at(-1)?.toString()).toBe("the file");
  expect([parent.email, "+33699999999"].filter((word) => text.includes(word))).toEqual([]);
});

it("of a student has the own lessons only", async () => {
  const { data, text } = await dataOf(await signedIn(test, neighbours.child));
  expect(data.student).toMatchObject({ id: neighbours.child.id });
  expect(data.parents).toMatchObject([{ name: neighbours.parent.name }]);
  expect(data.lessons).toMatchObject([{ students: ["Théodora"] }]);
  expect([data.reports, data.resources]).toEqual([[], []]);
  expect(["Inès", child.id, neighbours.parent.email].filter((word) => text.includes(word))).toEqual(
    [],
  );
});

it("of staff has no lessons of anybody, and a file that is lost spoils nothing", async () => {
  const { data } = await dataOf(scene.office);
  expect([data.lessons, data.reports, data.resources]).toEqual([[], [], []]);
  await test.services.storage.remove("resources/one");
  const { files } = await dataOf(desk);
  expect([...files.values()].at(-1)?.length).toBe(0);
});

it("is for nobody who is not signed in", async () => {
  const guest = await test.client().get(URL);
  expect([guest.statusCode, guest.json()]).toEqual([401, SIGN_IN_FIRST]);
});

it("is gathered five times an hour for one person", async () => {
  const browser = await signedIn(limited, await buildStaff(limited.db));
  const statuses: number[] = [];
  for (let time = 0; time < 6; time += 1) statuses.push((await browser.get(URL)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  limited.clock.advance(3_600_000);
  expect((await browser.get(URL)).statusCode).toBe(200);
});

it("leaves no file open where the reader goes away in the middle", async () => {
  const large = Readable.from(Array.from({ length: 100 }, () => Buffer.alloc(65_536)));
  const storage = { ...test.services.storage, get: async () => large };
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const person = {
    ...teacher,
    kind: "user",
    role: "T",
    email: "",
    isConfirmed: true,
    picture: null,
    roles: new Set(["teacher"] as const),
    rights: new Set<never>(),
  } as const;
  const archive = writeArchive({ db, clock: test.clock, storage, log, persons }, person);
  for await (const piece of archive) if ((piece as Buffer).length === 65_536) break;
  await expect.poll(() => large.destroyed).toBe(true);
});
