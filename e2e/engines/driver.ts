/** What an engine is asked for; everything else is built on these in `page.ts`. */
export type Tab = {
  goto(address: string): Promise<void>;
  /** Calls a function, given by its source, in the page with values of JSON. */
  call<Value>(source: string, ...args: readonly unknown[]): Promise<Value>;
  /** Keys and pointer, as WebDriver describes them in both of its protocols. */
  act(device: object): Promise<void>;
  close(): Promise<void>;
};

export type Engine = {
  /** What it calls itself, with its version. */
  name: string;
  /** A window of its own that knows nothing of an earlier visitor. */
  open(): Promise<Tab>;
  close(): Promise<void>;
};

/** As a phone in the hand. */
export const PHONE = { width: 390, height: 844 };

/** Longer than that no browser thinks about one question. */
export const ANSWERS_WITHIN_MS = 30_000;

const LOOK_EVERY_MS = 100;
const LOOK_FOR_MS = 30_000;

/** Asks until there is an answer that is neither missing nor false. */
export async function until<Value>(
  what: string,
  ask: () => Promise<Value | null | undefined | false>,
  lookForMs = LOOK_FOR_MS,
): Promise<Value> {
  const endsAt = performance.now() + lookForMs;
  for (;;) {
    const answer = await ask().catch((error: Error) => {
      if (performance.now() > endsAt) throw error;
    });
    if (answer) return answer;
    if (performance.now() > endsAt) throw new Error(`never came: ${what}`);
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_EVERY_MS);
    });
  }
}
