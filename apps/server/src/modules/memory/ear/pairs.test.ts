import { randomUUID } from "node:crypto";

import { WORD_SOUND_MAX_BYTES } from "@riwaq/contracts/memory/ear";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { recordingFile } from "../../../../test/applications.ts";
import { NOT_FOUND, SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import { buildTeacher, signedIn } from "../../../../test/factories.ts";
import { buildMemoryScene } from "../../../../test/memory-scene.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import type { TestClient } from "../../../../test/test-client.ts";
import { looseFiles } from "../../../platform/db/tables/loose-files.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { minimalPairs } from "../tables/minimal-pairs.ts";

const test = await startTestApp();
const { db } = test;
const { people } = await buildMemoryScene(test);
const URL = "/api/minimal-pairs/";

const asked = (change: object = {}) => ({
  id: randomUUID(),
  pair: "ح/ه",
  first_word: "حرم",
  second_word: "هرم",
  ...change,
});
const at = (id: string, side = "first") => `${URL}${id}/sounds/${side}/`;
const speak = (
  client: TestClient,
  { id, side = "first" }: { id: string; side?: string },
  bytes: Buffer = recordingFile(),
) => client.unsafe("PUT", at(id, side), bytes, { "content-type": "application/octet-stream" });

async function addPair(client = people.teacher): Promise<string> {
  const wanted = asked();
  expect((await client.post(URL, wanted)).statusCode).toBe(201);
  return wanted.id;
}

beforeEach(async () => {
  await db.delete(minimalPairs);
});

describe("a pair of words", () => {
  it("is added by a teacher or staff, once however often it is sent", async () => {
    const wanted = asked();
    const answer = await people.teacher.post(URL, wanted);
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { ...wanted, spoken: [], version: 1, made_by: "Youssef", can_change: true },
    ]);
    expect((await people.teacher.post(URL, wanted)).json()).toEqual(answer.json());
    expect((await people.staff.post(URL, asked())).statusCode).toBe(201);
    expect((await people.staff.post(URL, wanted)).statusCode).toBe(409);
    expect(await db.$count(minimalPairs)).toBe(2);
  });

  it("is not added by a teacher whom the institute has not accepted", async () => {
    const someone = await buildTeacher(db);
    await db.update(teachers).set({ approval: "draft" }).where(eq(teachers.userId, someone.id));
    const applicant = await signedIn(test, someone);
    expect((await applicant.post(URL, asked())).statusCode).toBe(403);
    expect((await applicant.get(URL)).json()).toEqual({ pairs: [], can_add: false });
  });

  it.each(["student", "parent"] as const)("is not added by a %s", async (who) => {
    expect((await people[who].post(URL, asked())).statusCode).toBe(403);
  });

  it("needs two different words in Arabic letters, and a pair of sounds", async () => {
    expect((await people.guest.post(URL, asked())).json()).toEqual(SIGN_IN_FIRST);
    const wrong = [
      { first_word: "haram" },
      { first_word: " " },
      { second_word: "حرم" },
      { pair: "ب/ت" },
    ];
    for (const change of wrong) {
      expect((await people.teacher.post(URL, asked(change))).statusCode).toBe(400);
    }
  });

  it("is listed for pupils only once both words can be heard", async () => {
    const id = await addPair();
    const list = async (client: TestClient) => (await client.get(URL)).json();
    expect(await list(people.student)).toEqual({ pairs: [], can_add: false });
    expect(await list(people.stranger)).toMatchObject({
      pairs: [{ id, can_change: false }],
      can_add: true,
    });
    await speak(people.teacher, { id });
    await speak(people.teacher, { id, side: "second" });
    expect(await list(people.student)).toMatchObject({
      pairs: [{ id, spoken: ["first", "second"], version: 3, can_change: false }],
    });
    expect((await people.guest.get(URL)).json()).toEqual(SIGN_IN_FIRST);
  });

  it("is removed by who made it or staff, with its recordings", async () => {
    const id = await addPair();
    await speak(people.teacher, { id });
    const remove = (client: TestClient) => client.unsafe("DELETE", `${URL}${id}/`, undefined, {});
    expect((await remove(people.guest)).statusCode).toBe(401);
    expect((await remove(people.parent)).statusCode).toBe(403);
    expect((await remove(people.stranger)).statusCode).toBe(403);
    const [before] = await db.select().from(minimalPairs).where(eq(minimalPairs.id, id));
    expect((await remove(people.staff)).statusCode).toBe(200);
    expect((await people.student.get(at(id))).json()).toEqual(NOT_FOUND);
    expect((await remove(people.teacher)).json()).toEqual(NOT_FOUND);
    expect((await people.teacher.get(URL)).json().pairs).toEqual([]);
    await expect(test.services.storage.get(before?.firstSoundKey ?? "")).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

describe("the recording of a word", () => {
  it.each(["webm", "mp4", "ogg"] as const)("in %s is heard by who is signed in", async (type) => {
    const id = await addPair();
    const bytes = recordingFile(type);
    expect((await speak(people.teacher, { id }, bytes)).statusCode).toBe(200);
    const heard = await people.student.get(at(id));
    expect([heard.statusCode, heard.headers["content-type"]]).toEqual([200, `audio/${type}`]);
    expect(heard.rawPayload.equals(bytes)).toBe(true);
    const part = await people.student.get(at(id), { range: "bytes=2-5" });
    expect([part.statusCode, part.rawPayload.equals(bytes.subarray(2, 6))]).toEqual([206, true]);
    expect((await people.guest.get(at(id))).statusCode).toBe(401);
    expect((await people.student.get(at(id, "second"))).json()).toEqual(NOT_FOUND);
  });

  it("takes the place of the one before, which is kept no longer", async () => {
    const id = await addPair();
    await speak(people.teacher, { id });
    const [before] = await db.select().from(minimalPairs).where(eq(minimalPairs.id, id));
    await speak(people.teacher, { id }, recordingFile("ogg"));
    expect((await people.parent.get(at(id))).headers["content-type"]).toBe("audio/ogg");
    await expect(test.services.storage.get(before?.firstSoundKey ?? "")).rejects.toMatchObject({
      code: "not_found",
    });
    const loose = await db.select().from(looseFiles);
    expect(loose.every(({ since }) => since.getTime() === 0)).toBe(true);
  });

  it("is the maker's own, and of a pair that there is", async () => {
    const id = await addPair();
    expect((await speak(people.guest, { id })).statusCode).toBe(401);
    expect((await speak(people.student, { id })).statusCode).toBe(403);
    expect((await speak(people.stranger, { id })).statusCode).toBe(403);
    expect((await speak(people.staff, { id })).statusCode).toBe(200);
    expect((await speak(people.teacher, { id: randomUUID() })).json()).toEqual(NOT_FOUND);
    expect((await speak(people.teacher, { id, side: "third" })).json()).toEqual(NOT_FOUND);
  });

  it("is refused where it is none, or longer than a word", async () => {
    const id = await addPair();
    expect((await speak(people.teacher, { id }, Buffer.from("no sound"))).statusCode).toBe(400);
    expect((await speak(people.teacher, { id }, recordingFile("mp3"))).statusCode).toBe(400);
    const long = Buffer.concat([recordingFile(), Buffer.alloc(WORD_SOUND_MAX_BYTES)]);
    expect((await speak(people.teacher, { id }, long)).statusCode).toBe(413);
    expect((await people.teacher.put(at(id), { sound: 1 })).statusCode).toBe(415);
  });
});
