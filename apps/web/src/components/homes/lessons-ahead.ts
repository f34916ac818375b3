import type { Session } from "@riwaq/contracts/scheduling/sessions";

type Hours = Pick<Session, "id" | "starts_at" | "ends_at" | "status">;

const isHeld = ({ status }: Hours) => status === "Scheduled" || status === "Joined";

/**
 * Of what was to come when it was read: the lesson that is next or under way, and what comes besides. One that has ended
 * is neither, from the second it ends.
 */
export function lessonsAhead<Lesson extends Hours>(lessons: readonly Lesson[], nowMs: number) {
  const known = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  const ahead = [...known.values()]
    .filter(({ ends_at }) => Date.parse(ends_at) > nowMs)
    .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
  const next = ahead.find(isHeld);
  return { next, besides: ahead.filter((lesson) => lesson !== next) };
}

const REFRESH_MS = 60_000;
/** The server's clock may be behind this one's. */
const SOON_MS = 5000;

/** A home asks again each minute, and at once when a lesson ends: what is next then may be known to the server alone. */
export function askAgainMs(lessons: readonly Hours[], nowMs: number): number {
  const { next } = lessonsAhead(lessons, nowMs);
  if (!next) return lessons.some(isHeld) ? SOON_MS : REFRESH_MS;
  return Math.min(REFRESH_MS, Math.max(Date.parse(next.ends_at) - nowMs, 1000));
}
