import type { ServerResponse } from "node:http";

import type { StreamEvent } from "@riwaq/contracts/notifications/notifications";

import type { News } from "./find-news.ts";
import { presentNotification } from "./presenter.ts";

/** Whoever reads so slowly is cut off, and resumes. */
const UNSENT_BYTES = 262_144;

export type Stream = {
  userId: string;
  /** Of the sign-in that opened it. */
  token: string;
  /** The last number that it has had; undefined: it begins with what comes now. */
  after: number | undefined;
  /** The last count that it was told. */
  unread?: number;
  to: ServerResponse;
};

export const isOpen = ({ to }: Stream): boolean => !to.writableEnded && !to.destroyed;

/** To each stream what it has not had, in order, and how many are unread where that has changed. */
export function writeNews(streams: readonly Stream[], news: News): void {
  const texts = textsOf(news);
  for (const stream of streams) {
    const parts = partsFor(stream, news, texts.get(stream.userId) ?? []);
    if (parts.length > 0 && isOpen(stream)) stream.to.write(parts.join(""));
    if (stream.to.writableLength > UNSENT_BYTES) stream.to.destroy();
  }
}

/** What else has changed of what they may have on the screen; it has no number, as nothing is lost with it. */
export function writeChange(stream: Stream, topics: ReadonlySet<string> | undefined): void {
  if (topics && isOpen(stream)) {
    stream.to.write(`event: changed\ndata: ${JSON.stringify({ topics: [...topics] })}\n\n`);
  }
}

type Text = { seq: number; text: string };

function textsOf({ rows, wordings }: News): Map<string, Text[]> {
  const texts = new Map<string, Text[]>();
  for (const row of rows) {
    const own = texts.get(row.userId) ?? [];
    const told = presentNotification(row, wordings);
    own.push({ seq: row.seq, text: eventText("notification", row.seq, told) });
    texts.set(row.userId, own);
  }
  return texts;
}

function partsFor(stream: Stream, { people }: News, texts: readonly Text[]): string[] {
  const { lastSeq, unread } = people.get(stream.userId) ?? { lastSeq: 0, unread: 0 };
  // A number that was never given out comes from another time of this database.
  const after = Math.min(stream.after ?? lastSeq, lastSeq);
  const fresh = texts.filter(({ seq }) => seq > after);
  stream.after = fresh.at(-1)?.seq ?? after;
  const parts = fresh.map(({ text }) => text);
  if (unread === stream.unread) return parts;
  stream.unread = unread;
  return [...parts, eventText("unread", stream.after, { unread })];
}

function eventText(event: StreamEvent, id: number, data: object): string {
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
