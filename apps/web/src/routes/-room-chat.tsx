import type { RoomMessage } from "@riwaq/contracts/classroom/room";
import { mayLead } from "@riwaq/domain/classroom/seats";

import { useWordOf } from "../components/mushaf/use-word-of.ts";
import { Chat } from "../features/classroom/chat/components/chat.tsx";
import type { Shown } from "../features/classroom/room/model/create-room.ts";
import { useInside, useShown } from "../features/classroom/room/model/use-room.ts";

const NO_MESSAGES: readonly RoomMessage[] = [];
const messagesIn = ({ room }: Shown) => room?.messages ?? NO_MESSAGES;

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
