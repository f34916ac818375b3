import type { Booked, Booking } from "@riwaq/contracts/bookings";
import type { MessageKey } from "@riwaq/contracts/messages";

import { requireSignedIn } from "../../actors.ts";
import { AppError, badField, refusal } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { answerOnce } from "../../db/answer-once.ts";
import { lockPeople } from "../../db/locks.ts";
import { inTransaction } from "../../db/transaction.ts";
import { findAlternatives } from "./find-alternatives.ts";
import { type JudgedBooking, judgeBooking, missedLesson } from "./judge-booking.ts";
import { readRequest } from "./read-request.ts";
import { writeBooking } from "./write-booking.ts";

type Asked = { request: Booking; key: string };

/**
 * Books what the preview showed, all of it or nothing; judged anew while nobody else can book for these people. Who
 * comes too late for one hour is told which others are free.
 */
export async function bookLessons(ctx: Context, { request, key }: Asked): Promise<Booked> {
  const actor = requireSignedIn(ctx.actor);
  const now = ctx.clock.now();
  let judged: JudgedBooking | undefined;
  try {
    return await inTransaction(ctx.db, (tx) =>
      answerOnce(tx, { actorId: actor.id, key, request }, async () => {
        const wish = await readRequest(tx, request);
        await lockPeople(tx, [wish.teacherId, wish.studentId]);
        judged = await judgeBooking(tx, actor, wish, now);
        refuseProblems(judged, request.expected_count);
        return writeBooking(ctx, tx, judged, now);
      }),
    );
  } catch (error) {
    if (!(error instanceof AppError) || !judged) throw error;
    const missed = missedLesson(judged, error.fields.detail?.[0]?.key, now);
    if (!missed) throw error;
    const alternatives = await findAlternatives(ctx.db, actor, missed);
    throw new AppError(error.code, error.fields, { alternatives });
  }
}

const FORBIDDEN: ReadonlySet<MessageKey> = new Set([
  "forbidden",
  "teacher_not_bookable",
  "under_15_needs_parent",
  "consent_missing",
  "gender_rule",
  "gender_unknown",
]);

function refuseProblems({ wish, lessons, problems }: JudgedBooking, expected = 0): void {
  const [problem] = problems;
  if (problem === "starts_in_past" || problem === "starts_too_far") {
    throw badField("startsAtMs" in wish.when ? "starts_at" : "starts_on", problem);
  }
  if (problem) throw refusal(FORBIDDEN.has(problem) ? "forbidden" : "conflict", problem);
  const bookedCount = lessons.filter(({ isBooked }) => isBooked).length;
  if (bookedCount < expected) throw refusal("conflict", "hours_changed");
}
