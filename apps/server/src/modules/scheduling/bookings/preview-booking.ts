import type { BookingPreview, BookingRequest } from "@riwaq/contracts/scheduling/bookings";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { findAlternatives } from "./find-alternatives.ts";
import { judgeBooking, missedLesson } from "./judge-booking.ts";
import { presentPreview } from "./presenter.ts";
import { readRequest } from "./read-request.ts";

/** What would be booked, and what stands against it; nothing is written. */
export async function previewBooking(
  ctx: Context,
  request: BookingRequest,
): Promise<BookingPreview> {
  const actor = requireSignedIn(ctx.actor);
  const now = ctx.clock.now();
  const wish = await readRequest(ctx.db, request);
  const judged = await judgeBooking(ctx.db, actor, wish, now);
  const missed = missedLesson(judged, judged.problems[0], now);
  const alternatives = missed ? await findAlternatives(ctx.db, missed) : [];
  return presentPreview(judged, alternatives, ctx.language);
}
