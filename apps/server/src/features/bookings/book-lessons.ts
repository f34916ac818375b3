import type { Booked, Booking } from "@riwaq/contracts/bookings";
import type { MessageKey } from "@riwaq/contracts/messages";

import { requireSignedIn } from "../../actors.ts";
import { AppError, badField, refusal } from "../../app-error.ts";
import type { Context, SignedIn } from "../../context.ts";
import { answerOnce } from "../../db/answer-once.ts";
import { inTurn, unlessTooLate } from "../../db/in-turn.ts";
import { lockPeople } from "../../db/locks.ts";
import { inTransaction } from "../../db/transaction.ts";
import { type Missed, findAlternatives } from "./find-alternatives.ts";
import { findMissed } from "./find-missed.ts";
import { type JudgedBooking, judgeBooking, missedLesson } from "./judge-booking.ts";
import { type Wish, readRequest } from "./read-request.ts";
import { writeBooking } from "./write-booking.ts";

type Asked = { request: Booking; key: string };

type Outcome = { booked: Booked } | { missed: Missed; reason: MessageKey };

/**
 * Books what the preview showed, all of it or nothing; judged anew while nobody else can book for these people. Who
 * comes too late for one hour is told which others are free.
 */
export async function bookLessons(ctx: Context, asked: Asked): Promise<Booked> {
  const actor = requireSignedIn(ctx.actor);
  const wish = await readRequest(ctx.db, asked.request);
  const outcome = await bookInTurn(ctx, actor, wish, asked);
  if ("booked" in outcome) return outcome.booked;
  const alternatives = await findAlternatives(ctx.db, actor, outcome.missed);
  throw new AppError("conflict", { detail: [{ key: outcome.reason }] }, { alternatives });
}

/** One transaction at a time for a teacher; nobody waits for one who is after an hour that is gone by then. */
async function bookInTurn(
  ctx: Context,
  actor: SignedIn,
  wish: Wish,
  asked: Asked,
): Promise<Outcome> {
  const { teacherId, studentId, lengthMin, when, makeUp } = wish;
  const book = () => inTurn(`lessons:${teacherId}`, () => bookWish(ctx, actor, wish, asked));
  if (!("startsAtMs" in when) || makeUp) return book();
  const { startsAtMs } = when;
  const hour = { studentId, teacherId, startsAtMs, lengthMin, actor, key: asked.key };
  const tooLate = async (): Promise<Outcome | undefined> => {
    const missed = await findMissed(ctx.db, { ...hour, now: ctx.clock.now() });
    return missed && { missed, reason: "hour_taken" };
  };
  return unlessTooLate(`hour:${teacherId}:${startsAtMs}`, tooLate, book);
}

async function bookWish(
  ctx: Context,
  actor: SignedIn,
  wish: Wish,
  { request, key }: Asked,
): Promise<Outcome> {
  const now = ctx.clock.now();
  let judged: JudgedBooking | undefined;
  try {
    const booked = await inTransaction(ctx.db, (tx) =>
      answerOnce(tx, { actorId: actor.id, key, request }, async () => {
        await lockPeople(tx, [wish.teacherId, wish.studentId]);
        judged = await judgeBooking(tx, actor, wish, now);
        refuseProblems(judged, request.expected_count);
        return writeBooking(ctx, tx, judged, now);
      }),
    );
    return { booked };
  } catch (error) {
    if (!(error instanceof AppError) || !judged) throw error;
    const reason = error.fields.detail?.[0]?.key;
    const missed = missedLesson(judged, reason, now);
    if (!missed || !reason) throw error;
    return { missed, reason };
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
