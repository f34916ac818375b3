import type { Booked, Booking } from "@riwaq/contracts/bookings";
import type { MessageKey } from "@riwaq/contracts/messages";

import { requireSignedIn } from "../../actors.ts";
import { AppError, badField, refusal } from "../../app-error.ts";
import type { Context, SignedIn } from "../../context.ts";
import { answerOnce } from "../../db/answer-once.ts";
import { inTurn } from "../../db/in-turn.ts";
import { lockPeople } from "../../db/locks.ts";
import { inTransaction } from "../../db/transaction.ts";
import { type Missed, findAlternatives } from "./find-alternatives.ts";
import { type JudgedBooking, judgeBooking, missedLesson } from "./judge-booking.ts";
import { faultOfPair, findPair } from "./policy.ts";
import { isTakenByOthers } from "./queries.ts";
import { type Wish, readRequest } from "./read-request.ts";
import { writeBooking } from "./write-booking.ts";

type Asked = { request: Booking; key: string };

type Outcome = { booked: Booked } | { missed: Missed; error: AppError };

/**
 * Books what the preview showed, all of it or nothing; judged anew while nobody else can book for these people. Who
 * comes too late for one hour is told which others are free.
 */
export async function bookLessons(ctx: Context, asked: Asked): Promise<Booked> {
  const actor = requireSignedIn(ctx.actor);
  const wish = await readRequest(ctx.db, asked.request);
  const outcome = await inTurn(`lessons:${wish.teacherId}`, async (): Promise<Outcome> => {
    const missed = await findMissed(ctx, actor, wish, asked.key);
    return missed
      ? { missed, error: refusal("conflict", "hour_taken") }
      : bookWish(ctx, actor, wish, asked);
  });
  if ("booked" in outcome) return outcome.booked;
  const { missed, error } = outcome;
  const alternatives = await findAlternatives(ctx.db, actor, missed);
  throw new AppError(error.code, error.fields, { alternatives });
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
    const missed = missedLesson(judged, error.fields.detail?.[0]?.key, now);
    if (!missed) throw error;
    return { missed, error };
  }
}

/** In a crowd most come too late: seen before a transaction is opened for them. Anything else is judged in full. */
async function findMissed(
  ctx: Context,
  actor: SignedIn,
  wish: Wish,
  key: string,
): Promise<Missed | undefined> {
  if (!("startsAtMs" in wish.when) || wish.makeUp) return undefined;
  const hour = { ...wish, startsAtMs: wish.when.startsAtMs };
  if (!(await isTakenByOthers(ctx.db, hour, { actorId: actor.id, key }))) return undefined;
  const now = ctx.clock.now();
  const facts = await findPair(ctx.db, actor, { ...wish, now });
  const isRefused = faultOfPair(actor, facts, now) !== null || hour.startsAtMs <= now.getTime();
  return isRefused ? undefined : { ...hour, familyZone: facts.familyZone, now };
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
