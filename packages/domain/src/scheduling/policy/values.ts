/**
 * The values of the terms that an institute sets itself, each from a day on. What has no value here stands in the rules
 * as a constant (docs/decisions/026-values-of-the-terms-have-a-day.md).
 */
import { civilDateMs } from "../../time/civil-date.ts";
import { toInstant } from "../../time/zone.ts";
import { MAKE_UP_DAYS } from "./make-up-expiry.ts";

const HOUR_MS = 3_600_000;

export type PolicyValues = {
  /** So many hours before a lesson it can still be cancelled freely, and moved. */
  noticeHours: number;
  /** Cancelled by the family and made up, in one calendar month. */
  makeUpsPerMonth: number;
  /** How often a family may move one lesson. */
  movesPerLesson: number;
  /** So many days what is owed can be booked; null: without an end. */
  makeUpDays: number | null;
};

/** What holds until an institute sets something else: the terms as they were first written. */
export const FIRST_POLICY: PolicyValues = {
  noticeHours: 2,
  makeUpsPerMonth: 2,
  movesPerLesson: 2,
  makeUpDays: null,
};

/** What may be set: at least one of each, so that no rule is set aside by a value. */
export const POLICY_RANGES = {
  noticeHours: { min: 1, max: 72 },
  makeUpsPerMonth: { min: 1, max: 10 },
  movesPerLesson: { min: 1, max: 5 },
  makeUpDays: MAKE_UP_DAYS,
} as const satisfies Record<keyof PolicyValues, { min: number; max: number }>;

/** Values and the day "YYYY-MM-DD", on the institute's clock, with whose first minute they begin to hold. */
export type DatedPolicy = PolicyValues & { holdsFrom: string };

/** From an instant (ms) on the notice is another one. */
export type NoticeStep = { fromMs: number; noticeHours: number };

/** What holds at an instant, and when after it the notice changes, soonest first: plain JSON, stored with decisions. */
export type PolicyInForce = PolicyValues & { noticeSteps: readonly NoticeStep[] };

/** The first policy, which nothing follows. */
export const FIRST_IN_FORCE: PolicyInForce = { ...FIRST_POLICY, noticeSteps: [] };

/**
 * The instant (ms) at which a day of the institute begins.
 * @throws RangeError for a malformed date or an unknown zone
 */
export function beginsAtMs(holdsFrom: string, instituteZone: string): number {
  if (civilDateMs(holdsFrom) === null) throw new RangeError(`Not a date: ${holdsFrom}`);
  return toInstant({ date: holdsFrom, time: "00:00", zone: instituteZone }).epochMs;
}

/**
 * What holds at `nowMs`, given every version in any order: the one that began last, else the first policy. Versions that
 * begin later change nothing of it but the steps of the notice.
 * @throws RangeError for a malformed date or an unknown zone
 */
export function policyAt(
  versions: readonly DatedPolicy[],
  nowMs: number,
  instituteZone: string,
): PolicyInForce {
  const dated = versions
    .map(({ holdsFrom, ...values }) => ({ fromMs: beginsAtMs(holdsFrom, instituteZone), values }))
    .toSorted((a, b) => a.fromMs - b.fromMs);
  const begun = dated.findLast(({ fromMs }) => fromMs <= nowMs);
  const noticeSteps = dated
    .filter(({ fromMs }) => fromMs > nowMs)
    .map(({ fromMs, values }) => ({ fromMs, noticeHours: values.noticeHours }));
  return { ...(begun?.values ?? FIRST_POLICY), noticeSteps };
}

/**
 * The last instant (ms) from `nowMs` on until which a lesson can be cancelled freely without a break: by the notice that
 * holds then, which a later version may lengthen before the lesson begins. One that is late at `nowMs` was free until its notice began.
 */
export function freeUntil(
  { noticeHours, noticeSteps }: Pick<PolicyInForce, "noticeHours" | "noticeSteps">,
  { startsAtMs, nowMs }: { startsAtMs: number; nowMs: number },
): number {
  let untilMs = startsAtMs - noticeHours * HOUR_MS;
  if (nowMs > untilMs) return untilMs;
  for (const step of noticeSteps) {
    if (step.fromMs > untilMs) break;
    const after = startsAtMs - step.noticeHours * HOUR_MS;
    if (after < step.fromMs) return step.fromMs - 1;
    untilMs = after;
  }
  return untilMs;
}
