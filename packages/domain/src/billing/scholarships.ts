/** What a learner's payer need not pay, by a decision of the institute (terms: scholarships). */

/** Half of the price, or all of it; hundredths of a percent. */
export const SCHOLARSHIP_POINTS = [5_000, 10_000] as const;

export const SCHOLARSHIP_STATES = ["now", "coming", "past"] as const;

type Span = { startsAtMs: number; endsAtMs: number | null };

/** Where it stands at an instant: it holds from its start on, and no longer at its end. */
export function stateOfScholarship(
  { startsAtMs, endsAtMs }: Span,
  nowMs: number,
): (typeof SCHOLARSHIP_STATES)[number] {
  if (endsAtMs !== null && endsAtMs <= nowMs) return "past";
  return startsAtMs <= nowMs ? "now" : "coming";
}

/** Whether two of them ever hold at once. */
export const overlap = (one: Span, other: Span): boolean =>
  (one.endsAtMs === null || other.startsAtMs < one.endsAtMs) &&
  (other.endsAtMs === null || one.startsAtMs < other.endsAtMs);
