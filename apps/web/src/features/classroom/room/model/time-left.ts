const MINUTE_MS = 60_000;

export type Hours = { startsAt: string; endsAt: string };
export type TimeLeft = { kind: "before" | "left" | "over"; minutes: number };

/** Until the lesson begins, until it ends, or since it is over: in minutes, those that have begun counted whole. */
export function leftOf(nowMs: number, { startsAt, endsAt }: Hours): TimeLeft {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  if (nowMs < start) return { kind: "before", minutes: Math.ceil((start - nowMs) / MINUTE_MS) };
  if (nowMs < end) return { kind: "left", minutes: Math.ceil((end - nowMs) / MINUTE_MS) };
  return { kind: "over", minutes: Math.floor((nowMs - end) / MINUTE_MS) };
}
