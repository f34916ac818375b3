import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { AppError } from "../app-error.ts";
import { type ByteRange, type Storage, requireSafeKey, writeFault } from "./storage.ts";

/** Files below a folder. */
export function fileStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    requireSafeKey(key);
    return join(folder, key);
  };
  return {
    put: async (key, bytes, size) => putFile(pathOf(key), bytes, size),
    get: async (key, range) => readFile(pathOf(key), range),
    remove: async (key) => rm(pathOf(key), { force: true }),
  };
}

/** Under another name until all of it is on the disk: nobody reads half a file, not even after a power cut. */
async function putFile(path: string, bytes: Readable, size: number): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.part`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await pipeline(bytes, createWriteStream(unfinished, { flags: "wx", flush: true }));
    const { size: written } = await stat(unfinished);
    if (written !== size) throw new Error("a file came with another size than announced");
    await rename(unfinished, path);
    await flushFolder(dirname(path));
  } catch (error) {
    bytes.destroy();
    await rm(unfinished, { force: true });
    throw writeFault(error);
  }
}

async function flushFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}

async function readFile(path: string, range?: ByteRange): Promise<Readable> {
  const file = await open(path).catch((error: unknown) => {
    throw isMissing(error) ? new AppError("not_found") : error;
  });
  return createReadStream(path, { fd: file, ...range });
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
