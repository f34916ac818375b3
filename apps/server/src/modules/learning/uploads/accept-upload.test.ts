import { access } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";

import { eq } from "drizzle-orm";
import { afterEach, expect, it, vi } from "vitest";

import { newKey } from "../../../../test/booking-scene.ts";
import { buildTeacher, signedIn } from "../../../../test/factories.ts";
import { pdfFile } from "../../../../test/files.ts";
import { startSecondServer } from "../../../../test/second-server.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { TestClient } from "../../../../test/test-client.ts";
import { upload } from "../../../../test/upload.ts";
import { resources } from "../tables/resources.ts";
import { uploads } from "../tables/uploads.ts";
import { storageKey } from "./storage-key.ts";

const here = await startTestApp();
const there = await startSecondServer(here);
const { storage, config } = here.services;
const MISSING = { upload_id: ["This upload is no longer here. Choose the file again."] };

afterEach(() => void vi.restoreAllMocks());

/** A file that has arrived whole, its teacher at two servers. */
async function arrived() {
  const owner = await buildTeacher(here.db);
  const client = await signedIn(here, owner);
  const id = await upload(client, pdfFile());
  const other = new TestClient(there.app);
  for (const [name, value] of client.cookies) other.cookies.set(name, value);
  const accept = (browser: TestClient, key = newKey()) =>
    browser.post("/api/resources/", { upload_id: id, title: "Livret" }, key);
  const made = () => here.db.select().from(resources).where(eq(resources.teacherId, owner.id));
  const giveUp = (browser: TestClient) =>
    browser.unsafe("DELETE", `/api/uploads/${id}/`, undefined, { "tus-resumable": "1.0.0" });
  return { id, here: client, there: other, accept, giveUp, made };
}

/** The first copy to the storage waits for a word, before anything of it is read. */
function holdCopy() {
  const put = storage.put.bind(storage);
  const begun = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  vi.spyOn(storage, "put").mockImplementationOnce(async (...copy) => {
    begun.resolve();
    await go.promise;
    await put(...copy);
  });
  return { begun: begun.promise, goOn: () => go.resolve() };
}

const isKept = (id: string) =>
  storage.get(storageKey(id)).then(
    (bytes) => (bytes.destroy(), true),
    () => false,
  );

it("a file that two servers are to take into use is looked through by one, and used once", async () => {
  const file = await arrived();
  const copy = holdCopy();
  const first = file.accept(file.here);
  await copy.begun;
  const second = file.accept(file.there);
  const [row] = await here.db.select().from(uploads).where(eq(uploads.id, file.id));
  expect(row?.leaseHolder).not.toBeNull();
  copy.goOn();
  expect((await first).statusCode).toBe(201);
  expect([(await second).statusCode, (await second).json()]).toEqual([400, MISSING]);
  expect(storage.put).toHaveBeenCalledTimes(1);
  expect(await file.made()).toHaveLength(1);
  expect(await isKept(file.id)).toBe(true);
});

it("asked again at another server meanwhile, it is the same resource", async () => {
  const file = await arrived();
  const copy = holdCopy();
  const key = newKey();
  const first = file.accept(file.here, key);
  await copy.begun;
  const second = file.accept(file.there, key);
  copy.goOn();
  const [one, same] = [await first, await second];
  expect([one.statusCode, same.statusCode]).toEqual([201, 201]);
  expect(same.json().id).toBe(one.json().id);
  expect(await file.made()).toHaveLength(1);
});

it("given up at another server while it is copied, it comes to nothing, and nothing of it stays", async () => {
  const file = await arrived();
  const copy = holdCopy();
  const answer = file.accept(file.here);
  await copy.begun;
  expect((await file.giveUp(file.there)).statusCode).toBe(204);
  copy.goOn();
  expect([(await answer).statusCode, (await answer).json()]).toEqual([400, MISSING]);
  expect(await file.made()).toEqual([]);
  expect(await isKept(file.id)).toBe(false);
  await expect(access(join(config.dataDir, "uploads", file.id))).rejects.toThrow("ENOENT");
});

it("given up at another server after it was copied, it comes to nothing either", async () => {
  const file = await arrived();
  const put = storage.put.bind(storage);
  vi.spyOn(storage, "put").mockImplementationOnce(async (...copy) => {
    await put(...copy);
    await file.giveUp(file.there);
    // As if it had come a moment before the copy was whole.
    const [key] = copy;
    await put(key, Readable.from([Buffer.from("copy")]), 4);
  });
  const answer = await file.accept(file.here);
  expect([answer.statusCode, answer.json()]).toEqual([400, MISSING]);
  expect(await file.made()).toEqual([]);
  expect(await isKept(file.id)).toBe(false);
});

it("in use, it is no longer there to be given up, and its file stays", async () => {
  const file = await arrived();
  expect((await file.accept(file.here)).statusCode).toBe(201);
  expect((await file.giveUp(file.there)).statusCode).toBe(404);
  expect(await isKept(file.id)).toBe(true);
});
