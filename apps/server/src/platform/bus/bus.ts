/** Of whom there is news, and what of their screens has changed; undefined: some may have been missed, so look for everybody. */
export type Listener = (userIds: readonly string[] | undefined, topics: readonly string[]) => void;

/** What was said on which line, as JSON holds it; undefined: some may have been missed. */
export type Hearer = (said: { line: string; word: unknown } | undefined) => void;

/**
 * Between the processes. News are who has some, never what they say, and come with the commit. Words are whole, on a line
 * of their own, for what is gone the next moment or stands in a table as well. Both may be lost.
 */
export type Bus = {
  /** Answers how to stop. */
  listen(listener: Listener): () => void;
  /** Says it in this process at once and in all others a moment later, in the order in which it was said here. */
  say(line: string, word: unknown): void;
  /** Words of all processes, this one's own among them. Answers how to stop. */
  hear(hearer: Hearer): () => void;
  close(): Promise<void>;
};

/** Handed each payload that was announced on a channel, and `undefined` whenever hearing begins again. */
export type Hear = (channel: string, payload: string | undefined) => void;

export type Ear = { close(): Promise<void> };
