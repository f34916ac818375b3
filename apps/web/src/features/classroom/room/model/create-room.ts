import type { RoomView, RoomViewChange } from "@riwaq/contracts/classroom/room";
import * as classroom from "@riwaq/contracts/classroom/room.calls";
import type {
  FromSeat,
  Pointer,
  SeatState,
  Signal,
  ToSeat,
} from "@riwaq/contracts/classroom/socket";
import { mayLead, type SeatRole } from "@riwaq/domain/classroom/seats";

import { api } from "../../../../lib/api.ts";
import { randomUuid } from "../../../../lib/random-uuid.ts";
import { type Deed, type Me, type Waiting, changesOf, perform } from "./deeds.ts";
import { type OutboxStore, createOutbox } from "./outbox.ts";
import { type Line, type LineState, openLine } from "./room-line.ts";
import { type RoomState, reduceRoom } from "./room-state.ts";
import { createValue } from "./value.ts";
import { createViewSender } from "./view-sender.ts";

export type RoomOptions = {
  lesson: string;
  seat: string;
  role: SeatRole;
  pupil: string | null;
  me: Me;
  store: OutboxStore;
};

type Told = {
  onRefusedDeed: (error: unknown) => void;
  /** There may be no way in any more. */
  onRefusedLine: () => void;
};

/** What the page draws: the server's word, with what this seat did on top of it. */
export type Shown = {
  line: LineState;
  room: RoomState | null;
  /** What one says of oneself. */
  own: SeatState;
  roundTripMs: number | null;
  /** So much later is it at the server than here. */
  aheadMs: number;
};

export type Room = ReturnType<typeof createRoom>;

const FIRST_STATE: SeatState = {
  is_hand_up: false,
  is_muted: true,
  has_camera: false,
  sound: "auto",
  page: null,
};

/** A word is pointed at no more often than that. */
const POINT_EVERY_MS = 80;

const seatOf = ({ lesson, seat, role, pupil }: RoomOptions) => {
  const asked = new URLSearchParams({ seat, role, ...(pupil !== null && { pupil }) });
  const { protocol, host } = location;
  const scheme = protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${host}/api/classroom/${encodeURIComponent(lesson)}/socket/?${asked}`;
};

/** A pupil's page stays where it is once nobody follows, and is the teacher's again once everybody does. */
function pageAfter(before: RoomView | undefined, { is_followed }: RoomView, own: number | null) {
  if (!before || before.is_followed === is_followed) return own;
  return is_followed ? null : (own ?? before.page);
}

/** Everything that a seat in a room does and knows, from coming in to leaving. */
export function createRoom(options: RoomOptions) {
  const { lesson, role, me } = options;
  const shown = createValue<Shown>({
    line: { kind: "connecting" },
    room: null,
    own: FIRST_STATE,
    roundTripMs: null,
    aheadMs: 0,
  });
  const pointer = createValue<Pointer>(null);
  const heard = createValue<string | null>(null);
  const signals = new Set<(from: string, signal: Signal) => void>();
  let told: RoomState | null = null;
  let [line, tellTo]: [Line | null, Told | null] = [null, null];
  let [waiting, pending]: [readonly Waiting[], RoomViewChange] = [[], {}];

  const show = (next: Partial<Shown> = {}) => {
    const room = told && withOwn(told, { waiting, pending, me });
    shown.set({ ...shown.get(), ...next, room });
  };
  const apply = (changes: readonly ToSeat[]) => {
    const before = told?.view;
    told = changes.reduce(reduceRoom, told);
    if (told && !mayLead(role)) {
      const { own } = shown.get();
      const page = pageAfter(before, told.view, own.page);
      if (page !== own.page) return say({ page });
    }
    return show();
  };
  const outbox = createOutbox({
    lesson,
    by: me.id,
    store: options.store,
    perform,
    onArrived: (one, answer) => {
      if (answer) apply([answer]);
      else if (told) apply(changesOf(one, { room: told, me }));
    },
    onRefused: (_, error) => tellTo?.onRefusedDeed(error),
    onChange: (all) => {
      waiting = all;
      show();
    },
  });
  const view = createViewSender({
    perform: (body) => api(classroom.changeView, { params: { id: lesson }, body }),
    onArrived: (next) => apply([{ type: "view", view: next }]),
    onRefused: (error) => tellTo?.onRefusedDeed(error),
    onChange: (all) => {
      pending = all;
      show();
    },
  });
  const say = (next: Partial<SeatState>) => {
    const own = { ...shown.get().own, ...next };
    show({ own });
    line?.send({ type: "state", state: own });
  };
  const onMessage = (message: ToSeat) => {
    if (message.type === "signal") {
      for (const tell of signals) tell(message.from, message.signal);
    } else if (message.type === "pointer") pointer.set(message.at);
    else {
      const { roundTripMs } = shown.get();
      if ("now" in message) show({ aheadMs: aheadOf(message.now, roundTripMs ?? 0) });
      apply([message]);
    }
    if (message.type !== "room") return;
    // Whoever comes back tells anew what was said of the seat, and what could not be sent meanwhile.
    say({});
    void outbox.flush();
    void view.flush();
  };
  const at = () => new Date(Date.now() + shown.get().aheadMs).toISOString();

  return {
    lesson,
    seat: options.seat,
    role,
    pupil: options.pupil,
    me,
    shown,
    /** Whom the teacher hears now, where there are several. */
    heard,
    /** Where the teacher points, as it is told; drawn past React, many times a second. */
    pointer,
    say,
    point: pointing((message) => line?.send(message)),
    do: (deed: Deed) => {
      const id = deed.kind === "mark" ? deed.mark.id : randomUuid();
      outbox.add({ id, lesson, by: me.id, at: at(), deed });
    },
    changeView: view.change,
    signal: (to: string, signal: Signal) => line?.send({ type: "signal", to, signal }),
    onSignal: (tell: (from: string, signal: Signal) => void) => {
      signals.add(tell);
      return () => void signals.delete(tell);
    },
    /** Sits down; what it gives back stands up again. */
    enter: (told: Told) => {
      tellTo = told;
      line = openLine({
        address: seatOf(options),
        onMessage,
        onRefused: told.onRefusedLine,
        onRoundTrip: (roundTripMs) => show({ roundTripMs }),
        onState: (state) => show({ line: state }),
      });
      void outbox.recover();
      return () => {
        outbox.shut();
        view.shut();
        line?.shut();
      };
    },
  };
}

const aheadOf = (now: string, roundTripMs: number) =>
  Math.round(Date.parse(now) + roundTripMs / 2 - Date.now());

type Own = { waiting: readonly Waiting[]; pending: RoomViewChange; me: Me };

function withOwn(told: RoomState, { waiting, pending, me }: Own): RoomState {
  const done = waiting.reduce<RoomState>(
    (room, one) => changesOf(one, { room, me }).reduce(reduceSure, room),
    told,
  );
  if (Object.keys(pending).length === 0) return done;
  return { ...done, view: { ...done.view, ...pending } as RoomView };
}

const reduceSure = (room: RoomState, change: ToSeat): RoomState => reduceRoom(room, change) ?? room;

/** The last place counts, and no more than one in a while. */
function pointing(send: (message: FromSeat) => void) {
  let [last, waiting]: [string, ReturnType<typeof setTimeout> | undefined] = ["null", undefined];
  let next: Pointer = null;
  let isResting = false;
  const tell = () => {
    const text = JSON.stringify(next);
    if (text === last) {
      isResting = false;
      return;
    }
    last = text;
    isResting = true;
    send({ type: "pointer", at: next });
    clearTimeout(waiting);
    waiting = setTimeout(tell, POINT_EVERY_MS);
  };
  return (at: Pointer) => {
    next = at;
    if (!isResting) tell();
  };
}
