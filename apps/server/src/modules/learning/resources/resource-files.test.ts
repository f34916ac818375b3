import { afterEach, describe, expect, it } from "vitest";

import { newKey } from "../../../../test/booking-scene.ts";
import { NOT_FOUND, SIGN_IN_FIRST, errorMapOf } from "../../../../test/error-map.ts";
import {
  buildEnrolment,
  buildParent,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { docxFile, mp4File, pdfFile } from "../../../../test/files.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import type { TestClient } from "../../../../test/test-client.ts";
import { upload } from "../../../../test/upload.ts";
import { StorageFull } from "../../../platform/storage/storage.ts";

const test = await startTestApp();
const { db } = test;

async function buildFamily(teacher: { id: string }) {
  const student = await buildStudent(db);
  const parent = await buildParent(db, [student]);
  await buildEnrolment(db, teacher, student);
  return { student, clients: [await signedIn(test, student), await signedIn(test, parent)] };
}

const owner = await buildTeacher(db);
const teacher = await signedIn(test, owner);
const office = await signedIn(test, await buildStaff(db));
const family = await buildFamily(owner);
const neighbours = await buildFamily(owner);
const strangers = [
  ...neighbours.clients,
  ...(await buildFamily(await buildTeacher(db))).clients,
  await signedIn(test, await buildTeacher(db)),
];
const PDF = pdfFile("/Lang (fr)");

afterEach(() => test.clock.set(TEST_NOW));

async function kept(bytes: Buffer, name?: string) {
  const upload_id = await upload(teacher, bytes, name);
  const input = { upload_id, title: "Livret", student_ids: [family.student.id] };
  const { id } = (await teacher.post("/api/resources/", input, newKey())).json();
  return `/api/resources/${id}/`;
}

const file = await kept(PDF, "Livret d’été (1).pdf");
const bytesOf = async (client: TestClient, url: string, headers = {}) =>
  (await client.get(url, headers)).rawPayload;

describe("a file", () => {
  it("is there for its teacher, staff, the pupil and the parents, whole", async () => {
    for (const client of [teacher, office, ...family.clients]) {
      expect(await bytesOf(client, `${file}file/`)).toEqual(PDF);
    }
  });

  it("is not there for another family, of the same teacher or not, nor for another teacher", async () => {
    for (const client of strangers) {
      for (const path of ["", "file/", "file/?version=1", "file/?download=1"]) {
        expect(errorMapOf(await client.get(file + path))).toEqual(NOT_FOUND);
      }
      expect((await client.send("HEAD", `${file}file/`, undefined, {})).statusCode).toBe(404);
      expect((await client.post(`${file}read/`)).statusCode).toBe(404);
      expect([403, 404]).toContain((await client.get(`${file}versions/`)).statusCode);
      expect((await client.get("/api/resources/")).json().total).toBe(0);
    }
    const guest = test.client();
    expect(errorMapOf(await guest.get(`${file}file/`))).toEqual(SIGN_IN_FIRST);
    expect((await guest.send("HEAD", `${file}file/`, undefined, {})).statusCode).toBe(401);
  });

  it("is taken back from a family with its assignment", async () => {
    const url = await kept(pdfFile());
    const [pupil, parent] = family.clients;
    expect((await pupil!.get(`${url}file/`)).statusCode).toBe(200);
    await teacher.put(`${url}assignments/`, { student_ids: [] });
    for (const client of [pupil!, parent!]) {
      expect((await client.get(`${url}file/`)).statusCode).toBe(404);
    }
  });

  it("of an older version is for teacher and staff alone", async () => {
    const url = await kept(pdfFile());
    const film = mp4File();
    const upload_id = await upload(teacher, film, "film.mp4");
    await teacher.post(`${url}versions/`, { upload_id }, newKey());
    for (const client of [teacher, office]) {
      expect(await bytesOf(client, `${url}file/?version=1`)).toEqual(pdfFile());
      expect((await client.get(`${url}versions/`)).json()).toHaveLength(2);
    }
    for (const client of family.clients) {
      expect(await bytesOf(client, `${url}file/`)).toEqual(film);
      expect((await client.get(`${url}file/?version=2`)).statusCode).toBe(200);
      expect((await client.get(`${url}file/?version=1`)).statusCode).toBe(404);
      expect((await client.get(`${url}versions/`)).statusCode).toBe(403);
    }
    expect((await teacher.get(`${url}file/?version=3`)).statusCode).toBe(404);
    expect((await teacher.get(`${url}file/?version=x`)).statusCode).toBe(400);
  });
});

describe("a full disk", () => {
  it("refuses a file, which can be kept once there is room", async () => {
    const { storage } = test.services;
    const put = storage.put;
    const asked = { upload_id: await upload(teacher, pdfFile()), title: "Livret" };
    const key = newKey();
    storage.put = () => Promise.reject(new StorageFull());
    const refused = await teacher.post("/api/resources/", asked, key);
    storage.put = put;
    expect(refused.statusCode).toBe(507);
    expect(errorMapOf(refused).detail).toHaveLength(1);
    expect((await teacher.post("/api/resources/", asked, key)).statusCode).toBe(201);
  });
});

describe("a file's answer", () => {
  const [reader] = family.clients;

  it("is shown in place and runs nothing", async () => {
    const { headers } = await reader!.get(`${file}file/`, { "accept-encoding": "br, gzip" });
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(PDF.length),
      "content-disposition":
        "inline; filename=\"Livret d_ete _1_.pdf\"; filename*=UTF-8''Livret%20d%E2%80%99%C3%A9t%C3%A9%20%281%29.pdf",
      "cache-control": "private, no-cache",
      "x-content-type-options": "nosniff",
      "x-frame-options": "SAMEORIGIN",
      "accept-ranges": "bytes",
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
    });
    expect(headers["content-encoding"]).toBeUndefined();
    expect(headers["content-security-policy"]).toMatch(/frame-ancestors 'self'$/);
  });

  it("is saved where it is asked for so, and always if it is an Office file", async () => {
    const office = await kept(await docxFile(), "cours.docx");
    for (const url of [`${file}file/?download=1`, `${office}file/`]) {
      const { headers } = await reader!.get(url);
      expect(headers["content-disposition"]).toMatch(/^attachment; filename="[ \w.-]+";/);
      expect(headers["content-security-policy"]).toMatch(/^default-src 'none'.*; sandbox$/);
    }
  });

  it.each([
    ["bytes=0-3", 206, `bytes 0-3/${PDF.length}`, PDF.subarray(0, 4)],
    ["bytes=-6", 206, `bytes ${PDF.length - 6}-${PDF.length - 1}/${PDF.length}`, PDF.subarray(-6)],
    [`bytes=${PDF.length}-`, 416, `bytes */${PDF.length}`, Buffer.alloc(0)],
    ["bytes=0-1,3-4", 200, undefined, PDF],
  ])("to %s is %i", async (range, status, contentRange, bytes) => {
    const answer = await reader!.get(`${file}file/`, { range });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers["content-range"]).toBe(contentRange);
    expect(answer.headers["content-length"]).toBe(String(bytes.length));
    expect(answer.rawPayload).toEqual(bytes);
  });

  it("is the whole where it has changed since, and nothing where it has not", async () => {
    const { headers } = await reader!.get(`${file}file/`);
    const etag = String(headers.etag);
    const part = { range: "bytes=0-3" };
    expect((await bytesOf(reader!, `${file}file/`, { ...part, "if-range": etag })).length).toBe(4);
    expect(await bytesOf(reader!, `${file}file/`, { ...part, "if-range": '"old"' })).toEqual(PDF);
    const same = await reader!.get(`${file}file/`, { "if-none-match": etag });
    expect([same.statusCode, same.body]).toEqual([304, ""]);
  });

  it("is its headers alone to HEAD", async () => {
    const answer = await reader!.send("HEAD", `${file}file/`, undefined, {});
    expect([answer.statusCode, answer.body]).toEqual([200, ""]);
    expect(answer.headers["content-length"]).toBe(String(PDF.length));
  });
});
