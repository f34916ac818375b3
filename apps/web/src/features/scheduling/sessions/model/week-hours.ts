import type { Session } from "@riwaq/contracts/scheduling/sessions";

const LEAST = 8;
const EMPTY = { first: 10, last: 18 };
const DAY = 24;

const hourOf = (time: string) => Number(time.slice(0, 2));
const endOf = (time: string) => hourOf(time) + (time.slice(3, 5) === "00" ? 0 : 1);
const asDuration = (hour: number) => `${String(hour).padStart(2, "0")}:00:00`;

type Times = Pick<Session, "start_time" | "end_time">;

const isOvernight = ({ start_time, end_time }: Times) => end_time <= start_time;

function spanOf(sessions: readonly Times[]) {
  if (sessions.length === 0) return EMPTY;
  const isPastMidnight = sessions.some(
    (session) => isOvernight(session) && session.end_time > "00:00:00",
  );
  const starts = sessions.map(({ start_time }) => hourOf(start_time) - 1);
  const ends = sessions.map((session) =>
    isOvernight(session) ? DAY : endOf(session.end_time) + 1,
  );
  const last = Math.min(DAY, Math.max(...ends));
  return { first: isPastMidnight ? 0 : Math.max(0, Math.min(...starts)), last };
}

/** The hours of the day that a week shows: those of its lessons with one before and after, and never too few. */
export function hoursShown(sessions: readonly Times[]) {
  const span = spanOf(sessions);
  const last = Math.min(DAY, Math.max(span.last, span.first + LEAST));
  const first = Math.min(span.first, last - LEAST);
  return { from: asDuration(first), until: asDuration(last), count: last - first };
}
