import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

import { afterAll, describe, expect, it } from "vitest";

import { FAKE_KEYS, startFakeS3 } from "../../../test/fake-s3.ts";
import { fileStorage } from "./file-storage.ts";
import { openStorage } from "./open-storage.ts";
import { s3Storage } from "./s3-storage.ts";
import { type Storage, StorageFull, writeFault } from "./storage.ts";

const folder = await mkdtemp(join(tmpdir(), "riwaq-storage-"));
afterAll(() => rm(folder, { recursive: true }));
const bucket = await startFakeS3();
const s3 = { bucket: "riwaq", region: "eu-west-3", endpoint: bucket.endpoint, ...FAKE_KEYS };

const BYTES = randomBytes(300_000);
const pieces = (bytes = BYTES) => Readable.from([bytes.subarray(0, 1000), bytes.subarray(1000)]);
const read = async (storage: Storage, key: string, range?: { start: number; end: number }) =>
  buffer(await storage.get(key, range));

/** Half of the bytes, and then a fault. */
function broken(fault: Error): Readable {
  return Readable.from(
    (async function* () {
      yield BYTES.subarray(0, 1000);
      throw fault;
    })(),
  );
}

describe.each([
  ["a folder", openStorage({ storage: { kind: "file", folder } })],
  ["a bucket", openStorage({ storage: { kind: "s3", ...s3 } })],
])("%s", (_, storage) => {
  it("gives back what it was given, whole or in part", async () => {
    await storage.put("resources/one", pieces(), BYTES.length);
    expect(await read(storage, "resources/one")).toEqual(BYTES);
    const part = await read(storage, "resources/one", { start: 999, end: 1001 });
    expect(part).toEqual(BYTES.subarray(999, 1002));
  });

  it("replaces, and forgets what is removed, once or twice", async () => {
    await storage.put("two", pieces(), BYTES.length);
    await storage.put("two", Readable.from([Buffer.from("new")]), 3);
    expect((await read(storage, "two")).toString()).toBe("new");
    await storage.remove("two");
    await storage.remove("two");
    await expect(storage.get("two")).rejects.toMatchObject({ code: "not_found" });
  });

  it("keeps nothing of what was cut off on its way", async () => {
    await expect(storage.put("cut", broken(new Error("gone")), BYTES.length)).rejects.toThrow(
      Error,
    );
    await expect(storage.put("short", pieces(), BYTES.length + 1)).rejects.toThrow(Error);
    for (const key of ["cut", "short"]) {
      await expect(storage.get(key)).rejects.toMatchObject({ code: "not_found" });
    }
  });

  it.each(["../secret", "a/../b", "/etc", "a//b", "", "a b", "a.b", "a?x=1"])(
    "has no key %j",
    async (key) => {
      await expect(storage.put(key, pieces(), BYTES.length)).rejects.toThrow("not ours");
      await expect(storage.get(key)).rejects.toThrow("not ours");
    },
  );
});

describe("a full disk", () => {
  const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });

  it("is said as such, and no part stays behind", async () => {
    const storage = fileStorage(join(folder, "full"));
    await expect(storage.put("x", broken(full), BYTES.length)).rejects.toThrow(StorageFull);
    expect(await readdir(join(folder, "full"))).toEqual([]);
    expect(writeFault(full)).toMatchObject({ status: 507 });
    expect(writeFault(new Error("else"))).toEqual(new Error("else"));
  });

  it("is known of a bucket too", async () => {
    bucket.state.isFull = true;
    await expect(s3Storage(s3).put("x", pieces(), BYTES.length)).rejects.toThrow(StorageFull);
    bucket.state.isFull = false;
  });
});

describe("a bucket with another secret", () => {
  it("lets nobody in", async () => {
    const stranger = s3Storage({ ...s3, secretKey: "guessed" });
    await expect(stranger.put("x", pieces(), BYTES.length)).rejects.toThrow("403");
    await expect(stranger.get("resources/one")).rejects.toThrow("403");
    await expect(stranger.remove("resources/one")).rejects.toThrow("403");
    expect(bucket.objects.has("/riwaq/resources/one")).toBe(true);
  });
});
