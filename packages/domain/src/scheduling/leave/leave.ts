/** A teacher's days without lessons, asked for or fallen ill, and what staff make of it. */
import { civilDateMs, DAY_MS } from "../../time/civil-date.ts";
import { toInstant } from "../../time/zone.ts";

export const LEAVE_KINDS = ["leave", "ill"] as const;
export type LeaveKind = (typeof LEAVE_KINDS)[number];

export const LEAVE_STATES = ["asked", "granted", "refused", "withdrawn"] as const;
export type LeaveState = (typeof LEAVE_STATES)[number];

/** That concern days to come, until they are over. */
export const RUNNING_LEAVE = ["asked", "granted"] as const satisfies readonly LeaveState[];

/** One leave is no longer than this. */
export const LEAVE_MAX_DAYS = 92;
/** And begins at most so far ahead. */
export const LEAVE_AHEAD_DAYS = 366;

export type LeaveStep = "grant" | "refuse" | "withdraw";

export type LeaveOutcome =
  | { ok: true; state: LeaveState; isNew: boolean }
  | { ok: false; reason: "leave_decided" | "leave_over" };

const TO = {
  grant: "granted",
  refuse: "refused",
  withdraw: "withdrawn",
} as const satisfies Record<LeaveStep, LeaveState>;

/** From which states a side leads on: staff may refuse what they have granted, a teacher may take either back. */
const FROM: Record<LeaveStep, readonly LeaveState[]> = {
  grant: ["asked", "refused"],
  refuse: ["asked", "granted"],
  withdraw: ["asked", "granted"],
};

/**
 * What a step makes of a leave at `nowMs`. The same step again changes nothing and is no fault. What is over is decided no
 * more: its lessons have been held or not.
 */
export function stepLeave(
  { state, endsAtMs }: { state: LeaveState; endsAtMs: number },
  { step, nowMs }: { step: LeaveStep; nowMs: number },
): LeaveOutcome {
  const to = TO[step];
  if (state === to) return { ok: true, state, isNew: false };
  if (nowMs >= endsAtMs) return { ok: false, reason: "leave_over" };
  if (!FROM[step].includes(state)) return { ok: false, reason: "leave_decided" };
  return { ok: true, state: to, isNew: true };
}

export type LeaveFault = "range_order" | "range_too_long" | "starts_in_past" | "invalid";

type Days = { startsOn: string; endsOn: string; zone: string };

/** From the first midnight of the first day to the midnight that ends the last one, on the teacher's wall; in ms. */
export function hoursOfLeave({ startsOn, endsOn, zone }: Days): {
  startMs: number;
  endMs: number;
} {
  const after = new Date((civilDateMs(endsOn) ?? 0) + DAY_MS).toISOString().slice(0, 10);
  const at = (date: string) => toInstant({ date, time: "00:00", zone }).epochMs;
  return { startMs: at(startsOn), endMs: at(after) };
}

/** Why these days are no leave, by the field that is wrong; null where they are one. Who is ill today begins today. */
export function faultOfLeave(
  days: Days,
  nowMs: number,
): { field: "starts_on" | "ends_on"; reason: LeaveFault } | null {
  const [first, last] = [civilDateMs(days.startsOn), civilDateMs(days.endsOn)];
  if (first === null || last === null || last < first) {
    return { field: "ends_on", reason: "range_order" };
  }
  if (last - first >= LEAVE_MAX_DAYS * DAY_MS) {
    return { field: "ends_on", reason: "range_too_long" };
  }
  const { startMs, endMs } = hoursOfLeave(days);
  if (endMs <= nowMs) return { field: "ends_on", reason: "starts_in_past" };
  if (startMs > nowMs + LEAVE_AHEAD_DAYS * DAY_MS) {
    return { field: "starts_on", reason: "invalid" };
  }
  return null;
}
