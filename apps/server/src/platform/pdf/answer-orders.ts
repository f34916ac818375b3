import { parentPort } from "node:worker_threads";

/** What is to be printed: which document, from what. */
export type PrintOrder = { kind: string; sheet: object };

export type PrintAnswer = { bytes: Uint8Array } | { fault: string };

/** A document as a PDF, one at a time. */
type Render = (sheet: never) => Promise<Buffer>;

/** In the thread that prints: each kind of document is written by its module. */
export function answerOrders(renderers: Record<string, Render>): void {
  const write = async ({ kind, sheet }: PrintOrder): Promise<PrintAnswer> => {
    const render = renderers[kind] as ((asked: object) => Promise<Buffer>) | undefined;
    if (!render) throw new Error(`Nobody prints ${kind}`);
    return { bytes: new Uint8Array(await render(sheet)) };
  };
  parentPort?.on("message", async (order: PrintOrder) => {
    const answer = await write(order).catch((error: unknown) => ({
      fault: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    parentPort?.postMessage(answer);
  });
}
