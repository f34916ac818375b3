import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { newKey } from "../../../../test/booking-scene.ts";
import { NOT_FOUND, SIGN_IN_FIRST, TEACHERS_ONLY, errorMapOf } from "../../../../test/error-map.ts";
import {
  buildEnrolment,
  buildParent,
  buildResource,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { docxFile, mp4File, pdfFile } from "../../../../test/files.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import type { TestClient } from "../../../../test/test-client.ts";
import { upload } from "../../../../test/upload.ts";
import { notifications } from "../../notifications/tables/notifications.ts";
import { resourceVersions } from "../tables/resource-versions.ts";
import { resources } from "../tables/resources.ts";
import { clearResources } from "./clear-resources.job.ts";

const test = await startTestApp();
const { db } = test;
const URL = "/api/resources/";
const DAY_MS = 86_400_000;

async function buildPupil(name: string, teacher: { id: string }) {
  const student = await buildStudent(db, { name });
  const parent = await buildParent(db, [student]);
  await buildEnrolment(db, teacher, student);
  return { student, parent };
}

const owner = await buildTeacher(db, { name: "Amal" });
const [inas, yunus] = [await buildPupil("Inès", owner), await buildPupil("Yunus", owner)];
const stranger = await buildTeacher(db);
const elsewhere = await buildPupil("Zoé", stranger);
const teacher = await signedIn(test, owner);
const pupil = await signedIn(test, inas.student);
const parent = await signedIn(test, inas.parent);
const office = await signedIn(test, await buildStaff(db));

type Input = { title?: string; student_ids?: string[]; upload_id: string };
const create = (client: TestClient, input: Input, headers = newKey()) =>
  client.post(URL, { title: "Les lettres", student_ids: [], ...input }, headers);

async function created(
  bytes = pdfFile(),
  more: Omit<Partial<Input>, "upload_id"> = {},
  name?: string,
) {
  const answer = await create(teacher, { upload_id: await upload(teacher, bytes, name), ...more });
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

const statusOf = ({ statusCode }: { statusCode: number }) => statusCode;
const toldTo = async ({ id }: { id: string }) =>
  (await db.select().from(notifications).where(eq(notifications.userId, id))).map(
    ({ event, params, path }) => ({ event, params, path }),
  );

describe("material", () => {
  it("is made of a file that has arrived: what it is, by its content", async () => {
    const made = await created(
      await docxFile(),
      { student_ids: [inas.student.id] },
      "../a/أوراق.exe",
    );
    expect(made).toEqual({
      id: made.id,
      title: "Les lettres",
      type: "Document",
      last_updated: TEST_NOW.toISOString(),
      assigned_students: [inas.student.id],
      file: {
        name: "أوراق.exe.docx",
        size_bytes: expect.any(Number),
        version: 1,
        is_viewable: false,
      },
      teacher_name: "Amal",
      is_new: false,
    });
    const [version] = await db
      .select()
      .from(resourceVersions)
      .where(eq(resourceVersions.resourceId, made.id));
    expect(version).toMatchObject({ sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const notice = { title: "Les lettres", teacher: "Amal", student: "Inès" };
    const told = { event: "resource-assigned", params: notice, path: `/resources/${made.id}` };
    expect(await toldTo(inas.student)).toEqual([told]);
    expect(await toldTo(inas.parent)).toEqual([told]);
    expect(await toldTo(yunus.parent)).toEqual([]);
  });

  it("is made once, however often it is asked for, and of a file once", async () => {
    const input = { upload_id: await upload(teacher, mp4File()), title: "Film" };
    const key = newKey();
    const answers = await Promise.all([create(teacher, input, key), create(teacher, input, key)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(answers[0]?.json()).toEqual(answers[1]?.json());
    expect((await create(teacher, input, key)).json().id).toBe(answers[0]?.json().id);
    expect((await create(teacher, { ...input, title: "Else" }, key)).statusCode).toBe(409);
    const again = await create(teacher, input);
    expect(again.statusCode).toBe(400);
    expect(Object.keys(errorMapOf(again))).toEqual(["upload_id"]);
    expect(await db.$count(resources, eq(resources.title, "Film"))).toBe(1);
  });

  it.each([
    ["is no file that we take", Buffer.from("text"), /^Only PDF/],
    ["is broken", pdfFile().subarray(0, 60), /cannot be read/],
    ["is not to be trusted", pdfFile("/OpenAction << /S /JavaScript >>"), /carries a program/],
  ])("is refused where it %s, and may be tried again with another", async (_, bytes, text) => {
    const upload_id = await upload(teacher, bytes, "livret.pdf");
    const answer = await create(teacher, { upload_id });
    expect(answer.statusCode).toBe(400);
    expect(errorMapOf(answer).upload_id?.[0]).toMatch(text);
  });

  it("is refused without a file of one's own, whole, with a title, for own pupils", async () => {
    const upload_id = await upload(teacher, pdfFile());
    const other = await signedIn(test, stranger);
    const fields = async (client: TestClient, input: Input) =>
      Object.keys(errorMapOf(await create(client, input)));
    expect(await fields(other, { upload_id })).toEqual(["upload_id"]);
    expect(await fields(teacher, { upload_id, title: " " })).toEqual(["title"]);
    const theirs = { upload_id, student_ids: [elsewhere.student.id] };
    expect(await fields(teacher, theirs)).toEqual(["student_ids"]);
    const begun = await teacher.post("/api/uploads/", undefined, {
      "tus-resumable": "1.0.0",
      "upload-length": "10",
    });
    const half = String(begun.headers.location).split("/").at(-2) ?? "";
    const answer = await create(teacher, { upload_id: half });
    expect(errorMapOf(answer).upload_id?.[0]).toMatch(/not fully arrived/);
    expect((await teacher.post(URL, { upload_id, title: "x" })).statusCode).toBe(400);
    expect((await create(teacher, { upload_id })).statusCode).toBe(201);
  });
});

describe("a list of material", () => {
  const titles = async (client: TestClient, query = "") =>
    (await client.get(`${URL}?${query}`))
      .json()
      .resources.map((one: { title: string }) => one.title);

  it("is found by title, kind and pupil, in pages", async () => {
    const reader = await buildTeacher(db);
    const { student } = await buildPupil("Sara", reader);
    const client = await signedIn(test, reader);
    for (let index = 0; index < 24; index += 1) {
      const updatedAt = new Date(TEST_NOW.getTime() + index);
      await buildResource(db, reader, [], { title: `n° ${index}`, type: "Video", updatedAt });
    }
    await buildResource(db, reader, [student], { title: "مَتْنُ التُّحْفَة" });
    await buildResource(db, reader, [], { title: "Récitation à l’école" });
    expect(await titles(client, "search=recitation a l’ecole")).toHaveLength(1);
    expect(await titles(client, `search=${encodeURIComponent("متن التحفه")}`)).toHaveLength(1);
    expect(await titles(client, "search=100%25")).toEqual([]);
    expect(await titles(client, `student=${student.id}`)).toEqual(["مَتْنُ التُّحْفَة"]);
    const first = (await client.get(`${URL}?type=Video`)).json();
    expect(first).toMatchObject({ page: 1, pages: 2, total: 24 });
    expect(first.resources.map((one: { title: string }) => one.title).slice(0, 2)).toEqual([
      "n° 23",
      "n° 22",
    ]);
    expect(await titles(client, "type=Video&page=2")).toHaveLength(4);
    expect((await client.get(`${URL}?page=99`)).json()).toMatchObject({ page: 2, total: 26 });
    for (const query of ["type=Film", "page=0", "student=x", `search=${"x".repeat(201)}`]) {
      expect((await client.get(`${URL}?${query}`)).statusCode).toBe(400);
    }
  });

  it("says nothing of what another family’s pupil also has", async () => {
    const both = { title: "Le même", student_ids: [inas.student.id, yunus.student.id] };
    await created(pdfFile(), both);
    for (const reader of [pupil, parent]) {
      expect(await titles(reader, `student=${inas.student.id}`)).toContain("Le même");
      expect(await titles(reader, `student=${yunus.student.id}`)).toEqual([]);
    }
    expect(await titles(office, `student=${yunus.student.id}`)).toContain("Le même");
  });

  it("is empty at first, and closed to guests", async () => {
    const client = await signedIn(test, await buildTeacher(db));
    expect((await client.get(URL)).json()).toEqual({ resources: [], page: 1, pages: 1, total: 0 });
    expect(errorMapOf(await test.client().get(URL))).toEqual(SIGN_IN_FIRST);
  });

  it("shows a family what its own members have, new until opened, and new again with another file", async () => {
    const both = { title: "Les deux", student_ids: [inas.student.id, yunus.student.id] };
    const { id } = await created(pdfFile(), both);
    const seenBy = async (client: TestClient) => (await client.get(`${URL}${id}/`)).json();
    expect(await seenBy(pupil)).toMatchObject({
      assigned_students: [inas.student.id],
      is_new: true,
    });
    expect(await seenBy(parent)).toMatchObject({
      assigned_students: [inas.student.id],
      is_new: true,
    });
    expect((await seenBy(office)).assigned_students).toHaveLength(2);
    expect((await pupil.post(`${URL}${id}/read/`)).statusCode).toBe(200);
    expect(await seenBy(pupil)).toMatchObject({ is_new: false });
    expect(await seenBy(parent)).toMatchObject({ is_new: true });
    expect((await teacher.post(`${URL}${id}/read/`)).statusCode).toBe(200);
    test.clock.advance(1000);
    const upload_id = await upload(teacher, mp4File());
    const answer = await teacher.post(`${URL}${id}/versions/`, { upload_id }, newKey());
    expect(answer.json()).toMatchObject({ type: "Video", file: { version: 2, is_viewable: true } });
    expect(await seenBy(pupil)).toMatchObject({ is_new: true });
    const versions = (await teacher.get(`${URL}${id}/versions/`)).json();
    expect(
      versions.map(({ version, type }: { version: number; type: string }) => [version, type]),
    ).toEqual([
      [2, "Video"],
      [1, "PDF"],
    ]);
  });
});

describe("a change of material", () => {
  it("is another title", async () => {
    const { id } = await created();
    const answer = await teacher.patch(`${URL}${id}/`, { title: " Les voyelles " });
    expect(answer.json()).toMatchObject({ title: "Les voyelles" });
    expect((await teacher.patch(`${URL}${id}/`, { title: "" })).statusCode).toBe(400);
  });

  it("is another set of pupils: those who get it are told, once", async () => {
    const { id } = await created(pdfFile(), { title: "Ensemble" });
    const assign = (...student_ids: string[]) =>
      teacher.put(`${URL}${id}/assignments/`, { student_ids });
    const mine = async () =>
      (await toldTo(yunus.student)).filter(({ params }) => params.title === "Ensemble").length;
    expect((await assign(yunus.student.id)).json().assigned_students).toEqual([yunus.student.id]);
    await assign(yunus.student.id, inas.student.id);
    await assign(yunus.student.id, yunus.student.id);
    expect((await assign()).json().assigned_students).toEqual([]);
    await assign(yunus.student.id);
    expect(await mine()).toBe(1);
    const refused = await assign(yunus.student.id, elsewhere.student.id);
    expect(Object.keys(errorMapOf(refused))).toEqual(["student_ids"]);
    expect((await assign("x")).statusCode).toBe(400);
  });

  it("is its end, which can be taken back until its files are removed", async () => {
    const { id } = await created(pdfFile(), { student_ids: [inas.student.id] });
    const at = `${URL}${id}/`;
    const remove = () => teacher.unsafe("DELETE", at, undefined, {});
    expect([await remove(), await remove()].map(statusOf)).toEqual([200, 200]);
    for (const client of [teacher, pupil, parent, office]) {
      expect((await client.get(at)).statusCode).toBe(404);
      expect((await client.get(`${at}file/`)).statusCode).toBe(404);
    }
    expect((await teacher.patch(at, { title: "x" })).statusCode).toBe(404);
    const restore = () => teacher.post(`${at}restore/`);
    expect([await restore(), await restore()].map(statusOf)).toEqual([200, 200]);
    expect((await pupil.get(`${at}file/`)).statusCode).toBe(200);
    await remove();
    const [version] = await db
      .select()
      .from(resourceVersions)
      .where(and(eq(resourceVersions.resourceId, id), eq(resourceVersions.version, 1)));
    test.clock.advance(29 * DAY_MS);
    expect(await clearResources(test.services)).toBe(0);
    test.clock.advance(DAY_MS + 1);
    expect(await clearResources(test.services)).toBe(1);
    expect(await clearResources(test.services)).toBe(0);
    await expect(test.services.storage.get(version!.storageKey)).rejects.toMatchObject({
      code: "not_found",
    });
    test.clock.set(TEST_NOW);
    expect(errorMapOf(await restore())).toEqual(NOT_FOUND);
  });

  it("is the teacher's own alone", async () => {
    const { id } = await created(pdfFile(), { student_ids: [inas.student.id] });
    const at = `${URL}${id}/`;
    const calls: Array<(client: TestClient) => ReturnType<TestClient["get"]>> = [
      (client) => client.patch(at, { title: "x" }),
      (client) => client.put(`${at}assignments/`, { student_ids: [] }),
      (client) => client.post(`${at}versions/`, { upload_id: "x" }, newKey()),
      (client) => client.unsafe("DELETE", at, undefined, {}),
      (client) => client.post(`${at}restore/`),
    ];
    const other = await signedIn(test, stranger);
    for (const call of calls) {
      expect(errorMapOf(await call(other))).toEqual(NOT_FOUND);
      for (const client of [pupil, parent, office]) {
        expect(errorMapOf(await call(client))).toEqual(TEACHERS_ONLY);
      }
      expect((await call(test.client())).statusCode).toBe(401);
    }
  });
});
