/** What a teacher schedules for a family: a series stands when the family agrees, a single lesson until it does not. */
import type { PolicyValues } from "../policy/values.ts";

/** For so long the hours of an offered series are nobody else's; elapsed time, whatever the clocks do meanwhile. */
export const HELD_MS = 72 * 3_600_000;

export const OFFER_STATES = ["offered", "confirmed", "declined", "lapsed", "withdrawn"] as const;

/** From every state but "offered" nothing leads on. */
export type OfferState = (typeof OFFER_STATES)[number];

/** In which hours are held. */
export const HOLDING_STATES = ["offered"] as const satisfies readonly OfferState[];

/** As whom somebody books. */
export type Booker = "student" | "parent" | "teacher" | "staff";

/** How what is booked comes to stand: at once, at once and yet to be declined, or when the family has agreed. */
export type Standing = "stands" | "declinable" | "offered";

/**
 * What a family books stands; so does what staff book for both, who say why. Of what a teacher schedules a series is an
 * offer, and a single lesson may be declined (docs/decisions/023).
 */
export function standingOf(by: Booker, { isSeries }: { isSeries: boolean }): Standing {
  if (by !== "teacher") return "stands";
  return isSeries ? "offered" : "declinable";
}

/**
 * The instant (ms) from which on an offer made at `offeredAtMs` holds no hours: 72 hours later, or when the last of its
 * lessons begins, if that is sooner.
 */
export function heldUntilMs({
  offeredAtMs,
  lastStartsAtMs,
}: {
  offeredAtMs: number;
  lastStartsAtMs: number;
}): number {
  return Math.min(offeredAtMs + HELD_MS, lastStartsAtMs);
}

export type OfferStep = "confirm" | "decline" | "withdraw" | "lapse";
export type OfferSide = "family" | "teacher" | "staff" | "time";

/** An offer as it stands; `heldUntilMs` is an instant. */
export type Offered = { state: OfferState; heldUntilMs: number };

export type OfferOutcome =
  | { ok: true; state: OfferState; isNew: boolean }
  | { ok: false; reason: "offer_over" | "not_theirs" };

const STEPS = {
  confirm: { to: "confirmed", by: ["family"] },
  decline: { to: "declined", by: ["family"] },
  withdraw: { to: "withdrawn", by: ["family", "teacher", "staff"] },
  lapse: { to: "lapsed", by: ["time"] },
} as const satisfies Record<OfferStep, { to: OfferState; by: readonly OfferSide[] }>;

/**
 * What a step makes of an offer at `nowMs`. The family answers while the hours are held, to the millisecond; the teacher,
 * staff, and a family that leaves the teacher, may take it back until it is settled; time lets it go when its hour is
 * over and not before. The same step again changes nothing and is no fault; another one comes too late.
 */
export function stepOffer(
  { state, heldUntilMs: untilMs }: Offered,
  { step, by, nowMs }: { step: OfferStep; by: OfferSide; nowMs: number },
): OfferOutcome {
  const { to, by: sides } = STEPS[step];
  if (!sides.some((side) => side === by)) return { ok: false, reason: "not_theirs" };
  if (state === to) return { ok: true, state, isNew: false };
  if (state !== "offered") return { ok: false, reason: "offer_over" };
  const isOver = nowMs >= untilMs;
  if (step === "lapse") return { ok: true, state: isOver ? to : state, isNew: isOver };
  const isAnswer = step !== "withdraw";
  return isAnswer && isOver
    ? { ok: false, reason: "offer_over" }
    : { ok: true, state: to, isNew: true };
}

/**
 * Until when (instant, ms, inclusive) a family may decline a single lesson that a teacher placed at its hour at
 * `placedAtMs`: as long as it could be cancelled freely (terms, schedule), and where that leaves them less than the
 * notice, for as long as the notice, until it begins. Then it stands like any other.
 */
export function declinableUntilMs({
  startsAtMs,
  placedAtMs,
  policy,
}: {
  startsAtMs: number;
  placedAtMs: number;
  /** What held at `placedAtMs`: what the family was told then stays so. */
  policy: Pick<PolicyValues, "noticeHours">;
}): number {
  const noticeMs = policy.noticeHours * 3_600_000;
  return Math.min(startsAtMs, Math.max(startsAtMs - noticeMs, placedAtMs + noticeMs));
}
