import { createECDH } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { VapidKeys } from "../../../platform/channel-config.ts";
import type { Config } from "../../../platform/config.ts";

/**
 * The configured keys, else a pair that is made once and kept beside the embedded database. With a database server
 * every process would make its own, and browsers know one: there push is off until the keys are set.
 */
export function readVapidKeys({
  vapid,
  databaseUrl,
  dataDir,
}: Pick<Config, "vapid" | "databaseUrl" | "dataDir">): VapidKeys | undefined {
  if (vapid || databaseUrl) return vapid;
  const file = join(dataDir, "vapid.json");
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, JSON.stringify(makeKeys()), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return JSON.parse(readFileSync(file, "utf8")) as VapidKeys;
}

function makeKeys(): VapidKeys {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  // Left-padded: a private key may begin with zeros, which are cut off.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return {
    publicKey: pair.getPublicKey().toString("base64url"),
    privateKey: privateKey.toString("base64url"),
  };
}
