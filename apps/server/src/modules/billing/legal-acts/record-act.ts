import { createHash } from "node:crypto";

import type { Language } from "@riwaq/contracts/languages";
import type { LegalAct } from "@riwaq/domain/billing/legal-acts";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { legalActs } from "../tables/legal-acts.ts";

type NewAct = {
  /** What makes it be kept once, such as `order:` and the subscription. */
  key: string;
  kind: LegalAct;
  /** Null: staff will say whose it is. */
  subscriptionId: string | null;
  chargeId?: string;
  payerId: string | null;
  /** What was filled in or chosen, as plain JSON. */
  said: Record<string, unknown>;
  /** The words that were on the page, in the language they were read in. */
  shown: string;
  language: Language;
  at: Date;
};

/** SHA-256 in hexadecimal, as it stands beside every text that somebody agreed to. */
export const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/**
 * Keeps what somebody declared, once for its key: its id, or null where it is known. Whoever calls it tells what happened
 * by an event of its own.
 */
export async function recordAct(tx: Transaction, { at, ...act }: NewAct): Promise<string | null> {
  const [row] = await tx
    .insert(legalActs)
    .values({ ...act, shownHash: hashOf(act.shown), actedAt: at })
    .onConflictDoNothing({ target: legalActs.key })
    .returning({ id: legalActs.id });
  return row?.id ?? null;
}
