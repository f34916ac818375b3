import type { Session } from "@riwaq/contracts/sessions";

const USUAL = { first: 8, last: 21 };

const hourOf = (time: string) => Number(time.slice(0, 2));
const endOf = (time: string) => hourOf(time) + (time.slice(3, 5) === "00" ? 0 : 1);
const asDuration = (hour: number) => `${String(hour).padStart(2, "0")}:00:00`;

type Times = Pick<Session, "start_time" | "end_time">;

/** The hours of the day that a week shows: the usual ones, and those at which a lesson lies outside of them. */
export function hoursShown(sessions: readonly Times[]) {
  const isOvernight = ({ start_time, end_time }: Times) => end_time <= start_time;
  const ends = sessions.map((session) => (isOvernight(session) ? 24 : endOf(session.end_time)));
  const isPastMidnight = sessions.some(
    (session) => isOvernight(session) && session.end_time > "00:00:00",
  );
  const starts = sessions.map(({ start_time }) => hourOf(start_time));
  const first = isPastMidnight ? 0 : Math.min(USUAL.first, ...starts);
  const last = Math.max(USUAL.last, ...ends);
  return { from: asDuration(first), until: asDuration(last), count: last - first };
}
