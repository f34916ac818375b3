import type { Session } from "@riwaq/contracts/scheduling/sessions";

const byStart = (a: Session, b: Session) => Date.parse(a.starts_at) - Date.parse(b.starts_at);

/** What comes, the nearest first; what is over, the latest first. A lesson under way still comes. */
export function comingAndPast(sessions: readonly Session[], nowMs: number) {
  const isOver = ({ ends_at }: Session) => Date.parse(ends_at) <= nowMs;
  const coming = sessions.filter((session) => !isOver(session)).toSorted(byStart);
  const past = sessions.filter(isOver).toSorted((a, b) => byStart(b, a));
  return { coming, past };
}
