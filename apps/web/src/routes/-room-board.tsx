import type { Stroke } from "@riwaq/contracts/classroom/room";
import { mayLead, maySpeak } from "@riwaq/domain/classroom/seats";
import { useSyncExternalStore } from "react";

import { Board } from "../features/classroom/board/components/board.tsx";
import type { Shown } from "../features/classroom/room/model/create-room.ts";
import { useInside, useShown, viewIn } from "../features/classroom/room/model/use-room.ts";

const NO_STROKES: readonly Stroke[] = [];
const strokesIn = ({ room }: Shown) => room?.strokes ?? NO_STROKES;

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
        pointer={!leads && at && "x" in at && !("page" in at) ? at : null}
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
