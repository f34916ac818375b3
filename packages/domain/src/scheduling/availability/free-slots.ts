/** The starts at which a teacher can be booked: for display and for the booking check alike. */
import { DAY_MS } from "../../time/civil-date.ts";
import { instantMsOf, isoInstantsOf } from "../../time/iso-instant.ts";
import { type Transition, transitionsOf } from "../../time/transitions.ts";
import { offsetMsAt } from "../../time/zone-offsets.ts";
import { type Interval, mergeIntervals, subtractIntervals } from "./interval.ts";
import {
  intervalsOf,
  type IsoInterval,
  openIntervals,
  type OpeningHours,
} from "./opening-hours.ts";

const MINUTE_MS = 60_000;

export type SlotQuery = OpeningHours & {
  /** IANA name; starts lie on this zone's wall clock. */
  viewerZone: string;
  /** ISO instants: a slot lies wholly inside [from, to). */
  from: string;
  to: string;
  /** What is taken already, in any order. */
  busy: readonly IsoInterval[];
  /** Whole minutes. A start's wall minute, counted from midnight, is a multiple of `stepMin`. */
  lengthMin: number;
  stepMin: number;
  /** ISO instant before which nothing may start (minimum notice). */
  notBefore?: string | undefined;
  /** Minutes wanted free before and after what is busy. */
  bufferMin?: number | undefined;
};

/** The viewer's wall clock: its offset when the window opens, and how it changes inside. */
type Grid = { offsetMs: number; changes: readonly Transition[]; stepMs: number; lengthMs: number };

function positiveMinutes(name: string, minutes: number): number {
  if (!Number.isInteger(minutes) || minutes <= 0) {
    throw new RangeError(`${name} is not a positive number of whole minutes: ${minutes}`);
  }
  return minutes * MINUTE_MS;
}

function windowOf({ from, to, notBefore }: SlotQuery): Interval {
  const [startMs, endMs] = [instantMsOf(from), instantMsOf(to)];
  if (startMs > endMs) throw new RangeError(`The window ends before it starts: ${from}, ${to}`);
  const earliestMs = notBefore === undefined ? startMs : Math.max(startMs, instantMsOf(notBefore));
  return { startMs: Math.min(earliestMs, endMs), endMs };
}

function takenOf({ busy, bufferMin = 0 }: SlotQuery): Interval[] {
  if (!(bufferMin >= 0 && bufferMin < Number.POSITIVE_INFINITY)) {
    throw new RangeError(`bufferMin is not a number of minutes: ${bufferMin}`);
  }
  const bufferMs = bufferMin * MINUTE_MS;
  const taken = mergeIntervals(intervalsOf(busy));
  if (bufferMs === 0) return taken;
  return mergeIntervals(
    taken.map(({ startMs, endMs }) => ({ startMs: startMs - bufferMs, endMs: endMs + bufferMs })),
  );
}

/** The first multiple of the step since its midnight that is not before; midnight starts anew. */
function nextOnGrid(wallMs: number, stepMs: number): number {
  const midnightMs = Math.floor(wallMs / DAY_MS) * DAY_MS;
  const sinceMidnightMs = Math.ceil((wallMs - midnightMs) / stepMs) * stepMs;
  return midnightMs + Math.min(sinceMidnightMs, DAY_MS);
}

/** Between two clock changes the wall clock is the instant plus a constant: no zone is asked per slot. */
function startsOnGrid(free: readonly Interval[], grid: Grid): number[] {
  const { changes, stepMs, lengthMs } = grid;
  const starts: number[] = [];
  let { offsetMs } = grid;
  let place = 0;
  for (const { startMs, endMs } of free) {
    const endOfStartsMs = endMs - lengthMs + 1;
    let fromMs = startMs;
    while (fromMs < endOfStartsMs) {
      for (let next = changes[place]; next && next.atMs <= fromMs; next = changes[place]) {
        offsetMs = next.offsetAfterMs;
        place += 1;
      }
      const untilMs = Math.min(endOfStartsMs, changes[place]?.atMs ?? endOfStartsMs);
      const lastWallMs = untilMs - 1 + offsetMs;
      let wallMs = nextOnGrid(fromMs + offsetMs, stepMs);
      for (; wallMs <= lastWallMs; wallMs = nextOnGrid(wallMs + 1, stepMs)) {
        starts.push(wallMs - offsetMs);
      }
      fromMs = untilMs;
    }
  }
  return starts;
}

/**
 * The starts of free slots as sorted ISO instants: on the viewer's wall clock at multiples of
 * `stepMin` since midnight, each slot wholly inside [from, to), in open hours (`openIntervals`) and
 * clear of what is busy. Touching is allowed. An hour that the viewer's clock shows twice is
 * offered twice, one that it jumps over is not. The order of the inputs does not matter.
 * @throws RangeError for an unknown zone, a window that ends before it starts, a length or step
 * that is no positive number of whole minutes, or malformed hours or instants
 */
export function freeSlots(query: SlotQuery): string[] {
  const lengthMs = positiveMinutes("lengthMin", query.lengthMin);
  const stepMs = positiveMinutes("stepMin", query.stepMin);
  const window = windowOf(query);
  const free = subtractIntervals(openIntervals(query, window), takenOf(query));
  const offsetMs = offsetMsAt(window.startMs, query.viewerZone);
  const changes = transitionsOf(query.viewerZone, window.startMs + 1, window.endMs);
  return isoInstantsOf(startsOnGrid(free, { offsetMs, changes, stepMs, lengthMs }));
}

/**
 * Whether `freeSlots` offers the slot that starts at `startsAt` (ISO instant): the booking check.
 * @throws RangeError as `freeSlots`
 */
export function isFreeSlot(query: Omit<SlotQuery, "from" | "to">, startsAt: string): boolean {
  const startsAtMs = instantMsOf(startsAt);
  const endsAtMs = startsAtMs + positiveMinutes("lengthMin", query.lengthMin);
  const to = new Date(endsAtMs).toISOString();
  return freeSlots({ ...query, from: startsAt, to }).length === 1;
}
