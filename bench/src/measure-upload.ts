import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { BENCH_SECRET, type BenchDatabase } from "./bench-database.ts";
import { type Running, startServer } from "./process-figures.ts";
import type { Figure } from "./report.ts";

const MB = 1_048_576;
const LARGEST = 100 * MB;
/** As the site sends it. */
const PIECE = 5 * MB;
const SAMPLE_MS = 20;

/** What the largest file adds to the process: on its way, looked through, kept and read again; and two at once. */
export async function measureUpload(database: BenchDatabase): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "riwaq-bench-"));
  const env = { DATABASE_URL: database.url, SECRET: BENCH_SECRET, DATA_DIR: dataDir };
  const server = await startServer(env);
  try {
    const client = await signIn(server, database.cookie);
    // Code and connections that the first one needs are there before.
    await send(client, filmOf(8 * MB));
    const film = filmOf(LARGEST);
    const one = await addedBy(server, () => send(client, film));
    const two = await addedBy(server, () => Promise.all([send(client, film), send(client, film)]));
    return [
      { name: "memory that an upload of 100 MB adds", value: one, unit: "MB", atMost: 60 },
      { name: "memory that two at once add", value: two, unit: "MB", atMost: 60 },
    ];
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Client = { url: string; headers: Record<string, string> };

async function signIn({ url }: Running, cookie: string): Promise<Client> {
  const answer = await fetch(`${url}/api/users/me/`, { headers: { cookie } });
  const token = /csrftoken=([^;]+)/.exec(answer.headers.get("set-cookie") ?? "")?.[1] ?? "";
  const headers = {
    cookie: `${cookie}; csrftoken=${token}`,
    "x-csrftoken": decodeURIComponent(token),
    "tus-resumable": "1.0.0",
  };
  return { url, headers };
}

async function call({ url, headers }: Client, path: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url + path, { ...init, headers: { ...headers, ...init.headers } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}

/** Begun, sent in pieces, made material, and downloaded. */
async function send(client: Client, film: Buffer<ArrayBuffer>): Promise<void> {
  const length = { "upload-length": String(film.length) };
  const begun = await call(client, "/api/uploads/", { method: "POST", headers: length });
  const at = begun.headers.get("location") ?? "";
  for (let offset = 0; offset < film.length; offset += PIECE) {
    await call(client, at, {
      method: "PATCH",
      headers: {
        "content-type": "application/offset+octet-stream",
        "upload-offset": String(offset),
      },
      body: film.subarray(offset, offset + PIECE),
    });
  }
  const made = await call(client, "/api/resources/", {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
    body: JSON.stringify({ upload_id: at.split("/").at(-2), title: "Film", student_ids: [] }),
  });
  const { id } = (await made.json()) as { id: string };
  const file = await call(client, `/api/resources/${id}/file/`, { method: "GET" });
  await file.body?.pipeTo(new WritableStream());
}

/** The most that the process held meanwhile, above what it held before. */
async function addedBy(server: Running, work: () => Promise<unknown>): Promise<number> {
  const before = server.rssMb();
  let most = before;
  const sampling = setInterval(() => {
    most = Math.max(most, server.rssMb());
  }, SAMPLE_MS);
  await work().finally(() => clearInterval(sampling));
  return Math.max(most, server.rssMb()) - before;
}

/** A row of boxes, as a film is, of this size. */
function filmOf(size: number): Buffer<ArrayBuffer> {
  const film = Buffer.alloc(size, 7);
  let at = 0;
  for (const [kind, length] of [
    ["ftyp", 24],
    ["moov", 108],
    ["mdat", size - 132],
  ] as const) {
    film.writeUInt32BE(length, at);
    film.write(kind, at + 4, "latin1");
    at += length;
  }
  film.write("isom\u0000\u0000\u0002\u0000isommp41", 8, "latin1");
  return film;
}
