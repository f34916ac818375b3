import type { LeadChange, LeadFile } from "@riwaq/contracts/institute/leads";
import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError, badField } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { leadChanged } from "../events.ts";
import { leads } from "../tables/leads.ts";
import { loadLead } from "./load-lead.ts";
import { findOwners } from "./queries.ts";

type Asked = { id: string; change: LeadChange };

async function lockLead(tx: Transaction, { id }: Asked) {
  const [lead] = await tx.select().from(leads).where(eq(leads.id, id)).for("update");
  if (!lead) throw new AppError("not_found");
  return lead;
}

/** How far staff have come with somebody, who goes on and when. Said once more, nothing changes. */
export const changeLead = command({
  by: requireRight("people"),
  lock: (tx, _, asked: Asked) => lockLead(tx, asked),
  trace: "if_changed",
  run: async (ctx, { id, change }): Promise<LeadFile> => {
    const { tx, now, locked: before } = ctx;
    const { stage = before.stage } = change;
    const next = {
      stage,
      lostCause: stage === "lost" ? (change.lost_cause ?? before.lostCause) : null,
      ownerId: change.owner_id === undefined ? before.ownerId : change.owner_id,
      nextStep: change.next_step ?? before.nextStep,
      dueOn: change.due_on === undefined ? before.dueOn : change.due_on,
      note: change.note ?? before.note,
    };
    if (stage === "lost" && next.lostCause === null) throw badField("lost_cause", "required");
    const isHandedOn = next.ownerId !== before.ownerId;
    if (isHandedOn && next.ownerId !== null) await requireOwner(tx, next.ownerId);
    const changed = FIELDS.filter((field) => next[field] !== before[field]);
    if (changed.length > 0) {
      await tx
        .update(leads)
        .set({ ...next, updatedAt: now })
        .where(eq(leads.id, id));
      const moved = stage === before.stage ? null : stage;
      await emit(ctx, tx, leadChanged(id, { changed, stage: moved }));
    }
    return loadLead(tx, id, now);
  },
});

const FIELDS = ["stage", "lostCause", "ownerId", "nextStep", "dueOn", "note"] as const;

/** Who looks after people. */
async function requireOwner(tx: Transaction, ownerId: string): Promise<void> {
  const owners = await findOwners(tx);
  if (!owners.some(({ id }) => id === ownerId)) throw badField("owner_id", "invalid");
}
