import type { Readable } from "node:stream";

import { AppError } from "../app-error.ts";

export type ByteRange = { start: number; end: number };

/** Where files lie: pictures, learning material. Keys are made by us, at random, and never from a name. */
export type Storage = {
  /** All `size` bytes or nothing: what fails leaves nothing behind. */
  put(key: string, bytes: Readable, size: number): Promise<void>;
  /** Both ends of a range belong to it. What is not there is not found. */
  get(key: string, range?: ByteRange): Promise<Readable>;
  /** What is not there is removed already. */
  remove(key: string): Promise<void>;
};

/** Its answer is 507. */
export class StorageFull extends AppError {
  constructor() {
    super("no_space");
  }
}

const FULL = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

/** A failed write as what it means: a full disk is said as such. */
export function writeFault(error: unknown): unknown {
  const isFull = error instanceof Error && "code" in error && FULL.has(String(error.code));
  return isFull ? new StorageFull() : error;
}

/** Parts of letters, digits, dashes and underscores: no key leaves its place. */
export function requireSafeKey(key: string): void {
  if (!/^[\w-]+(\/[\w-]+)*$/.test(key)) throw new Error("a key that is not ours");
}
