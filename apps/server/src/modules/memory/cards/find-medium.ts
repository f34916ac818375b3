import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

import type { CardMediumParams } from "@riwaq/contracts/memory/cards";
import { and, eq, isNull } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import type { SentFile } from "../../../platform/http/send-file.ts";
import { cardDecks } from "../tables/card-decks.ts";
import { cards } from "../tables/cards.ts";
import { isShownTo } from "./policy.ts";
import { versionOf } from "./presenter.ts";

/** It is small, and fits into memory as a whole. @throws not found where the card is not shown to the reader */
export async function findMedium(
  { db, actor, clock, storage }: Context,
  { id, medium }: CardMediumParams,
): Promise<SentFile> {
  const person = requireSignedIn(actor);
  const [row] = await db
    .select({
      sound: { key: cards.soundKey, type: cards.soundType },
      picture: { key: cards.pictureKey, type: cards.pictureType },
    })
    .from(cards)
    .innerJoin(cardDecks, eq(cardDecks.id, cards.deckId))
    .where(and(eq(cards.id, id), isNull(cards.removedAt), isShownTo(person, clock.now())));
  const file = row?.[medium];
  if (!file || file.key === null || file.type === null) throw new AppError("not_found");
  const { key, type } = file;
  const bytes = await buffer(await storage.get(key));
  return {
    name: `${medium}.${type.replace(/^.*\//u, "")}`,
    mimeType: type,
    sizeBytes: bytes.length,
    etag: `"${id}-${medium}-${versionOf(key)}"`,
    isInline: true,
    open: async (range) =>
      Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
  };
}
