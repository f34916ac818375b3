import { TOPICS } from "@riwaq/contracts/notifications/topics";

import type { Log } from "../../../platform/context.ts";
import type { Services } from "../../../platform/services.ts";
import { ROWS_AT_ONCE, type Watched, findAlive, findNews } from "./find-news.ts";
import { type Stream, isOpen, writeChange, writeNews } from "./write-news.ts";

const PER_PERSON = 6;
/** News of many come together: those of so long are read at once. */
const GATHER_MS = 25;
const RETRY_MS = 1000;
/** Proxies cut what is silent for half a minute. */
const BEAT_MS = 25_000;

type Deps = Pick<Services, "db" | "bus" | "clock"> & { log: Log };

export function keepStreams(deps: Deps): Streams {
  return new Streams(deps);
}

/**
 * All open streams of this process. Whatever wakes them (news, a beat, the first moment), the same happens: what lies
 * after their last number is read from the table and sent, so that nothing is sent twice or left out.
 */
class Streams {
  readonly #deps: Deps;
  readonly #streamsOf = new Map<string, Set<Stream>>();
  readonly #woken = new Set<string>();
  /** By person, what of their screens has changed and is not said yet. */
  readonly #changed = new Map<string, Set<string>>();
  #timer: NodeJS.Timeout | undefined;
  #beat: NodeJS.Timeout | undefined;
  #stopListening: (() => void) | undefined;
  #isReading = false;
  #hasHeard = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  hasRoomFor(userId: string): boolean {
    return (this.#streamsOf.get(userId)?.size ?? 0) < PER_PERSON;
  }

  add(stream: Stream): void {
    this.#stopListening ??= this.#deps.bus.listen((userIds, topics) => this.#hear(userIds, topics));
    this.#beat ??= setInterval(() => this.#onBeat(), BEAT_MS).unref();
    const { userId, to } = stream;
    const own = this.#streamsOf.get(userId) ?? new Set();
    this.#streamsOf.set(userId, own.add(stream));
    // A connection that breaks says so by closing.
    to.on("error", () => {});
    to.once("close", () => {
      own.delete(stream);
      if (own.size === 0 && this.#streamsOf.get(userId) === own) this.#streamsOf.delete(userId);
    });
    this.#wake([userId]);
  }

  close(): void {
    this.#stopListening?.();
    clearInterval(this.#beat);
    clearTimeout(this.#timer);
    for (const { to } of this.#all()) to.end();
    this.#streamsOf.clear();
  }

  #all(): Stream[] {
    return [...this.#streamsOf.values()].flatMap((own) => [...own]);
  }

  #hear(userIds: readonly string[] | undefined, topics: readonly string[]): void {
    // Where some may have been missed, anything may have changed; nothing was before the first word.
    const mayHaveMissed = userIds === undefined && this.#hasHeard;
    const told = mayHaveMissed ? TOPICS : topics;
    this.#hasHeard = true;
    for (const id of userIds ?? this.#streamsOf.keys()) {
      if (!this.#streamsOf.has(id)) continue;
      const own = this.#changed.get(id) ?? new Set();
      for (const topic of told) own.add(topic);
      if (own.size > 0) this.#changed.set(id, own);
    }
    this.#wake(userIds);
  }

  #onBeat(): void {
    for (const stream of this.#all()) if (isOpen(stream)) stream.to.write(":\n\n");
    this.#wake();
  }

  #wake(userIds: Iterable<string> = this.#streamsOf.keys(), afterMs = GATHER_MS): void {
    for (const id of userIds) if (this.#streamsOf.has(id)) this.#woken.add(id);
    if (this.#woken.size === 0 || this.#isReading) return;
    this.#timer ??= setTimeout(() => void this.#read(), afterMs);
  }

  async #read(): Promise<void> {
    this.#timer = undefined;
    this.#isReading = true;
    const ids = [...this.#woken].toSorted();
    this.#woken.clear();
    const again = await this.#tell(ids).catch((error: unknown) => {
      const name = error instanceof Error ? error.name : "unknown";
      this.#deps.log.warn({ name }, "news are not read");
      return ids;
    });
    this.#isReading = false;
    this.#wake(again, again === ids ? RETRY_MS : GATHER_MS);
  }

  /** Answers of whom there is more. Whoever has signed out meanwhile hears nothing any more. */
  async #tell(ids: string[]): Promise<string[]> {
    const { db, clock } = this.#deps;
    const streams = ids.flatMap((id) => [...(this.#streamsOf.get(id) ?? [])]);
    if (streams.length === 0) return [];
    const tokens = [...new Set(streams.map(({ token }) => token))];
    const alive = await findAlive(db, tokens, clock.now());
    for (const { token, to } of streams) if (!alive.has(token)) to.end();
    const open = streams.filter(isOpen);
    const news = await findNews(db, watchedBy(open));
    writeNews(open, news);
    for (const stream of open) writeChange(stream, this.#changed.get(stream.userId));
    for (const id of ids) this.#changed.delete(id);
    const last = news.rows.length < ROWS_AT_ONCE ? undefined : news.rows.at(-1)?.userId;
    return last === undefined ? [] : ids.filter((id) => id >= last);
  }
}

export type { Streams };

/** Each person once, from the first number that one of their streams waits for. */
function watchedBy(streams: readonly Stream[]): Watched[] {
  const firstOf = new Map<string, number>();
  for (const { userId, after = Infinity } of streams) {
    firstOf.set(userId, Math.min(after, firstOf.get(userId) ?? Infinity));
  }
  return [...firstOf].map(([userId, first]) => ({
    userId,
    after: Number.isFinite(first) ? first : undefined,
  }));
}
