/** When the next period of a subscription begins and is paid for: after four weeks, or when its hours are used up. */
import { DAY_MS } from "../time/civil-date.ts";
import { daysLater } from "../time/zone.ts";

/** A period (terms: payment). */
export const PERIOD_DAYS = 28;

/** The family is told so many days before the next period begins, and it is charged so many before. */
export const RENEWAL_NOTICE_DAYS = 7;
export const RENEWAL_LEAD_DAYS = 3;
const NOTICE_MS = RENEWAL_NOTICE_DAYS * DAY_MS;
const LEAD_MS = RENEWAL_LEAD_DAYS * DAY_MS;

/** However late it turns out, so many hours lie between the notice and the charge. */
export const LEAST_NOTICE_HOURS = 48;
export const LEAST_NOTICE_MS = LEAST_NOTICE_HOURS * 3_600_000;

/**
 * The instant (ms) at which a period that begins at `startsAtMs` ends: 28 days later at the same hour on the wall of
 * `zone`, where the seller is, whatever the clocks did between.
 */
export const periodEndsAt = (startsAtMs: number, zone: string): number =>
  daysLater(startsAtMs, PERIOD_DAYS, zone);

/** A lesson that is to be used up: not settled yet, or to come. */
export type ComingLesson = { startsAtMs: number; lengthMin: number };

/** The first of the lessons (by their start) that `minutesLeft` do not cover whole, or null. */
export function firstUncovered<Lesson extends ComingLesson>(
  lessons: readonly Lesson[],
  minutesLeft: number,
): Lesson | null {
  let left = minutesLeft;
  for (const lesson of lessons.toSorted((a, b) => a.startsAtMs - b.startsAtMs)) {
    left -= lesson.lengthMin;
    if (left < 0) return lesson;
  }
  return null;
}

/** That lesson and all after it: what comes later is not paid before it. By their start. */
export function uncoveredFrom<Lesson extends ComingLesson>(
  lessons: readonly Lesson[],
  minutesLeft: number,
): Lesson[] {
  const first = firstUncovered(lessons, minutesLeft);
  return lessons
    .filter(({ startsAtMs }) => first !== null && startsAtMs >= first.startsAtMs)
    .toSorted((a, b) => a.startsAtMs - b.startsAtMs);
}

export const RENEWAL_TRIGGERS = ["hours", "time"] as const;

export type RenewalTrigger = (typeof RENEWAL_TRIGGERS)[number];

export type Renewal = {
  /** Whether the hours are used up before the period ends. */
  trigger: RenewalTrigger;
  /** Instants (ms): when the next period begins, when the family is told, and when it is charged. */
  startsAtMs: number;
  noticeAtMs: number;
  dueAtMs: number;
};

/**
 * The next renewal: the period's end, or the first lesson that is not covered where that is earlier. It is announced
 * seven days before, charged three days before, and never charged within 48 hours of the notice. Where whole periods
 * went by unnoticed, the next one begins now: nobody pays for weeks that are over. So periods touch but for such weeks,
 * and a clock that is weeks ahead leaves a gap; a lesson within it takes its minutes from whatever lot has some, as
 * minutes belong to no weeks.
 *
 * With `skipWhenCovered` a period that is over is not renewed while minutes are left for every lesson: null then.
 */
export function nextRenewal({
  periodEndsAtMs,
  minutesLeft,
  lessons,
  noticedAtMs,
  nowMs,
  zone,
  skipWhenCovered,
}: {
  periodEndsAtMs: number;
  minutesLeft: number;
  lessons: readonly ComingLesson[];
  /** When the family was told of this renewal; null before. */
  noticedAtMs: number | null;
  nowMs: number;
  /** Where the seller is. */
  zone: string;
  skipWhenCovered: boolean;
}): Renewal | null {
  const uncoveredMs = firstUncovered(lessons, minutesLeft)?.startsAtMs ?? null;
  const byHours = uncoveredMs !== null && (uncoveredMs < periodEndsAtMs || skipWhenCovered);
  if (uncoveredMs === null && skipWhenCovered) return null;
  const turnMs = byHours ? uncoveredMs : periodEndsAtMs;
  const noticeAtMs = turnMs - NOTICE_MS;
  const toldAtMs = noticedAtMs ?? Math.max(nowMs, noticeAtMs);
  return {
    trigger: byHours ? "hours" : "time",
    startsAtMs: periodEndsAt(turnMs, zone) > nowMs ? turnMs : nowMs,
    noticeAtMs,
    dueAtMs: Math.max(turnMs - LEAD_MS, toldAtMs + LEAST_NOTICE_MS),
  };
}
