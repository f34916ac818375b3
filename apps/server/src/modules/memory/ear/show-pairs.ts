import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

import type { MinimalPairs, WordSide } from "@riwaq/contracts/memory/ear";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import type { SentFile } from "../../../platform/http/send-file.ts";
import { soundKeeper } from "../../people/teachers/sound-keeper.ts";
import { presentPair } from "./presenter.ts";
import { findPair, findPairs, isSpoken, soundOf } from "./queries.ts";

export async function showPairs({ db, actor }: Context): Promise<MinimalPairs> {
  const keeper = await soundKeeper(db, requireSignedIn(actor));
  const canAdd = keeper.keeps !== "none";
  const found = await findPairs(db);
  return {
    pairs: found
      .filter(({ row }) => canAdd || isSpoken(row))
      .map(({ row, madeBy }) => presentPair(row, { madeBy, keeper })),
    can_add: canAdd,
  };
}

/** A word of a few seconds, which fits into memory as a whole. */
export async function findWordSound(
  { db, actor, storage }: Context,
  { id, side }: { id: string; side: WordSide },
): Promise<SentFile> {
  requireSignedIn(actor);
  const row = await findPair(db, id);
  const { key, type } = soundOf(row, side);
  if (key === null || type === null) throw new AppError("not_found");
  const bytes = await buffer(await storage.get(key));
  return {
    name: `word.${type.replace("audio/", "")}`,
    mimeType: type,
    sizeBytes: bytes.length,
    etag: `"${id}-${side}-${row.version}"`,
    isInline: true,
    open: async (range) =>
      Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
  };
}
