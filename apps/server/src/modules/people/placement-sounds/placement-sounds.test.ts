import { PLACEMENT_SOUND_MAX_BYTES } from "@riwaq/contracts/people/placement-sounds";
import { LISTENING } from "@riwaq/domain/people/placement/items/listening";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { recordingFile } from "../../../../test/applications.ts";
import { NOT_FOUND, SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import {
  buildParent,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import type { TestClient } from "../../../../test/test-client.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { looseFiles } from "../../../platform/db/tables/loose-files.ts";
import { staffRights } from "../../identity/tables/user-roles.ts";
import { placementSounds } from "../tables/placement-sounds.ts";
import { teachers } from "../tables/teachers.ts";

const test = await startTestApp();
const { db } = test;
const [teacherUser, staffUser] = [await buildTeacher(db), await buildStaff(db)];
const teacher = await signedIn(test, teacherUser);
const colleague = await signedIn(test, await buildTeacher(db));
const staff = await signedIn(test, staffUser);
const child = await buildStudent(db);
const family = {
  parent: await signedIn(test, await buildParent(db, [child])),
  student: await signedIn(test, child),
};
const guest = test.client();
const [ITEM, OTHER] = LISTENING.map(({ id }) => id) as [string, string];

const LIST = "/api/placement-sounds/";
const RECORDINGS = "/api/placement-recordings/";
const at = (item: string) => `${LIST}${item}/`;
const speak = (client: TestClient, item = ITEM, bytes: Buffer = recordingFile()) =>
  client.unsafe("PUT", at(item), bytes, { "content-type": "application/octet-stream" });
const silence = (client: TestClient, item = ITEM) =>
  client.unsafe("DELETE", at(item), undefined, {});

const soundOf = async (item = ITEM) =>
  (await db.select().from(placementSounds).where(eq(placementSounds.itemId, item)))[0];
const versionOf = async (item = ITEM) =>
  (await guest.get(LIST))
    .json<{ sounds: { item: string; version: string }[] }>()
    .sounds.find((one) => one.item === item)?.version;

beforeEach(async () => {
  await db.delete(placementSounds);
});

describe("what is heard in the placement test", () => {
  it("is nothing until somebody has recorded it", async () => {
    expect((await guest.get(LIST)).json()).toEqual({ sounds: [] });
    expect((await guest.get(at(ITEM))).json()).toEqual(NOT_FOUND);
    expect((await guest.get(at("hear-nothing"))).json()).toEqual(NOT_FOUND);
  });

  it.each(["webm", "mp4", "ogg"] as const)("in %s is for everybody to hear", async (type) => {
    const bytes = recordingFile(type);
    expect((await speak(teacher, ITEM, bytes)).statusCode).toBe(200);
    const version = await versionOf();
    expect((await guest.get(LIST)).json()).toEqual({ sounds: [{ item: ITEM, version }] });
    const heard = await guest.get(`${at(ITEM)}?version=${version}`);
    expect([heard.statusCode, heard.headers["content-type"]]).toEqual([200, `audio/${type}`]);
    expect(heard.rawPayload.equals(bytes)).toBe(true);
    expect(heard.headers["cache-control"]).toContain("immutable");
    const part = await guest.get(at(ITEM), { range: "bytes=2-5" });
    expect([part.statusCode, part.rawPayload.equals(bytes.subarray(2, 6))]).toEqual([206, true]);
  });

  it("is kept by browsers only by its version", async () => {
    await speak(teacher);
    for (const address of [at(ITEM), `${at(ITEM)}?version=older`]) {
      expect((await guest.get(address)).headers["cache-control"]).toBe("private, no-cache");
    }
    expect((await guest.get(`${at(ITEM)}?version=${"a".repeat(41)}`)).statusCode).toBe(400);
  });

  it("takes the place of the recording before, which is kept no longer", async () => {
    await speak(teacher);
    const [before, version] = [await soundOf(), await versionOf()];
    expect((await speak(teacher, ITEM, recordingFile("ogg"))).statusCode).toBe(200);
    expect(await db.$count(placementSounds)).toBe(1);
    expect(await versionOf()).not.toBe(version);
    expect((await guest.get(at(ITEM))).headers["content-type"]).toBe("audio/ogg");
    await expect(test.services.storage.get(before?.soundKey ?? "")).rejects.toMatchObject({
      code: "not_found",
    });
    const loose = await db.select().from(looseFiles);
    expect(loose.map(({ key }) => key)).not.toContain((await soundOf())?.soundKey);
  });

  it("is removed with its file", async () => {
    await speak(teacher);
    const before = await soundOf();
    expect((await silence(teacher)).statusCode).toBe(200);
    expect((await guest.get(LIST)).json()).toEqual({ sounds: [] });
    expect((await guest.get(at(ITEM))).json()).toEqual(NOT_FOUND);
    await expect(test.services.storage.get(before?.soundKey ?? "")).rejects.toMatchObject({
      code: "not_found",
    });
    expect((await silence(teacher)).json()).toEqual(NOT_FOUND);
  });

  it("is passed over where its question is asked no longer", async () => {
    await speak(teacher);
    await db.update(placementSounds).set({ itemId: "hear-long-ago" });
    expect((await guest.get(LIST)).json()).toEqual({ sounds: [] });
    expect((await guest.get(at("hear-long-ago"))).json()).toEqual(NOT_FOUND);
    expect((await speak(staff, "hear-long-ago")).json()).toEqual(NOT_FOUND);
  });
});

describe("who records it", () => {
  it("is named to those who record, and to nobody else", async () => {
    await speak(teacher);
    const recording = {
      item: ITEM,
      version: await versionOf(),
      recorded_at: test.clock.now().toISOString(),
      recorded_by: teacherUser.name,
    };
    const listed = async (client: TestClient) => (await client.get(RECORDINGS)).json();
    const own = { recordings: [{ ...recording, can_change: true }], can_record: true };
    expect(await listed(teacher)).toEqual(own);
    expect(await listed(staff)).toEqual(own);
    expect(await listed(colleague)).toEqual({
      recordings: [{ ...recording, can_change: false }],
      can_record: true,
    });
    for (const client of Object.values(family)) {
      expect(await listed(client)).toEqual({ recordings: [], can_record: false });
    }
    expect(await listed(guest)).toEqual(SIGN_IN_FIRST);
    expect((await guest.get(LIST)).body).not.toContain(teacherUser.name);
  });

  it("changes and removes their own, and staff who look after the content each", async () => {
    await speak(teacher);
    expect((await speak(colleague)).statusCode).toBe(403);
    expect((await silence(colleague)).statusCode).toBe(403);
    expect((await speak(colleague, OTHER)).statusCode).toBe(200);
    expect((await silence(staff, OTHER)).statusCode).toBe(200);
    expect((await speak(staff)).statusCode).toBe(200);
    expect((await soundOf())?.recordedById).toBe(staffUser.id);
    expect((await speak(teacher)).statusCode).toBe(403);
    const told = await db.select().from(events).where(eq(events.subjectId, OTHER));
    expect(told.map(({ kind }) => kind).slice(-2)).toEqual([
      "speak-placement-item",
      "silence-placement-item",
    ]);
  });

  it("is no family, no guest, no other staff and no teacher whom the institute has not accepted", async () => {
    for (const client of Object.values(family)) {
      expect((await speak(client)).statusCode).toBe(403);
      expect((await silence(client)).statusCode).toBe(403);
    }
    expect((await speak(guest)).json()).toEqual(SIGN_IN_FIRST);
    expect((await silence(guest)).json()).toEqual(SIGN_IN_FIRST);
    const office = await buildStaff(db);
    const desk = await signedIn(test, office);
    await db.delete(staffRights).where(eq(staffRights.userId, office.id));
    expect((await speak(desk)).statusCode).toBe(403);
    const applicant = await buildTeacher(db);
    await db.update(teachers).set({ approval: "draft" }).where(eq(teachers.userId, applicant.id));
    expect((await speak(await signedIn(test, applicant))).statusCode).toBe(403);
    expect(await db.$count(placementSounds)).toBe(0);
  });

  it("sends a recording, not too long, of a question that there is", async () => {
    expect((await speak(teacher, "hear-nothing")).json()).toEqual(NOT_FOUND);
    expect((await speak(teacher, "read-ba")).json()).toEqual(NOT_FOUND);
    expect((await speak(teacher, ITEM, Buffer.from("no sound"))).statusCode).toBe(400);
    expect((await speak(teacher, ITEM, recordingFile("mp3"))).statusCode).toBe(400);
    const long = Buffer.concat([recordingFile(), Buffer.alloc(PLACEMENT_SOUND_MAX_BYTES)]);
    expect((await speak(teacher, ITEM, long)).statusCode).toBe(413);
    expect((await teacher.put(at(ITEM), { sound: 1 })).statusCode).toBe(415);
    expect(await db.$count(placementSounds)).toBe(0);
  });
});
