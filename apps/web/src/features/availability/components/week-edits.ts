import type { DayOfWeek } from "@riwaq/domain/time/day-of-week";
import type { Dispatch } from "react";
import { flushSync } from "react-dom";

import { nextRangeId } from "../model/week-reducer.ts";
import type { WeekAction, WeekState } from "../model/week-reducer.ts";
import type { EditedRange } from "../model/week.ts";
import { controlIds, focusControl } from "./focus-control.ts";

/** The next range of the day, or the one before, or what adds a range. */
function neighbourOf(range: EditedRange, ofDay: readonly EditedRange[]) {
  const place = ofDay.indexOf(range);
  const neighbour = ofDay[place + 1] ?? ofDay[place - 1];
  return neighbour ? controlIds.remove(neighbour.id) : controlIds.add(range.day);
}

/** The edits of the week, each of which leaves the focus where the next one is likely. */
export function weekEdits(state: WeekState, dispatch: Dispatch<WeekAction>) {
  const dispatchThenFocus = (action: WeekAction, controlId: string) => {
    flushSync(() => dispatch(action));
    focusControl(controlId);
  };
  return {
    add: (day: DayOfWeek) =>
      dispatchThenFocus({ type: "add", day }, controlIds.start(nextRangeId(state))),
    change: (id: string, hours: { start?: string; end?: string }) =>
      dispatch({ type: "change", id, ...hours }),
    remove: (range: EditedRange, ofDay: readonly EditedRange[]) =>
      dispatchThenFocus({ type: "remove", id: range.id }, neighbourOf(range, ofDay)),
    copy: (from: DayOfWeek, to: readonly DayOfWeek[]) => dispatch({ type: "copy", from, to }),
    undo: () => {
      const { removed, day } = state.undo ?? {};
      if (day === undefined) return;
      const target = removed ? controlIds.start(removed.id) : controlIds.add(day);
      dispatchThenFocus({ type: "undo" }, target);
    },
  };
}

export type WeekEdits = ReturnType<typeof weekEdits>;
