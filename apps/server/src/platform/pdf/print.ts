import { fileURLToPath } from "node:url";
import { Worker, type WorkerOptions } from "node:worker_threads";

import type { PrintAnswer, PrintOrder } from "./answer-orders.ts";

/** Many times what the longest document takes. */
const AT_MOST_MS = 30_000;
/** A thread holds a hundred megabytes: it ends when nobody has asked for a while. */
const IDLE_MS = 60_000;
const LIMITS = { resourceLimits: { maxOldGenerationSizeMb: 256 } };

let worker: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

/** A document as a PDF, written by another thread from plain data, one after the other. */
export function print(kind: string, sheet: object): Promise<Buffer> {
  const printed = last.then(() => printNext({ kind, sheet }));
  last = printed.catch(() => undefined);
  return printed;
}

async function printNext(order: PrintOrder): Promise<Buffer> {
  clearTimeout(idle);
  worker ??= startWorker();
  const current = worker;
  try {
    return await ask(current, order);
  } catch (error) {
    endWorker();
    throw error;
  } finally {
    idle = setTimeout(endWorker, IDLE_MS).unref();
  }
}

function endWorker(): void {
  void worker?.terminate();
  worker = undefined;
}

function ask(asked: Worker, order: PrintOrder): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const fail = (what: unknown) =>
    reject(new Error("a document could not be printed", { cause: what }));
  const timer = setTimeout(fail, AT_MOST_MS, "it took too long");
  const take = (answer: PrintAnswer) =>
    "bytes" in answer ? resolve(Buffer.from(answer.bytes)) : fail(answer.fault);
  asked.once("message", take).once("error", fail).once("exit", fail);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  asked.postMessage(order);
  return promise.finally(() => {
    clearTimeout(timer);
    asked.off("message", take).off("error", fail).off("exit", fail);
  });
}

/** Beside the built server lies a built worker; from source it is read as the server itself is. */
function startWorker(): Worker {
  const started = import.meta.url.endsWith(".ts")
    ? new Worker(new URL("../../print-worker.ts", import.meta.url), {
        ...LIMITS,
        ...readingSource(),
      })
    : new Worker(new URL("./print-worker.js", import.meta.url), LIMITS);
  // A fault while nobody waits must not end the server.
  started.on("error", () => undefined);
  started.unref();
  return started;
}

function readingSource(): WorkerOptions {
  const tsconfig = fileURLToPath(new URL("../../../tsconfig.json", import.meta.url));
  return {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, TSX_TSCONFIG_PATH: tsconfig },
  };
}
