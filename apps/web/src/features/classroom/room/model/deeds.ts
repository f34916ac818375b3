import type { NewRoomMessage, NewStroke } from "@riwaq/contracts/classroom/room";
import * as classroom from "@riwaq/contracts/classroom/room.calls";
import type { ToSeat } from "@riwaq/contracts/classroom/socket";
import type { Mark, MarkChange, NewMark } from "@riwaq/contracts/learning/marks";
import * as marks from "@riwaq/contracts/learning/marks.calls";

import { api } from "../../../../lib/api.ts";
import type { RoomState } from "./room-state.ts";

/** What somebody does in a room that has to last. Ids are made here: what is sent twice is one. */
export type Deed =
  | { kind: "mark"; mark: NewMark }
  | { kind: "take-back"; id: string }
  | { kind: "change-mark"; id: string; change: MarkChange }
  | { kind: "stroke"; stroke: NewStroke }
  | { kind: "wipe"; id: string }
  | { kind: "clear-board"; board: number }
  | { kind: "message"; message: NewRoomMessage };

export type Waiting = {
  id: string;
  lesson: string;
  /** Whose it is: another person at this device sends nothing of it. */
  by: string;
  at: string;
  deed: Deed;
};

/** Sends a deed; the answer, where there is one, is what everybody else is told. */
export async function perform({ lesson, deed }: Waiting): Promise<ToSeat | null> {
  const params = { id: lesson };
  switch (deed.kind) {
    case "mark":
      return { type: "mark", mark: await api(marks.make, { body: deed.mark }) };
    case "take-back":
      return { type: "mark", mark: await api(marks.takeBack, { params: { id: deed.id } }) };
    case "change-mark": {
      const { id, change } = deed;
      return { type: "mark", mark: await api(marks.change, { params: { id }, body: change }) };
    }
    case "stroke":
      await api(classroom.draw, { params, body: deed.stroke });
      return null;
    case "wipe":
      await api(classroom.wipe, { params: { ...params, stroke: deed.id } });
      return null;
    case "clear-board":
      await api(classroom.clearBoard, { params, body: { board: deed.board } });
      return null;
    case "message": {
      const message = await api(classroom.sendMessage, { params, body: deed.message });
      return { type: "message", message };
    }
  }
}

function newMark({ deed, at }: Waiting, { id, name, role }: Me): Mark | null {
  if (deed.kind !== "mark") return null;
  return {
    ...deed.mark,
    detail: deed.mark.detail ?? "",
    note: deed.mark.note ?? "",
    by: role,
    by_name: name,
    by_id: id,
    marked_at: at,
    shown_from: at,
    voided_at: null,
  };
}

export type Me = { id: string; name: string; role: Mark["by"] };

/** What the room will be told of a deed: shown at once, before anybody was. */
export function changesOf(waiting: Waiting, { room, me }: { room: RoomState; me: Me }): ToSeat[] {
  const { deed, at } = waiting;
  const markOf = (id: string) => room.marks.find((mark) => mark.id === id);
  switch (deed.kind) {
    case "mark": {
      const mark = markOf(deed.mark.id) ? null : newMark(waiting, me);
      return mark ? [{ type: "mark", mark }] : [];
    }
    case "take-back": {
      const mark = markOf(deed.id);
      return mark ? [{ type: "mark", mark: { ...mark, voided_at: mark.voided_at ?? at } }] : [];
    }
    case "change-mark": {
      const mark = markOf(deed.id);
      return mark ? [{ type: "mark", mark: { ...mark, ...said(deed.change) } }] : [];
    }
    case "stroke":
      return [{ type: "stroke", stroke: { ...deed.stroke, by_id: me.id, drawn_at: at } }];
    case "wipe":
      return [{ type: "wiped", ids: [deed.id] }];
    case "clear-board": {
      const strokes = room.strokes.filter(({ board }) => board === deed.board);
      return [{ type: "wiped", ids: strokes.map(({ id }) => id) }];
    }
    case "message": {
      const { id, text = "", word = null } = deed.message;
      const by = { by_id: me.id, by_name: me.name };
      return [{ type: "message", message: { id, text, word, sent_at: at, ...by } }];
    }
  }
}

const said = ({ kind, detail, note }: MarkChange) => ({
  ...(kind !== undefined && { kind }),
  ...(detail !== undefined && { detail }),
  ...(note !== undefined && { note }),
});

/** What may lie on this device until it was sent: ids, a word and a kind, and nothing that somebody wrote. */
export function keptOf(waiting: Waiting): Waiting | null {
  const { deed } = waiting;
  if (deed.kind === "take-back") return waiting;
  if (deed.kind !== "mark") return null;
  return { ...waiting, deed: { ...deed, mark: { ...deed.mark, note: "" } } };
}
