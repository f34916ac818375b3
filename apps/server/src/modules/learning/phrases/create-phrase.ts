import type { NewPhrase, StaffPhrase } from "@riwaq/contracts/learning/phrases";
import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError, badField } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { lockPhrases } from "../../../platform/db/locks.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { programmes } from "../../people/tables/programmes.ts";
import { phraseCreated } from "../events.ts";
import { setPhraseVersions } from "../tables/set-phrase-versions.ts";
import { setPhrases } from "../tables/set-phrases.ts";
import { presentStaffPhrase } from "./presenter.ts";
import { findPhrase, nextPosition } from "./queries.ts";

type Asked = { input: NewPhrase; key: string };

/** At the end of its list. Asked again with the same key, it is the same phrase. */
export const createPhrase = command({
  by: requireRight("content"),
  once: ({ input, key }: Asked) => ({ key, request: { createPhrase: input } }),
  lock: lockPhrases,
  run: async (ctx, { input: { programme_id: programmeId, kind, words } }): Promise<StaffPhrase> => {
    const { tx, now } = ctx;
    await requireProgramme(tx, programmeId);
    const list = { programmeId, kind };
    const position = await nextPosition(tx, list);
    const [made] = await tx
      .insert(setPhrases)
      .values({ ...list, position, createdAt: now })
      .returning({ phraseId: setPhrases.id });
    if (!made) throw new Error("insert returned nothing");
    await tx.insert(setPhraseVersions).values({ ...made, version: 1, words, createdAt: now });
    await emit(ctx, tx, phraseCreated(made.phraseId));
    const row = await findPhrase(tx, made.phraseId);
    if (!row) throw new AppError("not_found");
    return presentStaffPhrase(row);
  },
});

async function requireProgramme(tx: Transaction, id: string | null): Promise<void> {
  if (id !== null && (await tx.$count(programmes, eq(programmes.id, id))) === 0) {
    throw badField("programme_id", "invalid");
  }
}
