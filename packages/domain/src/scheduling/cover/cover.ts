/** One lesson that somebody else gives in the place of its regular teacher. */

export const COVER_STATES = [
  "offered",
  "standing",
  "declined",
  "lapsed",
  "withdrawn",
  "undone",
] as const;
/** Offered: the substitute's hour is held and the family asked. Standing: the lesson is the substitute's. */
export type CoverState = (typeof COVER_STATES)[number];

/** A lesson has one at most of these. */
export const OPEN_COVERS = ["offered", "standing"] as const satisfies readonly CoverState[];

/** Whether a family is asked before a substitute gives a lesson, or told. */
export const COVER_FAMILY = ["ask", "tell"] as const;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** So long a family that is asked has for its answer. */
export const ANSWER_HOURS = 24;
/** Until so long before the lesson a substitute may decline what was only told. */
export const DECLINE_HOURS = 3;
/** Fewer minutes to decline in are none: nobody would read of them in time. */
export const DECLINE_LEAST_MIN = 5;

type Lesson = { startsAtMs: number };

/**
 * Until when (ms, exclusive) the hour of a substitute is held for a family that is asked at `nowMs`: a day, and never past
 * half the time that is left, so that staff can still find somebody else.
 */
export function coverHeldUntilMs({ startsAtMs }: Lesson, nowMs: number): number {
  return Math.min(nowMs + ANSWER_HOURS * HOUR_MS, nowMs + Math.floor((startsAtMs - nowMs) / 2));
}

/**
 * Until when (ms, exclusive) a substitute who was told may decline: three hours before; told later, for half of what is
 * left. Null where that is too little, and of a lesson that has begun.
 */
export function coverDeclinableUntilMs({ startsAtMs }: Lesson, toldAtMs: number): number | null {
  const usual = startsAtMs - DECLINE_HOURS * HOUR_MS;
  const until = Math.max(usual, toldAtMs + Math.floor((startsAtMs - toldAtMs) / 2));
  return until - toldAtMs < DECLINE_LEAST_MIN * MINUTE_MS ? null : until;
}

export type CoverStep = "agree" | "refuse" | "decline" | "withdraw" | "lapse" | "undo";

export type CoverOutcome =
  | { ok: true; state: CoverState; isNew: boolean }
  | { ok: false; reason: "cover_over" };

const STEPS: Record<CoverStep, { from: CoverState; to: CoverState }> = {
  agree: { from: "offered", to: "standing" },
  refuse: { from: "offered", to: "declined" },
  decline: { from: "standing", to: "declined" },
  withdraw: { from: "offered", to: "withdrawn" },
  lapse: { from: "offered", to: "lapsed" },
  undo: { from: "standing", to: "undone" },
};

type Standing = {
  state: CoverState;
  startsAtMs: number;
  /** Of one that is offered. */
  heldUntilMs: number | null;
  /** Of one that stands; null where it cannot be declined. */
  declinableUntilMs: number | null;
};

/**
 * What a step makes of a cover at `nowMs`. The family answers while the hour is held; time lets it go then and not before;
 * the substitute declines until the limit; staff take a cover back until its lesson begins, and give it its regular
 * teacher again. The same step again changes nothing and is no fault.
 */
export function stepCover(cover: Standing, step: CoverStep, nowMs: number): CoverOutcome {
  const { from, to } = STEPS[step];
  if (cover.state === to) return { ok: true, state: to, isNew: false };
  if (cover.state !== from) return { ok: false, reason: "cover_over" };
  const isLapsed = nowMs >= (cover.heldUntilMs ?? Number.POSITIVE_INFINITY);
  if (step === "lapse") return { ok: true, state: isLapsed ? to : from, isNew: isLapsed };
  const isLate =
    nowMs >= cover.startsAtMs ||
    ((step === "agree" || step === "refuse") && isLapsed) ||
    (step === "decline" && nowMs >= (cover.declinableUntilMs ?? Number.NEGATIVE_INFINITY));
  return isLate ? { ok: false, reason: "cover_over" } : { ok: true, state: to, isNew: true };
}
