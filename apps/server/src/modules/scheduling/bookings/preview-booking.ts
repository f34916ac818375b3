import type { MessageKey } from "@riwaq/contracts/messages";
import type { BookingPreview, BookingRequest } from "@riwaq/contracts/scheduling/bookings";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context, SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { findAlternatives } from "./find-alternatives.ts";
import { type JudgedBooking, judgeBooking, missedLesson } from "./judge-booking.ts";
import { presentPreview } from "./presenter.ts";
import { readRequest } from "./read-request.ts";

/** What pays for lessons, which those above know; null where nothing is sold. */
export type FindCover = (
  db: Database,
  asked: {
    actor: SignedIn;
    studentId: string;
    kind: string;
    lessons: Array<{ startsAtMs: number; lengthMin: number }>;
    now: Date;
  },
) => Promise<{ fault: MessageKey | null; shown: BookingPreview["cover"] } | null>;

const coverAsked = ({ wish, lessons }: JudgedBooking) => ({
  studentId: wish.studentId,
  kind: wish.makeUp ? "make_up" : wish.kind,
  lessons: lessons
    .filter(({ isBooked }) => isBooked)
    .map(({ startsAtMs }) => ({ startsAtMs, lengthMin: wish.lengthMin })),
});

/** What would be booked, and what stands against it; nothing is written. */
export async function previewBooking(
  ctx: Context,
  request: BookingRequest,
  findCover: FindCover,
): Promise<BookingPreview> {
  const actor = requireSignedIn(ctx.actor);
  const now = ctx.clock.now();
  const wish = await readRequest(ctx.db, request);
  const judged = await judgeBooking(ctx.db, actor, wish, now);
  const missed = missedLesson(judged, judged.problems[0], now);
  const alternatives = missed ? await findAlternatives(ctx.db, missed) : [];
  const cover = await findCover(ctx.db, { ...coverAsked(judged), actor, now });
  return presentPreview(judged, { alternatives, cover }, ctx.language);
}
