import type { ActEffect } from "@riwaq/contracts/billing/legal-acts";
import { withdrawableUntil } from "@riwaq/domain/billing/withdrawal";

import type { Doing } from "../../../platform/command.ts";
import type { SignedIn } from "../../../platform/context.ts";
import { findTerms } from "../../institute/policies/find-terms.ts";
import { endDeclared } from "../../scheduling/leaving/end-declared.ts";
import { dropLocked } from "../orders/drop-order.ts";
import { endContract } from "../subscriptions/end-contract.ts";
import type { legalActs } from "../tables/legal-acts.ts";
import type { subscriptions } from "../tables/subscriptions.ts";

type Applying = {
  act: typeof legalActs.$inferSelect;
  /** Locked. */
  held: typeof subscriptions.$inferSelect;
  teacherIds: readonly string[];
};

const HOUR_MS = 3_600_000;

/**
 * What a declaration does to the contract that it belongs to, by the instant at which it was received. A withdrawal that
 * came too late ends the contract as leaving does. Lessons that were given after it, not knowing of it, use nothing: for
 * who leaves, those beyond the notice.
 */
export async function applyAct(ctx: Doing<SignedIn>, applying: Applying): Promise<ActEffect> {
  const { tx, now, actor } = ctx;
  const { act, held, teacherIds } = applying;
  if (held.state === "ended") return { does: "nothing", leaving: null };
  if (held.state === "ordered") {
    await dropLocked(ctx, tx, held, now);
    return { does: "order", leaving: null };
  }
  const at = act.actedAt > held.orderedAt ? act.actedAt : held.orderedAt;
  const untilMs = withdrawableUntil(held.orderedAt.getTime(), held.payerZone);
  const isWithdrawal = act.kind === "withdrawal" && at.getTime() <= untilMs;
  const { noticeHours } = (await findTerms(tx)).at(at);
  const noticeMs = isWithdrawal ? 0 : noticeHours * HOUR_MS;
  const { studentId } = held;
  const ended = await endDeclared(ctx, { studentId, teacherIds, saidAt: at });
  const reason = isWithdrawal ? ("withdrawal" as const) : ("leaving" as const);
  const releasedFrom = new Date(at.getTime() + noticeMs);
  const declaration = act.id;
  const ending = { held, reason, at, releasedFrom, ended, askedById: actor.id, declaration };
  return { does: reason, leaving: await endContract(ctx, ending) };
}
