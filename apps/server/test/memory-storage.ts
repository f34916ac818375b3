import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

import type { Storage } from "../src/platform/storage/storage.ts";

export function memoryStorage(): Storage & { kept: Map<string, Buffer> } {
  const kept = new Map<string, Buffer>();
  return {
    kept,
    put: async (key, bytes) => void kept.set(key, await buffer(bytes)),
    get: async (key) => Readable.from([kept.get(key) ?? Buffer.alloc(0)]),
    remove: async (key) => void kept.delete(key),
  };
}
