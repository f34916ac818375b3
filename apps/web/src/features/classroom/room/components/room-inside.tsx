import type { Classroom, SeatChoice } from "@riwaq/contracts/classroom/room";
import type { CurrentUser } from "@riwaq/contracts/identity/users";
import { type ReactNode, useMemo } from "react";

import type { OwnDevices } from "../../../../lib/media/chosen-devices.ts";
import type { RoomParts } from "../model/room-parts.ts";
import { useOwnRoom } from "../model/use-own-room.ts";
import { InsideContext, lineIn, useInside, useShown } from "../model/use-room.ts";
import { RoomLayout } from "./room-layout.tsx";
import { ClosedRoom } from "./way-out.tsx";

const PlainVoice = ({ children }: { children: ReactNode }) => children;

type InsideProps = {
  classroom: Classroom;
  choice: SeatChoice;
  devices: OwnDevices | null;
  user: CurrentUser;
  parts: RoomParts;
  onRefusedLine: () => void;
  onLeave: () => void;
};

/** A seat in the room, from coming in to leaving. */
export function RoomInside(props: InsideProps) {
  const { classroom, devices, parts, onLeave } = props;
  const room = useOwnRoom(props);
  const inside = useMemo(() => ({ room, classroom, devices }), [room, classroom, devices]);
  const Voice = parts.Voice ?? PlainVoice;
  return (
    <InsideContext.Provider value={inside}>
      <UntilClosed>
        <Voice>
          <RoomLayout parts={parts} onLeave={onLeave} />
        </Voice>
      </UntilClosed>
    </InsideContext.Provider>
  );
}

/** The server closes the room, or this seat in it, for a reason. */
function UntilClosed({ children }: { children: ReactNode }) {
  const { room } = useInside();
  const line = useShown(room, lineIn);
  if (line.kind !== "closed") return children;
  return <ClosedRoom lesson={room.lesson} seatRole={room.role} reason={line.reason} />;
}
