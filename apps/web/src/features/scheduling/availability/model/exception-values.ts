/** What the dialog of an exception asks for, on the teacher's own wall. */
import {
  type AvailabilityException,
  NewAvailabilityException,
} from "@riwaq/contracts/scheduling/availability";
import { civilDateMs, civilDateOf, DAY_MS } from "@riwaq/domain/time/civil-date";
import { toInstant, toWall } from "@riwaq/domain/time/zone";
import type { FieldErrors } from "react-hook-form";

export type ExceptionValues = {
  kind: NewAvailabilityException["kind"];
  /** From the first midnight to the last; for time off only. */
  isWholeDay: boolean;
  startDate: string;
  startTime: string;
  /** Of whole days, the last one. */
  endDate: string;
  endTime: string;
  note: string;
};

export const NEW_EXCEPTION: ExceptionValues = {
  kind: "time_off",
  isWholeDay: true,
  startDate: "",
  startTime: "09:00",
  endDate: "",
  endTime: "17:00",
  note: "",
};

/** The contract's fields, and those of the dialog where each is entered. */
const FIELD_OF = { starts: "startDate", ends: "endDate", note: "note" } as const;

export const nameOnServer = (field: string) =>
  Object.entries(FIELD_OF).find(([, shown]) => shown === field)?.[0] ?? field;

export const isInWholeDays = ({ kind, isWholeDay }: ExceptionValues) =>
  kind === "time_off" && isWholeDay;

const MIDNIGHT = "00:00";

function dayAfter(date: string) {
  const ms = civilDateMs(date);
  return ms === null ? "" : civilDateOf(ms + DAY_MS);
}

/** Undefined where something is not filled in. */
const moment = (date: string, time: string) => (date && time ? `${date}T${time}` : undefined);

function bodyOf(values: ExceptionValues) {
  const { kind, note, startDate, endDate } = values;
  return isInWholeDays(values)
    ? { kind, note, starts: moment(startDate, MIDNIGHT), ends: moment(dayAfter(endDate), MIDNIGHT) }
    : {
        kind,
        note,
        starts: moment(startDate, values.startTime),
        ends: moment(endDate, values.endTime),
      };
}

type Read = { body: NewAvailabilityException } | { errors: FieldErrors<ExceptionValues> };

/** What is sent, or what the contract says of each field. */
export function readException(values: ExceptionValues): Read {
  const parsed = NewAvailabilityException.safeParse(bodyOf(values));
  if (parsed.success) return { body: parsed.data };
  const errors: FieldErrors<ExceptionValues> = {};
  for (const { path, message } of parsed.error.issues) {
    const [name] = path;
    if (name === "starts" || name === "ends" || name === "note") {
      errors[FIELD_OF[name]] ??= { type: "contract", message };
    }
  }
  return { errors };
}

const isMidnight = (instant: string, zone: string) => {
  const ms = Date.parse(instant);
  return toInstant({ date: toWall(ms, zone).date, time: MIDNIGHT, zone }).epochMs === ms;
};

/** The first and the last date, if it goes from midnight to midnight; otherwise null. */
export function wholeDaysOf(
  { starts_at, ends_at }: Pick<AvailabilityException, "starts_at" | "ends_at">,
  zone: string,
): { from: string; to: string } | null {
  if (!isMidnight(starts_at, zone) || !isMidnight(ends_at, zone)) return null;
  const dateAt = (ms: number) => toWall(ms, zone).date;
  return { from: dateAt(Date.parse(starts_at)), to: dateAt(Date.parse(ends_at) - 1) };
}
