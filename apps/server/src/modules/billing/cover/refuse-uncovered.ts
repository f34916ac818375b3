import { coverFault } from "@riwaq/domain/billing/cover";

import type { Actor } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { isSelling } from "../shop/is-selling.ts";
import { findSeller } from "../shop/queries.ts";
import { findHeld } from "./find-cover.ts";
import { readsWhy } from "./reads-why.ts";

type Booked = { studentId: string; kind: string; sessionIds: readonly string[] };

/**
 * In the transaction in which lessons were booked: they stay only where something pays for them. Staff book for whom they
 * like, and find what was taught unpaid on their page; a teacher is told of the refusal and not of its reason.
 */
export async function refuseUncovered(
  tx: Transaction,
  actor: Actor,
  { studentId, kind, sessionIds }: Booked,
  now: Date,
): Promise<void> {
  const isStaff = actor.kind === "user" && actor.roles.has("staff");
  if (kind === "trial" || isStaff) return;
  if (!isSelling(await findSeller(tx))) return;
  const held = await findHeld(tx, studentId, now);
  const ids = new Set(sessionIds);
  const booked = held?.lessons.filter(({ id }) => !ids.has(id)) ?? [];
  const asked = held?.lessons.filter(({ id }) => ids.has(id)) ?? [];
  const fault = coverFault(held && { ...held, lessons: booked }, asked, now.getTime());
  if (!fault) return;
  const isTold = await readsWhy(tx, actor, studentId, now);
  throw refusal("conflict", isTold ? fault : "pupil_cannot_book");
}
