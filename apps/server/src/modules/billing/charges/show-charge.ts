import type { Charge } from "@riwaq/contracts/billing/subscriptions";
import { sql } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { findSeller } from "../shop/queries.ts";
import { findChargesOf } from "./find-charges.ts";
import { presentCharge } from "./show-ways-to-pay.ts";

/** For its payer alone. */
export async function showCharge(ctx: Context, id: string): Promise<Charge> {
  const { id: payerId } = requireSignedIn(ctx.actor);
  const [found] = await findChargesOf(
    ctx.db,
    sql`charge.id = ${id} and charge.payer_id = ${payerId}`,
  );
  if (!found) throw new AppError("not_found");
  return presentCharge(found, { db: ctx.db, seller: await findSeller(ctx.db), config: ctx.config });
}
