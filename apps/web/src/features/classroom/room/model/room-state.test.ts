import type { Stroke } from "@riwaq/contracts/classroom/room";
import type { ToSeat } from "@riwaq/contracts/classroom/socket";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import {
  buildMark,
  buildSeatState,
  buildSnapshot,
  buildView,
  idOf,
} from "../../../../../test/build-classroom.ts";
import { type RoomState, reduceRoom } from "./room-state.ts";

const at = (second: number) => new Date(Date.UTC(2026, 10, 24, 17, 0, second)).toISOString();
const stroke = (number: number): Stroke => ({
  id: idOf(number),
  board: 1,
  colour: "ink",
  width: 6,
  points: [0, 0, 50],
  by_id: idOf(2),
  drawn_at: at(number),
});
const message = (number: number) => ({
  id: idOf(number),
  by_id: idOf(2),
  by_name: "Y",
  text: String(number),
  word: null,
  sent_at: at(number),
});
const mark = (number: number, isVoided: boolean) =>
  buildMark({
    id: idOf(number),
    word: number,
    marked_at: at(number),
    voided_at: isVoided ? at(number + 30) : null,
  });

/** Some numbers, each of which is a mark, a stroke and a message; of some a later word says that they are gone. */
const world = fc.record({
  all: fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 8 }),
  gone: fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 8 }),
  known: fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 8 }),
});

function changesOf({ all, gone }: { all: number[]; gone: number[] }): ToSeat[] {
  const isGone = (number: number) => gone.includes(number);
  return all.flatMap((number): ToSeat[] => [
    { type: "mark", mark: mark(number, false) },
    ...(isGone(number) ? [{ type: "mark" as const, mark: mark(number, true) }] : []),
    { type: "stroke", stroke: stroke(number) },
    ...(isGone(number) ? [{ type: "wiped" as const, ids: [idOf(number)] }] : []),
    { type: "message", message: message(number) },
  ]);
}

const seen = (state: RoomState | null) => state && { ...state, wiped: null };

describe("the room", () => {
  it("is the same after all that was told, in whatever order and however often", () => {
    const order = world.chain((told) => {
      const changes = changesOf(told);
      const repeated = fc.shuffledSubarray([...changes, ...changes], {
        minLength: changes.length * 2,
      });
      return fc.record({ told: fc.constant(told), changes: repeated });
    });
    fc.assert(
      fc.property(order, ({ told: { all, gone, known }, changes }) => {
        const before = known.filter((number) => all.includes(number));
        const begun = buildSnapshot({
          marks: before.map((number) => mark(number, false)),
          strokes: before.map(stroke),
          messages: before.map(message),
        });
        const whole = buildSnapshot({
          marks: all.map((number) => mark(number, gone.includes(number))),
          strokes: all.filter((number) => !gone.includes(number)).map(stroke),
          messages: all.map(message),
        });
        const ended = changes.reduce(reduceRoom, reduceRoom(null, begun));
        expect(seen(ended)).toEqual(seen(reduceRoom(null, whole)));
      }),
    );
  });

  it("is replaced by a snapshot, whatever it was", () => {
    fc.assert(
      fc.property(world, (told) => {
        const before = changesOf(told).reduce(reduceRoom, reduceRoom(null, buildSnapshot()));
        expect(reduceRoom(before, buildSnapshot())).toEqual(reduceRoom(null, buildSnapshot()));
      }),
    );
  });

  it("keeps the last word of the view, of the seats and of a seat", () => {
    const told: ToSeat[] = [
      buildSnapshot(),
      { type: "view", view: buildView({ page: 3 }) },
      { type: "view", view: buildView({ page: 4 }) },
      { type: "state", seat: idOf(9), state: buildSeatState({ is_hand_up: true }) },
      { type: "state", seat: idOf(9), state: buildSeatState() },
      { type: "seats", seats: [] },
      { type: "recording", is_recorded: true, recording: null },
    ];
    const state = told.reduce(reduceRoom, null);
    expect(state?.view.page).toBe(4);
    expect(state?.states[idOf(9)]?.is_hand_up).toBe(false);
    expect(state?.seats).toEqual([]);
    expect(state?.isRecorded).toBe(true);
  });

  it("is nothing before the first snapshot, and knows nothing of what passes", () => {
    expect(reduceRoom(null, { type: "view", view: buildView() })).toBeNull();
    const state = reduceRoom(null, buildSnapshot());
    expect(reduceRoom(state, { type: "beat", now: at(1) })).toBe(state);
  });
});
