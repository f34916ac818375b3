import type { MakeUps } from "@riwaq/contracts/scheduling/bookings";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { presentMakeUp } from "./presenter.ts";
import { findMakeUps, findMakeUpsByState, type MakeUpState } from "./queries.ts";

/** The reader's own: one's, one's children's, or what a teacher is to hold. */
export async function listMakeUps(ctx: Context): Promise<MakeUps> {
  const reader = requireSignedIn(ctx.actor);
  const now = ctx.clock.now();
  const rows = await findMakeUps(ctx.db, reader, now);
  return rows.map((row) => presentMakeUp(row, { isStaff: false, now }));
}

/** For staff, with what families wrote; pending ones wait for their word. */
export async function listMakeUpsForStaff(ctx: Context, state: MakeUpState): Promise<MakeUps> {
  const rows = await findMakeUpsByState(ctx.db, state);
  return rows.map((row) => presentMakeUp(row, { isStaff: true, now: ctx.clock.now() }));
}
