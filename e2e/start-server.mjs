import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The built server with demo data in a folder of its own, removed at the end. */
const dataDir = mkdtempSync(join(tmpdir(), "riwaq-e2e-"));
const server = spawn(
  process.execPath,
  [fileURLToPath(new URL("../apps/server/dist/server.js", import.meta.url))],
  {
    stdio: "inherit",
    env: {
      ...process.env,
      PORT: process.env.E2E_PORT,
      DATA_DIR: dataDir,
      DEMO: "1",
      RATE_LIMITS: "off",
      LOG_LEVEL: "warn",
      // A journey answers in its place (journeys/mushaf.spec.ts).
      RECITATION_AUDIO_URL: "https://recitation.test/{sura3}.wav",
    },
  },
);
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 0);
});
