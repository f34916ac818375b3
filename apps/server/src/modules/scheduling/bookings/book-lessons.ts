import type { MessageKey } from "@riwaq/contracts/messages";
import type { Booked, Booking } from "@riwaq/contracts/scheduling/bookings";
import { standingOf } from "@riwaq/domain/scheduling/offers/offer";

import { requireSignedIn } from "../../../platform/actors.ts";
import { badField, refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Context, SignedIn } from "../../../platform/context.ts";
import { inTurn, unlessTooLate } from "../../../platform/db/in-turn.ts";
import { lockPeople } from "../../../platform/db/locks.ts";
import { makeOffer } from "../offers/make-offer.ts";
import { isMissed } from "./is-missed.ts";
import { type JudgedBooking, judgeBooking } from "./judge-booking.ts";
import { presentOffered } from "./presenter.ts";
import { type Wish, readRequest } from "./read-request.ts";
import { writeBooking } from "./write-booking.ts";

type Asked = { request: Booking; key: string };
type Outcome = Booked | "too_late";

/**
 * Books what the preview showed, all of it or nothing; judged anew while nobody else can book for these people. Which
 * hours are free for who comes too late is asked of the preview.
 */
export async function bookLessons(ctx: Context, asked: Asked): Promise<Booked> {
  const actor = requireSignedIn(ctx.actor);
  const wish = await readRequest(ctx.db, asked.request);
  const outcome = await inTurn(`bookings:${actor.id}`, () => bookInTurn(ctx, actor, wish, asked));
  if (outcome === "too_late") throw refusal("conflict", "hour_taken");
  return outcome;
}

/** One transaction at a time for a teacher; nobody waits for one who is after an hour that is gone by then. */
async function bookInTurn(
  ctx: Context,
  actor: SignedIn,
  wish: Wish,
  asked: Asked,
): Promise<Outcome> {
  const { teacherId, studentId, lengthMin, when, makeUp } = wish;
  const book = () => inTurn(`lessons:${teacherId}`, () => bookWish(ctx, { wish, ...asked }));
  if (!("startsAtMs" in when) || makeUp) return book();
  const { startsAtMs } = when;
  const hour = { studentId, teacherId, startsAtMs, lengthMin, actor, key: asked.key };
  const tooLate = async (): Promise<Outcome | undefined> =>
    (await isMissed(ctx.db, { ...hour, now: ctx.clock.now() })) ? "too_late" : undefined;
  return unlessTooLate(`hour:${teacherId}:${startsAtMs}`, tooLate, book);
}

const bookWish = command({
  by: requireSignedIn,
  once: ({ key, request }: Asked & { wish: Wish }) => ({ key, request }),
  lock: (tx, _, { wish }) => lockPeople(tx, [wish.teacherId, wish.studentId]),
  run: async (ctx, { wish, request }): Promise<Booked> => {
    const { tx, actor, now } = ctx;
    const judged = await judgeBooking(tx, actor, wish, now);
    refuseProblems(judged, request.expected_count);
    const standing = standingOf(judged.facts.by, { isSeries: wish.kind === "series" });
    if (standing === "offered") {
      const offer = await makeOffer(ctx, tx, judged, now);
      return presentOffered(judged, offer);
    }
    const because =
      judged.facts.by === "staff"
        ? { words: requireReason(request), saidById: actor.id }
        : undefined;
    return writeBooking(ctx, tx, judged, { standing, because, now });
  },
});

/** Who books for both sides says why. */
function requireReason({ reason }: Booking): string {
  if (reason) return reason;
  throw badField("reason", "required");
}

const FORBIDDEN: ReadonlySet<MessageKey> = new Set([
  "forbidden",
  "address_unconfirmed",
  "teacher_not_bookable",
  "teacher_unlinked",
  "under_15_needs_parent",
  "consent_missing",
  "gender_preference",
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
