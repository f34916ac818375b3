/** How many cancelled lessons may be held at another hour. */
import { toWall } from "../../time/zone.ts";
import type { TermsSection } from "./terms.ts";
import type { PolicyValues } from "./values.ts";

/** Why a lesson is to be made up for; only "family" counts towards the limit. */
export const MAKE_UP_CAUSES = ["family", "emergency", "teacher"] as const;

/** Why a lesson was not held: a holiday is no reason to make up for it. */
export type MakeUpCause = (typeof MAKE_UP_CAUSES)[number] | "holiday";

/** pending: staff decide; owed: to be booked; booked: it has another hour; refused: it has none. */
export const MAKE_UP_STATES = ["owed", "pending", "booked", "refused"] as const;
/** Neither held nor refused yet. */
export const OPEN_MAKE_UP_STATES = ["owed", "pending"] as const;

/** granted: the family may book it; pending: staff decide; owed: the institute owes it; none. */
export type MakeUp = "granted" | "pending" | "owed" | "none";

/** How much of the month's limit was used before and is used after a decision. */
export type MakeUpCount = {
  /** "YYYY-MM" of the lesson that is not held, in the institute's zone. */
  month: string;
  usedBefore: number;
  usedAfter: number;
  limit: number;
};

export type MakeUpOutcome = MakeUpCount & { makeUp: MakeUp; section: TermsSection };

/**
 * The calendar month "YYYY-MM" of an instant (ms) in the institute's zone (terms, makeup).
 * @throws RangeError for an unknown zone
 */
export function monthOf(instantMs: number, instituteZone: string): string {
  return toWall(instantMs, instituteZone).date.slice(0, 7);
}

/**
 * The month "YYYY-MM" in which a lesson counts: of the lesson that it stands for where it is that one's make-up, or was
 * moved, so that no month gets a third by way of another one; else its own (terms, makeup).
 * @throws RangeError for an unknown zone
 */
export function monthOfUse({
  startsAtMs,
  standsForMonth,
  instituteZone,
}: {
  startsAtMs: number;
  standsForMonth?: string | undefined;
  instituteZone: string;
}): string {
  return standsForMonth ?? monthOf(startsAtMs, instituteZone);
}

const MAKE_UP_OF_CAUSE = {
  emergency: "pending",
  teacher: "owed",
  holiday: "none",
} as const satisfies Record<Exclude<MakeUpCause, "family">, MakeUp>;

/**
 * Whether a lesson of `month` ("YYYY-MM") that is not held may be made up. The family's own
 * cancellations are limited; an emergency waits for staff and is exempt, the teacher's never count
 * (terms, makeup), holidays give no right (terms, holidays).
 */
export function makeUpOutcome({
  cause,
  month,
  usedInMonth,
  policy: { makeUpsPerMonth: limit },
}: {
  cause: MakeUpCause;
  month: string;
  usedInMonth: number;
  policy: Pick<PolicyValues, "makeUpsPerMonth">;
}): MakeUpOutcome {
  const isLeft = usedInMonth < limit;
  const ofFamily = isLeft ? "granted" : "none";
  return {
    makeUp: cause === "family" ? ofFamily : MAKE_UP_OF_CAUSE[cause],
    section: cause === "holiday" ? "holidays" : "makeup",
    month,
    usedBefore: usedInMonth,
    usedAfter: cause === "family" && isLeft ? usedInMonth + 1 : usedInMonth,
    limit,
  };
}
