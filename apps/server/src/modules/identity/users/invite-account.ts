import type { Language } from "@riwaq/contracts/languages";
import { DAY_MS } from "@riwaq/domain/time/civil-date";

import type { Context } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, emit } from "../../../platform/events/emit.ts";
import { accountInvited } from "../events.ts";
import { makeResetLink } from "../sign-in/reset-links.ts";

const LINK_TTL_MS = 14 * DAY_MS;

type Invited = { id: string; name: string; email: string; language: Language };

/** A link by which somebody who was brought here chooses a password, which proves the address too. */
export async function inviteAccount(
  ctx: Emitting & Pick<Context, "config">,
  tx: Transaction,
  { id, name, email: to, language }: Invited,
): Promise<void> {
  const link = await makeResetLink(ctx, tx, { userId: id, ttlMs: LINK_TTL_MS });
  await emit(ctx, tx, accountInvited(id, {}, { to, name, language, link }));
}
