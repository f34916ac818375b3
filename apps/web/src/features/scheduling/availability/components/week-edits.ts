import type { DayOfWeek } from "@riwaq/domain/time/day-of-week";
import type { Dispatch } from "react";
import { flushSync } from "react-dom";

import { nextRangeId } from "../model/week-reducer.ts";
import type { WeekAction, WeekState } from "../model/week-reducer.ts";
import type { EditedRange } from "../model/week.ts";
import { focusControl } from "./focus-control.ts";
import type { ControlIds } from "./focus-control.ts";

/** The next range of the day, or the one before, or what adds a range. */
function neighbourOf(range: EditedRange, ofDay: readonly EditedRange[], ids: ControlIds) {
  const place = ofDay.indexOf(range);
  const neighbour = ofDay[place + 1] ?? ofDay[place - 1];
  return neighbour ? ids.remove(neighbour.id) : ids.add(range.day);
}

/** The edits of the week, each of which leaves the focus where the next one is likely. */
export function weekEdits(state: WeekState, dispatch: Dispatch<WeekAction>, ids: ControlIds) {
  const dispatchThenFocus = (action: WeekAction, controlId: string) => {
    flushSync(() => dispatch(action));
    focusControl(controlId);
  };
  return {
    ids,
    add: (day: DayOfWeek) => dispatchThenFocus({ type: "add", day }, ids.start(nextRangeId(state))),
    change: (id: string, hours: { start?: string; end?: string }) =>
      dispatch({ type: "change", id, ...hours }),
    remove: (range: EditedRange, ofDay: readonly EditedRange[]) =>
      dispatchThenFocus({ type: "remove", id: range.id }, neighbourOf(range, ofDay, ids)),
    copy: (from: DayOfWeek, to: readonly DayOfWeek[]) => dispatch({ type: "copy", from, to }),
    undo: () => {
      const { removed, day } = state.undo ?? {};
      if (day === undefined) return;
      const target = removed ? ids.start(removed.id) : ids.add(day);
      dispatchThenFocus({ type: "undo" }, target);
    },
  };
}

export type WeekEdits = ReturnType<typeof weekEdits>;
