import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";

import { RECORDED_TYPES } from "@riwaq/contracts/learning/recitations";
import {
  CARD_MEDIUM_MAX_BYTES,
  type CardMediumParams,
  type DeckCard,
} from "@riwaq/contracts/memory/cards";
import { eq } from "drizzle-orm";

import { requireTeacher } from "../../../platform/actors.ts";
import { AppError, badField } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import { emit } from "../../../platform/events/emit.ts";
import { FileFault } from "../../../platform/files/file-fault.ts";
import { inspectAudio } from "../../../platform/files/inspect-audio.ts";
import { announceFile, nameFile } from "../../../platform/storage/loose-files.ts";
import { encodeIllustration } from "../../identity/pictures/encode-picture.ts";
import { cardMediumKept, cardMediumRemoved } from "../events.ts";
import { cards } from "../tables/cards.ts";
import { presentCard } from "./presenter.ts";
import { lockOwnCard, requireOwnCard } from "./queries.ts";
import { releaseFiles } from "./release-files.ts";

type Kept = CardMediumParams & { key: string; type: string };
type Change = { card: DeckCard; gone: string[] };

/** A sound or a picture of a card. It is there before the row says so, and the one before it goes after. */
export async function keepMedium(
  ctx: Context,
  { bytes, ...asked }: CardMediumParams & { bytes: Buffer },
): Promise<DeckCard> {
  await requireOwnCard(ctx.db, requireTeacher(ctx.actor), asked.id);
  if (bytes.length > CARD_MEDIUM_MAX_BYTES[asked.medium]) throw new AppError("too_large");
  const file = asked.medium === "sound" ? await soundIn(bytes) : await pictureIn(bytes);
  const key = `cards/${randomBytes(24).toString("base64url")}`;
  await announceFile(ctx, { key });
  await ctx.storage.put(key, Readable.from([file.bytes]), file.bytes.length);
  const { card, gone } = await nameMedium(ctx, { ...asked, key, type: file.type });
  for (const one of gone) await ctx.storage.remove(one);
  return card;
}

export async function removeMedium(ctx: Context, asked: CardMediumParams): Promise<DeckCard> {
  const { card, gone } = await takeAway(ctx, asked);
  for (const one of gone) await ctx.storage.remove(one);
  return card;
}

const SOUND_TYPES: ReadonlySet<string> = new Set([...RECORDED_TYPES, "audio/mpeg"]);

async function soundIn(bytes: Buffer) {
  const type = await inspectAudio(bytes).catch((error: unknown) => {
    if (error instanceof FileFault) return undefined;
    throw error;
  });
  if (type === undefined || !SOUND_TYPES.has(type)) {
    throw badField("sound", "recording_unplayable");
  }
  return { bytes, type };
}

const pictureIn = async (bytes: Buffer) => ({
  bytes: await encodeIllustration(bytes),
  type: "image/webp",
});

const nameMedium = command({
  by: requireTeacher,
  lock: (tx, { actor }, { id }: Kept) => lockOwnCard(tx, actor, id),
  run: async (ctx, { id, medium, key, type }): Promise<Change> => {
    const { tx, locked } = ctx;
    const before = medium === "sound" ? locked.soundKey : locked.pictureKey;
    const gone = await releaseFiles(tx, [locked], before === null ? [] : [before]);
    const named =
      medium === "sound"
        ? { soundKey: key, soundType: type }
        : { pictureKey: key, pictureType: type };
    await tx.update(cards).set(named).where(eq(cards.id, id));
    await nameFile(tx, key);
    await emit(ctx, tx, cardMediumKept(locked.deckId, { medium }));
    return { card: presentCard({ ...locked, ...named }), gone };
  },
});

const takeAway = command({
  by: requireTeacher,
  lock: (tx, { actor }, { id }: CardMediumParams) => lockOwnCard(tx, actor, id),
  trace: "if_changed",
  run: async (ctx, { id, medium }): Promise<Change> => {
    const { tx, locked } = ctx;
    const before = medium === "sound" ? locked.soundKey : locked.pictureKey;
    if (before === null) return { card: presentCard(locked), gone: [] };
    const gone = await releaseFiles(tx, [locked], [before]);
    const named =
      medium === "sound"
        ? { soundKey: null, soundType: null }
        : { pictureKey: null, pictureType: null };
    await tx.update(cards).set(named).where(eq(cards.id, id));
    await emit(ctx, tx, cardMediumRemoved(locked.deckId, { medium }));
    return { card: presentCard({ ...locked, ...named }), gone };
  },
});
