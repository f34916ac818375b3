/** Handed each payload that was announced, and `undefined` whenever hearing begins again. */
export type Hear = (payload: string | undefined) => void;

export type Ear = { close(): Promise<void> };
