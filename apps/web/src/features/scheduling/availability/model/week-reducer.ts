import type { DayOfWeek } from "@riwaq/domain/time/day-of-week";

import { NEW_RANGE } from "./hours.ts";
import { isSameWeek, rangesOfDay } from "./week.ts";
import type { EditedRange } from "./week.ts";

/** How the days were before a removal or a copy; offered until one of them is edited again. */
export type Undo = {
  kind: "remove" | "copy";
  /** The day where it was done. */
  day: DayOfWeek;
  days: readonly DayOfWeek[];
  before: readonly EditedRange[];
  removed?: EditedRange;
};

export type WeekState = {
  ranges: readonly EditedRange[];
  saved: readonly EditedRange[];
  undo: Undo | null;
  nextId: number;
};

export type WeekAction =
  | { type: "add"; day: DayOfWeek }
  | { type: "change"; id: string; start?: string; end?: string }
  | { type: "remove"; id: string }
  | { type: "copy"; from: DayOfWeek; to: readonly DayOfWeek[] }
  | { type: "undo" }
  | { type: "saved" };

export function startWeek(ranges: readonly EditedRange[]): WeekState {
  return { ranges, saved: ranges, undo: null, nextId: 1 };
}

/** The id that the next added range will have: the screen moves the focus there. */
export function nextRangeId({ nextId }: Pick<WeekState, "nextId">) {
  return `new-${nextId}`;
}

export function isDirty({ ranges, saved }: WeekState) {
  return !isSameWeek(ranges, saved);
}

function withoutUndoOf(undo: Undo | null, day: DayOfWeek | undefined) {
  return undo && day !== undefined && undo.days.includes(day) ? null : undo;
}

function add(state: WeekState, day: DayOfWeek): WeekState {
  const added = { id: nextRangeId(state), day, ...NEW_RANGE };
  return {
    ...state,
    ranges: [...state.ranges, added],
    nextId: state.nextId + 1,
    undo: withoutUndoOf(state.undo, day),
  };
}

function change(state: WeekState, { id, start, end }: WeekAction & { type: "change" }): WeekState {
  const changed = state.ranges.find((range) => range.id === id);
  if (!changed) return state;
  const next = { ...changed, start: start ?? changed.start, end: end ?? changed.end };
  return {
    ...state,
    ranges: state.ranges.map((range) => (range.id === id ? next : range)),
    undo: withoutUndoOf(state.undo, changed.day),
  };
}

function remove(state: WeekState, id: string): WeekState {
  const removed = state.ranges.find((range) => range.id === id);
  if (!removed) return state;
  const { day } = removed;
  const before = rangesOfDay(state.ranges, day);
  return {
    ...state,
    ranges: state.ranges.filter((range) => range.id !== id),
    undo: { kind: "remove", day, days: [day], before, removed },
  };
}

function copy(state: WeekState, from: DayOfWeek, to: readonly DayOfWeek[]): WeekState {
  const days = to.filter((day) => day !== from);
  if (days.length === 0) return state;
  const source = rangesOfDay(state.ranges, from);
  const copies = days
    .flatMap((day) => source.map((range) => ({ ...range, day })))
    .map((range, index) => ({ ...range, id: nextRangeId({ nextId: state.nextId + index }) }));
  return {
    ...state,
    ranges: [...state.ranges.filter(({ day }) => !days.includes(day)), ...copies],
    nextId: state.nextId + copies.length,
    undo: {
      kind: "copy",
      day: from,
      days,
      before: state.ranges.filter(({ day }) => days.includes(day)),
    },
  };
}

function undo(state: WeekState): WeekState {
  if (!state.undo) return state;
  const { days, before } = state.undo;
  return {
    ...state,
    ranges: [...state.ranges.filter(({ day }) => !days.includes(day)), ...before],
    undo: null,
  };
}

export function weekReducer(state: WeekState, action: WeekAction): WeekState {
  switch (action.type) {
    case "add":
      return add(state, action.day);
    case "change":
      return change(state, action);
    case "remove":
      return remove(state, action.id);
    case "copy":
      return copy(state, action.from, action.to);
    case "undo":
      return undo(state);
    case "saved":
      return { ...state, saved: state.ranges, undo: null };
  }
}
