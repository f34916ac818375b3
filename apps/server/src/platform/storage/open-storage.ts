import type { Config } from "../config.ts";
import { fileStorage } from "./file-storage.ts";
import { s3Storage } from "./s3-storage.ts";
import type { Storage } from "./storage.ts";

export function openStorage({ storage }: Pick<Config, "storage">): Storage {
  return storage.kind === "s3" ? s3Storage(storage) : fileStorage(storage.folder);
}
