import type { Language } from "@riwaq/contracts/languages";
import type { NewWording } from "@riwaq/contracts/notifications/texts";
import { and, eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import { type Doing, command } from "../../../platform/command.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { letterReset, letterReworded } from "../events.ts";
import { wordings } from "../tables/wordings.ts";
import { findOpenText, judgeTexts } from "./judge-texts.ts";

type Place = { template: string; language: Language };

/**
 * The institute says a mail or notice in its own words, in one language, from the next message on. Texts that all say
 * what the built-in ones say are no words of its own.
 */
export const saveWording = command({
  by: requireRight("content"),
  trace: "if_changed",
  run: async (ctx, { texts, version, ...place }: Place & NewWording): Promise<void> => {
    const own = judgeTexts({ ...place, texts, reader: ctx.language });
    if (Object.keys(own).length === 0) return remove(ctx, place, version);
    const before = await lockSeen(ctx.tx, place, version);
    const set = {
      texts: own,
      version: version + 1,
      updatedById: ctx.actor.id,
      updatedAt: ctx.now,
    };
    // Of two at once who begin, one writes the row.
    const written = before
      ? await ctx.tx.update(wordings).set(set).where(isOf(place)).returning()
      : await ctx.tx
          .insert(wordings)
          .values({ ...place, ...set })
          .onConflictDoNothing()
          .returning();
    if (written.length === 0) throw refusal("conflict", "wording_changed");
    await emit(ctx, ctx.tx, letterReworded(place.template, payloadOf(place, before, set.version)));
  },
});

/** Back to the text that comes with the software. */
export const resetWording = command({
  by: requireRight("content"),
  trace: "if_changed",
  run: async (ctx, { version, ...place }: Place & { version: number }): Promise<void> => {
    findOpenText(place.template);
    await remove(ctx, place, version);
  },
});

async function remove(ctx: Doing<SignedIn>, place: Place, version: number): Promise<void> {
  const before = await lockSeen(ctx.tx, place, version);
  if (!before) return;
  await ctx.tx.delete(wordings).where(isOf(place));
  await emit(ctx, ctx.tx, letterReset(place.template, payloadOf(place, before, 0)));
}

/** What stands there, kept until the transaction ends; refused where somebody else has changed it since it was seen. */
async function lockSeen(tx: Transaction, place: Place, version: number) {
  const [row] = await tx.select().from(wordings).where(isOf(place)).for("update");
  if ((row?.version ?? 0) !== version) throw refusal("conflict", "wording_changed");
  return row;
}

const payloadOf = (
  { language }: Place,
  before: { texts: Record<string, string> } | undefined,
  version: number,
) => ({ language, before: before?.texts ?? null, version });

const isOf = ({ template, language }: Place) =>
  and(eq(wordings.template, template), eq(wordings.language, language));
