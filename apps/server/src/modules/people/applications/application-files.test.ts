import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, it } from "vitest";

import {
  buildApplicant,
  buildApplicationFile,
  recordingFile,
} from "../../../../test/applications.ts";
import { NOT_FOUND, TEACHERS_ONLY } from "../../../../test/error-map.ts";
import {
  buildParent,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { docxFile, pdfFile } from "../../../../test/files.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { buildTeaching } from "../../../../test/teaching.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import type { TestClient } from "../../../../test/test-client.ts";
import { contextOfRound } from "../../../platform/command.ts";
import { announceFile, clearLooseFiles } from "../../../platform/storage/loose-files.ts";
import { staffRights } from "../../identity/tables/user-roles.ts";
import { applicationFiles } from "../tables/application-files.ts";
import { teachers } from "../tables/teachers.ts";

const test = await startTestApp();
const RECITATION = "/api/application/recitation/";
const CERTIFICATES = "/api/application/certificates/";
const fileOf = ({ id }: { id: string }) => `/api/application-files/${id}/`;

const record = (
  client: TestClient,
  bytes: Buffer,
  seconds: number | string = 40,
  type = "audio/webm",
) => client.unsafe("PUT", `${RECITATION}?seconds=${seconds}`, bytes, { "content-type": type });

const add = (client: TestClient, bytes: Buffer, said: Record<string, string> = {}) => {
  const query = new URLSearchParams({ title: "Ijazah", issuer: "Al-Azhar", ...said });
  const type = { "content-type": "application/pdf" };
  return client.unsafe("POST", `${CERTIFICATES}?${query}`, bytes, type);
};

const rowsOf = ({ id }: { id: string }) =>
  test.db.select().from(applicationFiles).where(eq(applicationFiles.teacherId, id));

async function beginning() {
  const teacher = await buildTeaching(test.db, { approval: "draft" });
  return { teacher, client: await signedIn(test, teacher) };
}

describe("a recitation", () => {
  it("that nobody names, since the server stopped in between, is removed an hour later", async () => {
    const { teacher, client } = await beginning();
    await record(client, recordingFile("webm"));
    const [kept] = await rowsOf(teacher);
    const key = "applications/left-behind";
    const { storage } = test.services;
    await announceFile(contextOfRound({ ...test.services, log: console }), { key });
    await storage.put(key, Readable.from(["x"]), 1);
    expect(await clearLooseFiles(test.services)).toBe(0);
    test.clock.advance(3_600_001);
    expect(await clearLooseFiles(test.services)).toBe(1);
    expect(await clearLooseFiles(test.services)).toBe(0);
    test.clock.set(TEST_NOW);
    await expect(storage.get(key)).rejects.toMatchObject({ code: "not_found" });
    expect(await buffer(await storage.get(kept?.storageKey ?? ""))).toEqual(recordingFile("webm"));
  });

  it("is kept as what it is, and the next one takes its place and its file", async () => {
    const { teacher, client } = await beginning();
    const first = await record(client, recordingFile("webm"), 12.3456);
    expect(first.statusCode).toBe(200);
    expect(first.json().recitation).toMatchObject({ seconds: 12.346, mime_type: "audio/webm" });
    const [before] = await rowsOf(teacher);
    for (const [type, mime] of [
      ["mp4", "audio/mp4"],
      ["ogg", "audio/ogg"],
      ["mp3", "audio/mpeg"],
    ] as const) {
      const answer = await record(client, recordingFile(type), 90);
      expect(answer.json().recitation).toMatchObject({ seconds: 90, mime_type: mime });
    }
    expect(await rowsOf(teacher)).toHaveLength(1);
    await expect(test.services.storage.get(before!.storageKey)).rejects.toThrow("not_found");
  });

  it.each([
    [91, "seconds", "This recording is longer than 90 seconds. Choose a shorter passage."],
    [0, "seconds", "This recording is empty. Record again."],
    ["x", "seconds", "Invalid value"],
  ])("of %s seconds is refused", async (seconds, field, message) => {
    const { teacher, client } = await beginning();
    const answer = await record(client, recordingFile(), seconds);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ [field]: [message] });
    expect(await rowsOf(teacher)).toEqual([]);
  });

  it("is told by its bytes, and no larger than it need be", async () => {
    const { teacher, client } = await beginning();
    for (const bytes of [pdfFile(), Buffer.from("<script>"), Buffer.alloc(0)]) {
      const answer = await record(client, bytes);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({
        recitation: ["Choose a recording: MP3, M4A, OGG or WebM."],
      });
    }
    expect((await record(client, Buffer.alloc(6_291_457))).statusCode).toBe(413);
    const other = await client.unsafe("PUT", `${RECITATION}?seconds=5`, "x", {
      "content-type": "text/plain",
    });
    expect(other.statusCode).toBe(415);
    expect(await rowsOf(teacher)).toEqual([]);
  });
});

describe("a certificate", () => {
  it("is a PDF, or a picture that loses what the camera wrote; in their order", async () => {
    const { client } = await beginning();
    const photo = await sharp({
      create: { width: 3000, height: 1500, channels: 3, background: "#f8f4ea" },
    })
      .withExif({ IFD0: { Copyright: "Secret place" } })
      .jpeg()
      .toBuffer();
    expect((await add(client, pdfFile(), { year: "2013" })).statusCode).toBe(201);
    test.clock.set(new Date(TEST_NOW.getTime() + 1000));
    const answer = await add(client, photo, { title: "إجازة", issuer: "" });
    const { certificates } = answer.json();
    expect(certificates).toMatchObject([
      { title: "Ijazah", issuer: "Al-Azhar", year: 2013, mime_type: "application/pdf" },
      { title: "إجازة", issuer: "", year: null, mime_type: "image/webp", state: "pending" },
    ]);
    test.clock.set(TEST_NOW);
    const shown = await client.get(fileOf(certificates[1]));
    expect(shown.headers["content-type"]).toBe("image/webp");
    expect(shown.rawPayload.includes("Secret place")).toBe(false);
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 2400, height: 1200 });
  });

  it("that is another kind of file, or carries a script, is refused", async () => {
    const { teacher, client } = await beginning();
    const wrong = "Choose a PDF or a picture (JPEG, PNG or WebP).";
    for (const bytes of [await docxFile(), Buffer.from("MZ"), recordingFile()]) {
      expect((await add(client, bytes)).json()).toEqual({ document: [wrong] });
    }
    const script = await add(client, pdfFile("/OpenAction << /S /JavaScript /JS (x) >>"));
    expect(script.statusCode).toBe(400);
    expect(script.json().document[0]).toMatch(/carries a program/);
    expect((await add(client, pdfFile(), { title: " " })).json()).toEqual({
      title: ["This field is required"],
    });
    expect((await add(client, pdfFile(), { year: "12" })).json()).toEqual({
      year: ["Invalid value"],
    });
    expect(await rowsOf(teacher)).toEqual([]);
  });

  it("is one of twelve at most, and goes with its file when it is removed", async () => {
    const { teacher, client } = await beginning();
    for (let count = 0; count < 12; count += 1) await buildApplicationFile(test.db, teacher);
    const many = await add(client, pdfFile());
    expect(many.statusCode).toBe(400);
    expect(many.json()).toEqual({
      non_field_errors: ["There is room for twelve certificates. Remove one first."],
    });
    const [gone] = await rowsOf(teacher);
    const answer = await client.unsafe(
      "DELETE",
      `/api/application/files/${gone!.id}/`,
      undefined,
      {},
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.json().certificates).toHaveLength(11);
    expect((await add(client, pdfFile())).statusCode).toBe(201);
  });

  it("of somebody else is not found, and stays", async () => {
    const owner = await buildApplicant(test.db);
    const client = await signedIn(test, await buildTeacher(test.db));
    const url = `/api/application/files/${owner.certificate.id}/`;
    const answer = await client.unsafe("DELETE", url, undefined, {});
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual(NOT_FOUND);
    expect(await rowsOf(owner)).toHaveLength(2);
  });
});

describe("a file of an application", () => {
  async function scene(change: Partial<typeof applicationFiles.$inferInsert> = {}) {
    const { teacher, client } = await beginning();
    await record(client, recordingFile());
    const { certificates, recitation } = (await add(client, pdfFile())).json();
    await test.db
      .update(applicationFiles)
      .set({ note: "", ...change })
      .where(eq(applicationFiles.teacherId, teacher.id));
    return { teacher, client, certificate: certificates[0], recitation };
  }
  const statusesOf = async (client: TestClient, files: Array<{ id: string }>) =>
    Promise.all(files.map(async (file) => (await client.get(fileOf(file))).statusCode));

  it("is opened by its teacher and by staff who decide about people, in parts too", async () => {
    const { client, recitation, certificate } = await scene();
    const staff = await signedIn(test, await buildStaff(test.db));
    for (const reader of [client, staff]) {
      expect(await statusesOf(reader, [recitation, certificate])).toEqual([200, 200]);
    }
    const part = await staff.get(fileOf(recitation), { range: "bytes=0-3" });
    expect(part.statusCode).toBe(206);
    expect(part.headers["cache-control"]).toBe("private, no-cache");
    expect(part.rawPayload).toEqual(recordingFile().subarray(0, 4));
  });

  it("is there for nobody else before it is checked and the teacher approved", async () => {
    const { recitation, certificate } = await scene();
    const colleague = await buildStaff(test.db);
    await test.db.delete(staffRights).where(eq(staffRights.userId, colleague.id));
    const others = [
      await buildTeacher(test.db),
      await buildParent(test.db),
      await buildStudent(test.db),
      colleague,
    ];
    for (const other of others) {
      const client = await signedIn(test, other);
      expect(await statusesOf(client, [recitation, certificate])).toEqual([404, 404]);
    }
    expect(await statusesOf(test.client(), [recitation, certificate])).toEqual([401, 401]);
  });

  it("is heard by families once it is checked and the teacher approved; documents are not theirs", async () => {
    const judgedAt = new Date("2026-11-20T10:00:00Z");
    const { teacher, recitation, certificate } = await scene({ state: "checked", judgedAt });
    const parent = await signedIn(test, await buildParent(test.db));
    const colleague = await signedIn(test, await buildTeacher(test.db));
    expect(await statusesOf(parent, [recitation, certificate])).toEqual([404, 404]);
    await test.db
      .update(teachers)
      .set({ approval: "approved" })
      .where(eq(teachers.userId, teacher.id));
    expect(await statusesOf(parent, [recitation, certificate])).toEqual([200, 404]);
    expect(await statusesOf(colleague, [recitation, certificate])).toEqual([404, 404]);
    const profile = (await parent.get(`/api/teachers/${teacher.id}/`)).json();
    expect(profile).toMatchObject({
      recitation: { id: recitation.id, seconds: 40 },
      certificates: [{ title: "Ijazah", issuer: "Al-Azhar", year: null }],
    });
  });

  it("that an approved teacher adds is told to staff, and families go on with nothing", async () => {
    const staff = await buildStaff(test.db);
    const teacher = await buildTeaching(test.db, { approval: "approved" });
    await record(await signedIn(test, teacher), recordingFile());
    expect((await mailsTo(test.db, staff.email)).map(({ template }) => template)).toEqual([
      "application-file-received",
    ]);
    const parent = await signedIn(test, await buildParent(test.db));
    const profile = (await parent.get(`/api/teachers/${teacher.id}/`)).json();
    expect(profile).toMatchObject({ recitation: null, certificates: [] });
  });

  it("is added by teachers alone", async () => {
    const client = await signedIn(test, await buildParent(test.db));
    for (const answer of [await record(client, recordingFile()), await add(client, pdfFile())]) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toEqual(TEACHERS_ONLY);
    }
  });

  it("lies in the storage as it came", async () => {
    const { teacher } = await scene();
    const row = (await rowsOf(teacher)).find(({ kind }) => kind === "recitation");
    const bytes = await buffer(await test.services.storage.get(row!.storageKey));
    expect(bytes).toEqual(recordingFile());
  });
});
