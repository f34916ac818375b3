/** What the server will never take, however often it is sent: the recording has ended, or is none of the sender's. */
export class Refused extends Error {
  override readonly name = "Refused";
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;

/** Twice as long after each failure; a line that comes back ends the waiting. */
export const waitMs = (failures: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);

export type Wait = (ms: number) => Promise<void>;

export const waitForLine: Wait = (ms) =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      globalThis.removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    globalThis.addEventListener("online", go);
  });

/** Again and again until it is done; what is refused is not tried twice. */
export async function untilDone<T>(work: () => Promise<T>, wait: Wait): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refused) throw error;
      await wait(waitMs(failures));
    }
  }
}

type QueueOptions = {
  send: (number: number, bytes: ArrayBuffer) => Promise<void>;
  /** The server has it. */
  onSent: (number: number) => void;
  wait?: Wait;
};

/** Pieces in their order, one at a time, each until it is acknowledged. */
export function pieceQueue({ send, onSent, wait = waitForLine }: QueueOptions) {
  const waiting: Array<{ number: number; bytes: ArrayBuffer }> = [];
  let sending: Promise<void> = Promise.resolve();
  let fault: unknown;
  const sendNext = async () => {
    const next = waiting[0];
    if (!next || fault !== undefined) return;
    try {
      await untilDone(() => send(next.number, next.bytes), wait);
      waiting.shift();
      onSent(next.number);
    } catch (error) {
      fault = error;
    }
  };
  return {
    add: (number: number, bytes: ArrayBuffer) => {
      waiting.push({ number, bytes });
      sending = sending.then(sendNext);
    },
    left: () => waiting.length,
    /** Once all that was added is sent; it fails where a piece is refused. */
    settled: async () => {
      await sending;
      if (fault !== undefined) throw fault;
    },
  };
}

export type PieceQueue = ReturnType<typeof pieceQueue>;
