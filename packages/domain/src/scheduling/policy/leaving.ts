/** How early the institute is told that a student leaves. */
import { civilDateMs, civilDateOf, DAY_MS } from "../../time/civil-date.ts";
import { toWall } from "../../time/zone.ts";
import { POLICY_VERSION } from "./terms.ts";

/** Two days (terms, leaving). */
export const LEAVING_NOTICE_DAYS = 2;

export type LeavingInputs = {
  askedAtMs: number;
  /** The day "YYYY-MM-DD" on which they wish to stop, in the institute's zone. */
  stopsOn: string;
  instituteZone: string;
};

export type LeavingDecision = {
  rule: "leaving";
  policyVersion: string;
  section: "leaving";
  outcome: "in_time" | "too_soon";
  /** The first day "YYYY-MM-DD" on which whoever asks at that instant can stop. */
  earliestOn: string;
};

/**
 * Whether the day is at least two days after the one on which it is asked, by the institute's
 * calendar: asked at any hour of Monday, Wednesday is in time (terms, leaving).
 * @throws RangeError for a malformed date or an unknown zone
 */
export function decideLeaving({
  askedAtMs,
  stopsOn,
  instituteZone,
}: LeavingInputs): LeavingDecision {
  if (civilDateMs(stopsOn) === null) throw new RangeError(`Not a date: ${stopsOn}`);
  const askedOnMs = civilDateMs(toWall(askedAtMs, instituteZone).date) as number;
  const earliestOn = civilDateOf(askedOnMs + LEAVING_NOTICE_DAYS * DAY_MS);
  return {
    rule: "leaving",
    policyVersion: POLICY_VERSION,
    section: "leaving",
    outcome: stopsOn < earliestOn ? "too_soon" : "in_time",
    earliestOn,
  };
}
