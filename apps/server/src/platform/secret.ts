import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Config } from "./config.ts";

/** The configured secret, else one that is made once and kept beside the embedded database. */
export function readSecret(config: Pick<Config, "secret" | "dataDir">): string {
  if (config.secret) return config.secret;
  const file = join(config.dataDir, "secret");
  mkdirSync(config.dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(48).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(file, "utf8");
}
