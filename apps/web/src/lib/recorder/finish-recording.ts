import { Refused, type PieceQueue, type Wait, untilDone, waitForLine } from "./piece-queue.ts";
import type { RecordingFacts } from "./piece-store.ts";

/** The server lacks these pieces of what was said to have ended. */
export class PiecesMissing extends Error {
  override readonly name = "PiecesMissing";
  readonly numbers: readonly number[];

  constructor(numbers: readonly number[]) {
    super(`pieces are missing: ${numbers.join(" ")}`);
    this.numbers = numbers;
  }
}

type Finishing = {
  queue: PieceQueue;
  /** What this page still has, by number. */
  pieces: ReadonlyMap<number, ArrayBuffer>;
  facts: RecordingFacts;
  end: (facts: RecordingFacts) => Promise<void>;
  wait?: Wait;
};

/** Sends what is left and says that it ended; pieces that the server lacks are sent again, as far as they are here. */
export async function finishRecording(finishing: Finishing): Promise<void> {
  const { queue, pieces, facts, end, wait = waitForLine } = finishing;
  for (;;) {
    await queue.settled();
    const missing = await untilDone(() => lackingOf(end(facts)), wait);
    if (missing.length === 0) return;
    for (const number of missing) {
      const bytes = pieces.get(number);
      if (!bytes) throw new Refused(`piece ${number} is lost`);
      queue.add(number, bytes);
    }
  }
}

async function lackingOf(ending: Promise<void>): Promise<readonly number[]> {
  try {
    await ending;
    return [];
  } catch (error) {
    if (error instanceof PiecesMissing) return error.numbers;
    throw error;
  }
}
