import { documentNumber } from "@riwaq/domain/billing/documents";

import { requireRight } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import { emit } from "../../../platform/events/emit.ts";
import { print } from "../../../platform/pdf/print.ts";
import { evidenceTaken } from "../events.ts";
import { findSeller } from "../shop/queries.ts";
import { type Evidence, findEvidence } from "./find-evidence.ts";

/** What the bank is shown: the acceptance, the announcements and the lessons, in the reader's language. */
export async function openEvidence(ctx: Context, id: string): Promise<Buffer> {
  requireRight("money")(ctx.actor);
  const found = await findEvidence(ctx.db, id);
  if (!found) throw new AppError("not_found");
  const { name, form, address, email, registration, timeZone: zone } = await findSeller(ctx.db);
  await noteEvidence(ctx, id);
  return print("evidence", {
    ...found,
    payment: {
      ...found.payment,
      invoices: found.payment.invoices.map(({ year, number }) =>
        documentNumber("invoice", year, number),
      ),
    },
    language: ctx.language,
    zone,
    atMs: ctx.clock.now().getTime(),
    seller: { name, form, address, email, registration },
  } satisfies Evidence);
}

/** That it left the house, and by whom. */
const noteEvidence = command({
  by: requireRight("money"),
  run: async (ctx, id: string): Promise<void> => emit(ctx, ctx.tx, evidenceTaken(id)),
});
