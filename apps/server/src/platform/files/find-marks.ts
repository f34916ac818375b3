import { createReadStream } from "node:fs";

/** A harmless file that every virus scanner agrees to call infected. Split, so that none calls this one so. */
const EICAR = ["EICAR-STANDARD", "ANTIVIRUS-TEST-FILE"].join("-");

/** What the beginning of a Windows program says when it is started elsewhere. */
const PROGRAM = "This program cannot be run in DOS mode";

export const VIRUS_MARKS = [EICAR, PROGRAM].map((text) => Buffer.from(text, "latin1"));

export type Found = { mark: Buffer; at: number };

/** Where any of the marks stand, in pieces: only as much is held as a mark is long. */
export async function* findMarks(
  bytes: AsyncIterable<Buffer>,
  marks: readonly Buffer[],
): AsyncGenerator<Found> {
  const kept = Math.max(...marks.map(({ length }) => length)) - 1;
  let before = Buffer.alloc(0);
  let read = 0;
  for await (const piece of bytes) {
    const window = Buffer.concat([before, piece]);
    const start = read - before.length;
    for (const { mark, at } of marksIn(window, marks)) {
      // What ends in the kept part was found with the piece before.
      if (at + mark.length > before.length) yield { mark, at: start + at };
    }
    read += piece.length;
    before = Buffer.from(window.subarray(Math.max(0, window.length - kept)));
  }
}

function* marksIn(window: Buffer, marks: readonly Buffer[]): Generator<Found> {
  for (const mark of marks) {
    for (let at = window.indexOf(mark); at >= 0; at = window.indexOf(mark, at + 1)) {
      yield { mark, at };
    }
  }
}

export async function hasMark(bytes: AsyncIterable<Buffer>, marks: readonly Buffer[]) {
  for await (const _ of findMarks(bytes, marks)) return true;
  return false;
}

const PIECE_BYTES = 262_144;

export function bytesOf(path: string, range: { start?: number; end?: number } = {}) {
  return createReadStream(path, { highWaterMark: PIECE_BYTES, ...range });
}
