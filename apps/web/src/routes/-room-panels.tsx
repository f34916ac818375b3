import type { RoomMessage, Stroke } from "@riwaq/contracts/classroom/room";
import * as resources from "@riwaq/contracts/learning/resources.calls";
import { mayLead, maySpeak } from "@riwaq/domain/classroom/seats";
import { useSyncExternalStore } from "react";

import { useWordOf } from "../components/mushaf/use-word-of.ts";
import { Board } from "../features/classroom/board/components/board.tsx";
import { Chat } from "../features/classroom/chat/components/chat.tsx";
import { Material } from "../features/classroom/material/components/material.tsx";
import type { Shown } from "../features/classroom/room/model/create-room.ts";
import { useInside, useShown, viewIn } from "../features/classroom/room/model/use-room.ts";
import { hrefOf } from "../lib/api.ts";

const [NO_STROKES, NO_MESSAGES]: [readonly Stroke[], readonly RoomMessage[]] = [[], []];
const strokesIn = ({ room }: Shown) => room?.strokes ?? NO_STROKES;
const messagesIn = ({ room }: Shown) => room?.messages ?? NO_MESSAGES;

export function RoomBoard() {
  const { room, classroom } = useInside();
  const board = useShown(room, viewIn)?.board ?? 1;
  const strokes = useShown(room, strokesIn);
  const at = useSyncExternalStore(room.pointer.subscribe, room.pointer.get);
  const leads = mayLead(room.role);
  const people = [classroom.teacher, ...classroom.pupils];
  return (
    <div className="mx-auto w-full max-w-5xl overflow-y-auto p-3">
      <Board
        board={board}
        strokes={strokes}
        pointer={!leads && at && "x" in at ? at : null}
        me={room.me.id}
        nameOf={(id) => people.find((one) => one.id === id)?.name ?? ""}
        mayDraw={maySpeak(room.role)}
        mayClear={leads}
        onDraw={async (stroke) => room.do({ kind: "stroke", stroke })}
        onWipe={async (id) => room.do({ kind: "wipe", id })}
        onClear={async (cleared) => room.do({ kind: "clear-board", board: cleared })}
        onBoard={leads ? (next) => room.changeView({ board: next }) : undefined}
        onPoint={leads ? room.point : undefined}
      />
    </div>
  );
}

export function RoomMaterial() {
  const { room, classroom } = useInside();
  const shown = useShown(room, viewIn)?.material ?? null;
  const open = (resource_id: string, page: number) =>
    room.changeView({ material: { resource_id, page } });
  return (
    <div className="mx-auto w-full max-w-5xl overflow-y-auto p-3">
      <Material
        items={classroom.material}
        current={shown?.resource_id ?? null}
        page={shown?.page ?? 1}
        mayLead={mayLead(room.role)}
        onOpen={(id) => open(id, 1)}
        onPage={(page) => shown && open(shown.resource_id, page)}
        fileAddress={(id) => hrefOf(resources.file, { params: { id } })}
      />
    </div>
  );
}

export function RoomChat() {
  const { room, classroom } = useInside();
  const messages = useShown(room, messagesIn);
  const { teacher, pupils } = classroom;
  const pupil = pupils.find(({ id }) => id === room.pupil) ?? pupils[0];
  const zone = mayLead(room.role) ? teacher.zone : (pupil ?? teacher).zone;
  return (
    <div className="h-full px-4 pt-14 pb-4">
      <Chat
        messages={messages}
        me={room.me.id}
        zone={zone}
        onSend={(message) => room.do({ kind: "message", message })}
        // What was not sent is sent again by itself.
        onRetry={() => {}}
        wordOf={useWordOf()}
        draftWord={null}
        onClearWord={() => {}}
      />
    </div>
  );
}
