/** Of whom there is news, and what of their screens has changed; undefined: some may have been missed, so look for everybody. */
export type Listener = (userIds: readonly string[] | undefined, topics: readonly string[]) => void;

/** Word between the processes of who has news, never of what it says. It comes with the commit, and may be lost. */
export type Bus = {
  /** Answers how to stop. */
  listen(listener: Listener): () => void;
  close(): Promise<void>;
};

/** Handed each payload that was announced, and `undefined` whenever hearing begins again. */
export type Hear = (payload: string | undefined) => void;

export type Ear = { close(): Promise<void> };
