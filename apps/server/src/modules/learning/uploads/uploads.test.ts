import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFile, readdir, symlink, unlink } from "node:fs/promises";
import { type AddressInfo, type Socket, connect } from "node:net";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";

import { eq } from "drizzle-orm";
import { Upload } from "tus-js-client";
import { afterEach, describe, expect, it } from "vitest";

import { NOT_FOUND, SIGN_IN_FIRST, TEACHERS_ONLY, errorMapOf } from "../../../../test/error-map.ts";
import {
  actorOf,
  buildParent,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import type { TestClient } from "../../../../test/test-client.ts";
import type { Context } from "../../../platform/context.ts";
import { uploads } from "../tables/uploads.ts";
import { clearUploads } from "./clear-uploads.job.ts";
import { receivePiece } from "./receive-piece.ts";
import { storageKey } from "./storage-key.ts";

const test = await startTestApp();
await test.app.listen({ port: 0, host: "127.0.0.1" });
const { port } = test.app.server.address() as AddressInfo;
const folder = join(test.services.config.dataDir, "uploads");
const URL = "/api/uploads/";
const TUS = { "tus-resumable": "1.0.0" };
const PIECE = { ...TUS, "content-type": "application/offset+octet-stream" };
const HOUR_MS = 3_600_000;

afterEach(() => test.clock.set(TEST_NOW));

const teacher = await signedIn(test, await buildTeacher(test.db));

const begin = (client: TestClient, size: number | string = 10, more: Record<string, string> = {}) =>
  client.post(URL, undefined, { ...TUS, "upload-length": String(size), ...more });
const send = (client: TestClient, url: string, offset: number, bytes: Buffer) =>
  client.unsafe("PATCH", url, bytes, { ...PIECE, "upload-offset": String(offset) });
const ask = (client: TestClient, url: string) => client.unsafe("HEAD", url, undefined, TUS);
const idOf = (url: string) => url.split("/").at(-2)!;

async function begun(size = 10, client = teacher): Promise<string> {
  const answer = await begin(client, size);
  expect(answer.statusCode).toBe(201);
  expect(answer.headers["tus-resumable"]).toBe("1.0.0");
  return String(answer.headers.location);
}

const newTeacher = async () => signedIn(test, await buildTeacher(test.db));

describe("an upload", () => {
  it("comes in pieces, each where the last one ended", async () => {
    const bytes = randomBytes(10);
    const url = await begun();
    expect((await send(teacher, url, 0, bytes.subarray(0, 4))).headers["upload-offset"]).toBe("4");
    const answer = await ask(teacher, url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "upload-offset": "4",
      "upload-length": "10",
      "cache-control": "no-store",
    });
    const last = await send(teacher, url, 4, bytes.subarray(4));
    expect([last.statusCode, last.headers["upload-offset"]]).toEqual([204, "10"]);
    expect(await readFile(join(folder, idOf(url)))).toEqual(bytes);
  });

  it("goes by the library that browsers use, its line cut on the way", async () => {
    const bytes = randomBytes(3_000_000);
    const client = await newTeacher();
    await client.get("/api/users/me/");
    let isCut = false;
    const url = await new Promise<string>((resolve, reject) => {
      const upload = new Upload(Readable.from([bytes]), {
        endpoint: `http://127.0.0.1:${port}${URL}`,
        chunkSize: 1_000_000,
        uploadSize: bytes.length,
        retryDelays: [0, 0, 0],
        metadata: { filename: "../دفتر.pdf" },
        headers: {
          cookie: [...client.cookies].map((pair) => pair.join("=")).join("; "),
          "x-csrftoken": client.cookies.get("csrftoken") ?? "",
        },
        onProgress: (sent) => {
          if (sent < 1_500_000 || isCut) return;
          isCut = true;
          test.app.server.closeAllConnections();
        },
        onError: reject,
        onSuccess: () => resolve(upload.url ?? ""),
      });
      upload.start();
    });
    expect(isCut).toBe(true);
    expect(await readFile(join(folder, idOf(url)))).toEqual(bytes);
    const [row] = await test.db
      .select()
      .from(uploads)
      .where(eq(uploads.id, idOf(url)));
    expect(row).toMatchObject({ fileName: "../دفتر.pdf", sizeBytes: 3_000_000, finishedAt: null });
  });

  it("keeps what came before the line broke, and is its owner's on a new line", async () => {
    const url = await begun(1000);
    const cookie = [...teacher.cookies].map((pair) => pair.join("=")).join("; ");
    const accepted = once(test.app.server, "connection") as Promise<Socket[]>;
    const socket = connect(port, "127.0.0.1");
    const [served] = await accepted;
    const lines = [
      `PATCH ${url} HTTP/1.1`,
      "host: riwaq.test",
      `cookie: ${cookie}`,
      `x-csrftoken: ${teacher.cookies.get("csrftoken")}`,
      ...Object.entries(PIECE).map((pair) => pair.join(": ")),
      "upload-offset: 0",
      "content-length: 1000",
    ];
    socket.write(`${lines.join("\r\n")}\r\n\r\n${"x".repeat(300)}`);
    const path = join(folder, idOf(url));
    await expect.poll(() => readFile(path).then(({ length }) => length)).toBe(300);
    const late = Object.assign(new Error("late"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
    test.app.server.emit("clientError", late, served);
    expect(served?.destroyed).toBe(false);
    const closed = new Promise<void>((resolve) => socket.on("close", () => resolve()));
    expect((await ask(teacher, url)).headers["upload-offset"]).toBe("300");
    await closed;
    const rest = await send(teacher, url, 300, Buffer.alloc(700));
    expect(rest.headers["upload-offset"]).toBe("1000");
  });

  it("has the time it needs, and other requests have theirs", async () => {
    const accepted = once(test.app.server, "connection") as Promise<Socket[]>;
    const socket = connect(port, "127.0.0.1");
    const [served] = await accepted;
    const late = Object.assign(new Error("late"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
    socket.write("POST /api/contact/ HTTP/1.1\r\nhost: riwaq.test\r\ncontent-length: 9\r\n\r\n{");
    test.app.server.emit("clientError", late, served);
    expect(served?.destroyed).toBe(true);
    socket.destroy();
  });

  it("takes one piece at a time, also of two that come at the same moment", async () => {
    const owner = await buildTeacher(test.db);
    const url = await begun(10, await signedIn(test, owner));
    const ctx = { ...test.services, actor: actorOf(owner) } as unknown as Context;
    const pieces = [new PassThrough(), new PassThrough()];
    const answers = Promise.allSettled(
      pieces.map((bytes) => receivePiece(ctx, { id: idOf(url), offset: 0, bytes })),
    );
    // Whichever came first makes way for the other.
    await expect.poll(() => pieces.filter(({ destroyed }) => destroyed)).toHaveLength(1);
    const last = pieces.findIndex(({ destroyed }) => !destroyed);
    pieces[last]?.end(Buffer.alloc(10, "b"));
    const outcomes = await answers;
    expect(outcomes[last]).toMatchObject({ value: 10 });
    expect(outcomes[1 - last]).toMatchObject({ reason: { code: "conflict" } });
    expect(await readFile(join(folder, idOf(url)), "utf8")).toBe("b".repeat(10));
  });

  it("is given up by its owner, and then gone with what was copied of it", async () => {
    const url = await begun();
    const { storage } = test.services;
    await storage.put(storageKey(idOf(url)), Readable.from([Buffer.from("copy")]), 4);
    expect((await teacher.unsafe("DELETE", url, undefined, TUS)).statusCode).toBe(204);
    expect((await ask(teacher, url)).statusCode).toBe(404);
    expect(await readdir(folder)).not.toContain(idOf(url));
    await expect(storage.get(storageKey(idOf(url)))).rejects.toMatchObject({ code: "not_found" });
  });

  it("tells what it can", async () => {
    const answer = await teacher.unsafe("OPTIONS", URL, undefined, {});
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({ "tus-version": "1.0.0", "tus-max-size": "104857600" });
  });
});

describe("an upload is refused", () => {
  it("where it is nobody's own, whatever one does with it", async () => {
    const url = await begun();
    const calls = (client: TestClient) => [
      () => ask(client, url),
      () => send(client, url, 0, Buffer.alloc(10)),
      () => client.unsafe("DELETE", url, undefined, TUS),
    ];
    for (const call of calls(await newTeacher())) expect((await call()).statusCode).toBe(404);
    for (const build of [buildStudent, buildParent, buildStaff]) {
      const client = await signedIn(test, await build(test.db));
      expect(errorMapOf(await begin(client))).toEqual(TEACHERS_ONLY);
      for (const call of calls(client)) expect((await call()).statusCode).toBe(403);
    }
    const guest = test.client();
    for (const call of calls(guest)) expect((await call()).statusCode).toBe(401);
    expect(errorMapOf(await begin(guest))).toEqual(SIGN_IN_FIRST);
    expect((await ask(teacher, url)).headers["upload-offset"]).toBe("0");
  });

  it("where it is empty, too large, or not said how large", async () => {
    const empty = await begin(teacher, 0);
    expect(empty.statusCode).toBe(400);
    expect(errorMapOf(empty)["upload-length"]?.[0]).toMatch(/^This file is empty/);
    const large = await begin(teacher, 104_857_601);
    expect(large.statusCode).toBe(413);
    expect(errorMapOf(large).detail?.[0]).toMatch(/larger than 100 MB/);
    for (const size of ["", "x", "-1", "1.5", "1e3", "9".repeat(20)]) {
      expect((await begin(teacher, size)).statusCode).toBe(400);
    }
    expect((await teacher.post(URL, undefined, TUS)).statusCode).toBe(400);
    expect((await begin(teacher, 10, { "tus-resumable": "0.2.2" })).statusCode).toBe(400);
    expect((await begun(104_857_600, await newTeacher())).length).toBeGreaterThan(40);
  });

  it("where a piece does not go on, is too long, or is something else", async () => {
    const url = await begun();
    expect((await send(teacher, url, 3, Buffer.alloc(2))).statusCode).toBe(409);
    const long = await send(teacher, url, 0, Buffer.alloc(11));
    expect(long.statusCode).toBe(413);
    expect(errorMapOf(long).detail).toEqual([expect.stringMatching(/^More was sent/)]);
    expect((await readFile(join(folder, idOf(url)))).length).toBeLessThanOrEqual(10);
    const json = { ...TUS, "upload-offset": "0", "content-type": "application/json" };
    expect((await teacher.unsafe("PATCH", url, {}, json)).statusCode).toBe(415);
    const none = await teacher.unsafe("PATCH", url, Buffer.alloc(2), PIECE);
    expect(Object.keys(errorMapOf(none))).toEqual(["upload-offset"]);
    const missing = `${URL}${"x".repeat(32)}/`;
    expect(errorMapOf(await send(teacher, missing, 0, Buffer.alloc(1)))).toEqual(NOT_FOUND);
    expect((await send(teacher, `${URL}..%2Fsecret/`, 0, Buffer.alloc(1))).statusCode).toBe(404);
  });

  it("where five are on their way, until the oldest is an hour old", async () => {
    const client = await newTeacher();
    const [oldest] = await Promise.all(Array.from({ length: 5 }, () => begun(10, client)));
    const sixth = await begin(client);
    expect(sixth.statusCode).toBe(429);
    expect(errorMapOf(sixth).detail?.[0]).toMatch(/^Five files/);
    test.clock.advance(HOUR_MS + 1);
    await begun(10, client);
    expect(await test.db.$count(uploads, eq(uploads.id, idOf(oldest!)))).toBeLessThanOrEqual(1);
    expect((await begin(client)).statusCode).toBe(201);
  });

  it("where the disk is full, with nothing left behind", async () => {
    const url = await begun();
    const path = join(folder, idOf(url));
    await unlink(path);
    await symlink("/dev/full", path);
    const answer = await send(teacher, url, 0, Buffer.alloc(10));
    expect(answer.statusCode).toBe(507);
    errorMapOf(answer);
    expect(answer.headers.connection).toBe("close");
    expect(await readdir(folder)).not.toContain(idOf(url));
    expect((await ask(teacher, url)).statusCode).toBe(404);
  });
});

describe("what is left lying", () => {
  it("is removed after a day, files that no upload knows as well, once", async () => {
    const { storage } = test.services;
    const url = await begun();
    const key = storageKey(idOf(url));
    await storage.put(key, Readable.from([Buffer.from("copy")]), 4);
    await symlink("/dev/null", join(folder, "stray"));
    test.clock.set(new Date(TEST_NOW.getTime() + 23 * HOUR_MS));
    await clearUploads(test.services);
    expect(await readdir(folder)).toContain(idOf(url));
    // Files carry the time of the machine, which is the test's only by chance.
    test.clock.set(new Date("2100-01-01T00:00:00Z"));
    expect(await clearUploads(test.services)).toBeGreaterThan(1);
    expect(await readdir(folder)).toEqual([]);
    await expect(storage.get(key)).rejects.toMatchObject({ code: "not_found" });
    expect(await test.db.$count(uploads)).toBe(0);
    expect(await clearUploads(test.services)).toBe(0);
  });
});
