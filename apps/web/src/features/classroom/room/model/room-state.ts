import type { RoomMessage, RoomView, Seat, Stroke } from "@riwaq/contracts/classroom/room";
import type { RoomSnapshot, SeatState, ToSeat } from "@riwaq/contracts/classroom/socket";
import type { Mark } from "@riwaq/contracts/learning/marks";
import type { Recitation } from "@riwaq/contracts/learning/recitations";

/** The room as the server tells of it. */
export type RoomState = {
  startsAt: string;
  endsAt: string;
  closesAt: string;
  /** One's own. */
  seat: Seat;
  seats: readonly Seat[];
  states: Readonly<Record<string, SeatState>>;
  view: RoomView;
  /** In the order in which they were made, those that were taken back among them. */
  marks: readonly Mark[];
  strokes: readonly Stroke[];
  /** Strokes that are gone: one of them may still be told of. */
  wiped: ReadonlySet<string>;
  messages: readonly RoomMessage[];
  isRecorded: boolean;
  /** Null also where it is another family's. */
  recording: Recitation | null;
};

type Known = { id: string };

/** One of a list that is kept in its order, each id once. */
function placed<T extends Known>(
  list: readonly T[],
  one: T,
  { at, newer }: { at: (one: T) => string; newer?: (known: T, told: T) => T },
): readonly T[] {
  const known = list.find(({ id }) => id === one.id);
  const kept = known && newer ? newer(known, one) : one;
  const orderOf = (other: T) => `${at(other)} ${other.id}`;
  return [...list.filter(({ id }) => id !== one.id), kept].toSorted((a, b) =>
    orderOf(a) < orderOf(b) ? -1 : 1,
  );
}

/** Taken back is taken back: word of the time before may come later. */
const newerMark = (known: Mark, told: Mark) =>
  known.voided_at !== null && told.voided_at === null ? known : told;

const withMark = (marks: readonly Mark[], mark: Mark) =>
  placed(marks, mark, { at: ({ marked_at }) => marked_at, newer: newerMark });
const withStroke = (strokes: readonly Stroke[], stroke: Stroke) =>
  placed(strokes, stroke, { at: ({ drawn_at }) => drawn_at });
const withMessage = (messages: readonly RoomMessage[], message: RoomMessage) =>
  placed(messages, message, { at: ({ sent_at }) => sent_at });

function stateOf(told: RoomSnapshot): RoomState {
  const { starts_at, ends_at, closes_at, seat, seats, states, view, recording } = told;
  return {
    startsAt: starts_at,
    endsAt: ends_at,
    closesAt: closes_at,
    seat,
    seats,
    states,
    view,
    marks: told.marks.reduce<readonly Mark[]>(withMark, []),
    strokes: told.strokes.reduce<readonly Stroke[]>(withStroke, []),
    wiped: new Set(),
    messages: told.messages.reduce<readonly RoomMessage[]>(withMessage, []),
    isRecorded: told.is_recorded,
    recording,
  };
}

function withoutStrokes(state: RoomState, ids: readonly string[]): RoomState {
  const wiped = new Set([...state.wiped, ...ids]);
  return { ...state, wiped, strokes: state.strokes.filter(({ id }) => !wiped.has(id)) };
}

/**
 * The room after word from the server. A snapshot replaces everything; the same word again, or later than what came after
 * it, changes nothing.
 */
export function reduceRoom(state: RoomState | null, told: ToSeat): RoomState | null {
  if (told.type === "room") return stateOf(told);
  if (!state) return state;
  switch (told.type) {
    case "seats":
      return { ...state, seats: told.seats };
    case "state":
      return { ...state, states: { ...state.states, [told.seat]: told.state } };
    case "view":
      return { ...state, view: told.view };
    case "mark":
      return { ...state, marks: withMark(state.marks, told.mark) };
    case "stroke":
      if (state.wiped.has(told.stroke.id)) return state;
      return { ...state, strokes: withStroke(state.strokes, told.stroke) };
    case "wiped":
      return withoutStrokes(state, told.ids);
    case "message":
      return { ...state, messages: withMessage(state.messages, told.message) };
    case "recording":
      return { ...state, isRecorded: told.is_recorded, recording: told.recording };
    default:
      return state;
  }
}
