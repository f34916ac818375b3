/** White space and comments, as they may stand between any two things in a PDF (ISO 32000, 7.2). */
export const GAP = String.raw`(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])`;
const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]{1,127})/g;

/** Enough for any dictionary that we look through: those of packed objects and of actions are short. */
const AROUND = 4096;

type Found = { match: RegExpExecArray; before: string; after: string; at: number };

/**
 * Every place of a pattern in a file of any size, with the text around it. Bytes are read as Latin letters, so that
 * places in the text are places in the file.
 */
export async function* findPattern(
  bytes: AsyncIterable<Buffer>,
  pattern: RegExp,
): AsyncGenerator<Found> {
  let text = "";
  let start = 0;
  let looked = 0;
  const window = { pattern, text: () => ({ text, start, looked }) };
  for await (const piece of bytes) {
    text += piece.toString("latin1");
    const until = text.length - AROUND;
    yield* foundIn(window, until);
    looked = Math.max(looked, until);
    const gone = Math.max(0, looked - AROUND);
    text = text.slice(gone);
    start += gone;
    looked -= gone;
  }
  yield* foundIn(window, text.length);
}

type Window = { pattern: RegExp; text(): { text: string; start: number; looked: number } };

function* foundIn(window: Window, until: number): Generator<Found> {
  const { text, start, looked } = window.text();
  const pattern = new RegExp(window.pattern, "g");
  pattern.lastIndex = looked;
  for (let match = pattern.exec(text); match && match.index < until; match = pattern.exec(text)) {
    const end = match.index + match[0].length;
    yield {
      match,
      at: start + match.index,
      before: text.slice(Math.max(0, match.index - AROUND), match.index),
      after: text.slice(end, end + AROUND),
    };
  }
}

export type NameFound = Omit<Found, "match"> & { name: string; written: string };

/** Every name in a file, whichever of its letters are written as `#` and two digits (ISO 32000, 7.3.5). */
export async function* findNames(bytes: AsyncIterable<Buffer>): AsyncGenerator<NameFound> {
  for await (const { match, ...found } of findPattern(bytes, NAME)) {
    yield { ...found, name: plain(match[1] ?? ""), written: match[0] };
  }
}

/** The names of a short text. */
export function namesOf(text: string): string[] {
  return [...text.matchAll(NAME)].map(([, name = ""]) => plain(name));
}

function plain(name: string): string {
  return name.replaceAll(/#([\da-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}
