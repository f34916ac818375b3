/** A thread that writes documents, so that the server goes on answering meanwhile. */
import { parentPort } from "node:worker_threads";

import type { PeriodicSheet } from "./periodic/make-printable.ts";
import { renderPeriodic } from "./periodic/render-periodic.tsx";

export type PrintAnswer = { bytes: Uint8Array } | { fault: string };

parentPort?.on("message", async (sheet: PeriodicSheet) => {
  const answer: PrintAnswer = await renderPeriodic(sheet).then(
    (bytes) => ({ bytes: new Uint8Array(bytes) }),
    (error: unknown) => ({
      fault: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  );
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(answer);
});
