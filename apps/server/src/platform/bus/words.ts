import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";

import type { Database } from "../db/database.ts";

export const WORDS_CHANNEL = "riwaq_words";

/** A payload holds at most 8,000 bytes; what is said with it fits into the rest. */
const PIECE_BYTES = 7_600;

/** Whoever cuts a word tells by which pieces it is whole again; `origin` is the process that has told its own already. */
type Piece = { origin: string; id: string; at: number; of: number; text: string };

function cut(origin: string, line: string, word: unknown): string[] {
  const text = JSON.stringify([line, word]);
  const bytes = Buffer.from(text);
  if (bytes.length <= PIECE_BYTES) return [write({ origin, id: "", at: 0, of: 1, text })];
  // Cut anywhere, a letter of several bytes would be broken.
  const coded = bytes.toString("base64");
  const of = Math.ceil(coded.length / PIECE_BYTES);
  const id = randomUUID();
  return Array.from({ length: of }, (_, at) =>
    write({ origin, id, at, of, text: coded.slice(at * PIECE_BYTES, (at + 1) * PIECE_BYTES) }),
  );
}

const write = ({ origin, id, at, of, text }: Piece) => [origin, id, at, of, text].join("|");

function read(payload: string): Piece | undefined {
  const [origin = "", id = "", at = "", of = "", ...rest] = payload.split("|");
  return rest.length === 0
    ? undefined
    : { origin, id, at: Number(at), of: Number(of), text: rest.join("|") };
}

type Said = { line: string; word: unknown };

/** Makes words whole again. Of one that is never whole the pieces are dropped with those after it. */
export class WordReader {
  readonly #own: string;
  readonly #partial = new Map<string, string[]>();

  constructor(own: string) {
    this.#own = own;
  }

  /** Undefined of what this process has said itself, and of what is not whole yet. */
  take(payload: string): Said | undefined {
    const piece = read(payload);
    if (!piece || piece.origin === this.#own) return undefined;
    if (piece.of === 1) return said(piece.text);
    const pieces = this.#partial.get(piece.id) ?? [];
    pieces[piece.at] = piece.text;
    this.#partial.set(piece.id, pieces);
    if (Object.keys(pieces).length < piece.of) {
      this.#forget();
      return undefined;
    }
    this.#partial.delete(piece.id);
    return said(Buffer.from(pieces.join(""), "base64").toString());
  }

  #forget(): void {
    const [oldest] = this.#partial.keys();
    if (this.#partial.size > 100 && oldest !== undefined) this.#partial.delete(oldest);
  }
}

function said(text: string): Said {
  const [line, word] = JSON.parse(text) as [string, unknown];
  return { line, word };
}

async function notify(db: Database, payloads: readonly string[]): Promise<void> {
  await db.execute(
    sql`select pg_notify(${WORDS_CHANNEL}, payload)
      from unnest(${sql.param([...payloads])}::text[]) with ordinality as said (payload, place) order by place`,
  );
}

/** Says something to every process once this transaction is committed, and nothing where it is not. */
export async function sayOnCommit(tx: Database, line: string, word: unknown): Promise<void> {
  await notify(tx, cut("", line, word));
}

/** Many small words are said to the other processes together, one bundle after the other. */
const GATHER_MS = 10;

/** Hands words to the other processes. What cannot be said is lost, as every word may be. */
export class WordSender {
  readonly #db: Database;
  readonly #own: string;
  readonly #onLost: (error: unknown) => void;
  #waiting: string[] = [];
  #sending: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(db: Database, own: string, onLost: (error: unknown) => void) {
    this.#db = db;
    this.#own = own;
    this.#onLost = onLost;
  }

  say(line: string, word: unknown): void {
    this.#waiting.push(...cut(this.#own, line, word));
    this.#timer ??= setTimeout(() => this.#send(), GATHER_MS);
  }

  #send(): void {
    this.#timer = undefined;
    const payloads = this.#waiting;
    this.#waiting = [];
    this.#sending = this.#sending.then(() => notify(this.#db, payloads)).catch(this.#onLost);
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#sending;
  }
}
