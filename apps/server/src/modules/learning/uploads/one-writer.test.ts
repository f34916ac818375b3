import { randomBytes, randomUUID } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";

import { eq } from "drizzle-orm";
import { Upload } from "tus-js-client";
import { afterEach, expect, it } from "vitest";

import { errorMapOf } from "../../../../test/error-map.ts";
import { buildTeacher, signedIn } from "../../../../test/factories.ts";
import { startSecondServer } from "../../../../test/second-server.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { TestClient } from "../../../../test/test-client.ts";
import { uploads } from "../tables/uploads.ts";

const here = await startTestApp();
const there = await startSecondServer(here);
const folder = join(here.services.config.dataDir, "uploads");
const TUS = { "tus-resumable": "1.0.0" };
const PIECE = { ...TUS, "content-type": "application/offset+octet-stream" };
const RUN_OUT_MS = 15_000;

afterEach(() => {
  here.clock.set(TEST_NOW);
  there.advance(0);
});

/** One teacher's browser, led to either server. */
async function newTeacher() {
  const client = await signedIn(here, await buildTeacher(here.db));
  await client.get("/api/users/me/");
  const other = new TestClient(there.app);
  for (const [name, value] of client.cookies) other.cookies.set(name, value);
  return { here: client, there: other };
}

async function begun(client: TestClient, size: number): Promise<string> {
  const headers = { ...TUS, "upload-length": String(size) };
  const answer = await client.post("/api/uploads/", undefined, headers);
  expect(answer.statusCode).toBe(201);
  return String(answer.headers.location);
}

const send = (client: TestClient, url: string, offset: number, bytes: unknown) =>
  client.unsafe("PATCH", url, bytes, { ...PIECE, "upload-offset": String(offset) });
const ask = (client: TestClient, url: string) => client.unsafe("HEAD", url, undefined, TUS);
const idOf = (url: string) => url.split("/").at(-2)!;
const pathOf = (url: string) => join(folder, idOf(url));
const textOf = (url: string) => readFile(pathOf(url), "utf8");

/** An upload of ten bytes; three of its first piece have come, the rest comes when the test says so. */
async function halfWay() {
  const teacher = await newTeacher();
  const url = await begun(teacher.here, 10);
  const line = new PassThrough();
  line.write("aaa");
  const answer = send(teacher.here, url, 0, line);
  await expect.poll(() => textOf(url)).toBe("aaa");
  return { teacher, url, line, answer };
}

async function leaseOf(url: string) {
  const [row] = await here.db
    .select()
    .from(uploads)
    .where(eq(uploads.id, idOf(url)));
  return row?.leaseUntil?.getTime();
}

it("of two pieces for one place, sent to two servers at once, one is taken and the file is whole", async () => {
  const teacher = await newTeacher();
  const pieces = [randomBytes(1_000_000), randomBytes(1_000_000)];
  const url = await begun(teacher.here, 1_000_000);
  const answers = await Promise.all([
    send(teacher.here, url, 0, pieces[0]),
    send(teacher.there, url, 0, pieces[1]),
  ]);
  const taken = answers.map(({ statusCode }) => statusCode === 204);
  expect(taken.filter(Boolean)).toHaveLength(1);
  expect([409, 423]).toContain(answers[taken.indexOf(false)]?.statusCode);
  expect((await readFile(pathOf(url))).equals(pieces[taken.indexOf(true)]!)).toBe(true);
});

it("whoever comes to another server meanwhile is told to wait, and what arrives is not disturbed", async () => {
  const { teacher, url, line, answer } = await halfWay();
  const second = await send(teacher.there, url, 3, Buffer.from("bbbbbbb"));
  expect(second.statusCode).toBe(423);
  expect(errorMapOf(second).detail?.[0]).toMatch(/^This file is still being received/);
  expect((await ask(teacher.there, url)).statusCode).toBe(423);
  line.end("aaa");
  expect((await answer).headers["upload-offset"]).toBe("6");
  expect(await leaseOf(url)).toBeUndefined();
  expect((await ask(teacher.there, url)).headers["upload-offset"]).toBe("6");
  expect((await send(teacher.there, url, 6, Buffer.from("bbbb"))).statusCode).toBe(204);
  expect(await textOf(url)).toBe("aaaaaabbbb");
});

it("a line from which bytes arrive keeps its lease, however slow it is", async () => {
  const { teacher, url, line, answer } = await halfWay();
  const before = await leaseOf(url);
  here.clock.advance(RUN_OUT_MS - 1);
  line.write("aaa");
  await expect.poll(() => leaseOf(url)).toBe(before! + RUN_OUT_MS - 1);
  here.clock.advance(RUN_OUT_MS - 1);
  expect((await ask(teacher.there, url)).statusCode).toBe(423);
  // Silent for longer than that, it may still go on where nobody else came.
  here.clock.advance(2);
  line.end("aaaa");
  expect((await answer).statusCode).toBe(204);
  expect(await textOf(url)).toBe("a".repeat(10));
});

it("a silent line's lease runs out: its owner goes on by another server, and what comes late is refused", async () => {
  const { teacher, url, line, answer } = await halfWay();
  here.clock.advance(RUN_OUT_MS);
  expect((await ask(teacher.there, url)).headers["upload-offset"]).toBe("3");
  expect((await send(teacher.there, url, 3, Buffer.from("bbb"))).statusCode).toBe(204);
  line.end("aaaaaaa");
  expect((await answer).statusCode).toBe(409);
  expect(await textOf(url)).toBe("aaabbb");
  expect((await ask(teacher.here, url)).headers["upload-offset"]).toBe("6");
});

it("a server that stood still for longer than its lease writes to no file that another goes on with", async () => {
  const { teacher, url, line, answer } = await halfWay();
  there.advance(RUN_OUT_MS);
  const rest = await send(teacher.there, url, 3, Buffer.from("bbbbbbb"));
  expect(rest.headers["upload-offset"]).toBe("10");
  line.end("aaaaaaa");
  expect((await answer).statusCode).toBe(409);
  expect(await textOf(url)).toBe("aaabbbbbbb");
  expect((await readdir(folder)).filter((name) => name.startsWith(idOf(url)))).toEqual([idOf(url)]);
});

it("what is given up by another server meanwhile is gone", async () => {
  const { teacher, url, line, answer } = await halfWay();
  expect((await teacher.there.unsafe("DELETE", url, undefined, TUS)).statusCode).toBe(204);
  line.end("aaaaaaa");
  expect((await answer).statusCode).toBe(409);
  expect((await ask(teacher.here, url)).statusCode).toBe(404);
  expect(await readdir(folder)).not.toContain(idOf(url));
});

it("the library that browsers use waits until the lease of a killed server has run out, and goes on", async () => {
  const teacher = await newTeacher();
  const bytes = randomBytes(300_000);
  const url = await begun(teacher.here, bytes.length);
  await send(teacher.here, url, 0, bytes.subarray(0, 100_000));
  await here.db
    .update(uploads)
    .set({ leaseHolder: randomUUID(), leaseUntil: new Date(TEST_NOW.getTime() + RUN_OUT_MS) })
    .where(eq(uploads.id, idOf(url)));
  const statuses: number[] = [];
  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(bytes, {
      endpoint: `http://127.0.0.1:${there.port}/api/uploads/`,
      uploadUrl: `http://127.0.0.1:${there.port}${url}`,
      uploadSize: bytes.length,
      chunkSize: bytes.length,
      retryDelays: [0, 0, 0],
      headers: {
        cookie: [...teacher.there.cookies].map((pair) => pair.join("=")).join("; "),
        "x-csrftoken": teacher.there.cookies.get("csrftoken") ?? "",
      },
      onAfterResponse: (_, response) => {
        statuses.push(response.getStatus());
        if (statuses.length === 2) there.advance(RUN_OUT_MS);
      },
      onError: reject,
      onSuccess: () => resolve(),
    });
    upload.start();
  });
  expect(statuses).toEqual([423, 423, 200, 204]);
  expect((await readFile(pathOf(url))).equals(bytes)).toBe(true);
});
