import type { Session } from "@riwaq/contracts/scheduling/sessions";
import { joinWindow } from "@riwaq/domain/scheduling/sessions/join-window";

/** The door of a lesson: shut for now, open, or shut for good. */
export type JoinDoor = { state: "early" | "open" | "over"; opensAtMs: number };

export function joinDoorOf({ starts_at, ends_at, status }: Session, nowMs: number): JoinDoor {
  const hours = { startsAtMs: Date.parse(starts_at), endsAtMs: Date.parse(ends_at) };
  const { opensAtMs, closesAtMs } = joinWindow(hours);
  const isHeld = status === "Scheduled" || status === "Joined";
  if (!isHeld || nowMs >= closesAtMs) return { state: "over", opensAtMs };
  return { state: nowMs < opensAtMs ? "early" : "open", opensAtMs };
}
