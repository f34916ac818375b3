import type { RoomMessage } from "@riwaq/contracts/classroom/room";
import { mayLead } from "@riwaq/domain/classroom/seats";
import type { WordPlace } from "@riwaq/domain/learning/mushaf/words";
import { Paperclip } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useWordOf } from "../components/mushaf/use-word-of.ts";
import { Button } from "../components/ui/button.tsx";
import { Chat } from "../features/classroom/chat/components/chat.tsx";
import { WordText } from "../features/classroom/room/components/word-text.tsx";
import type { Shown } from "../features/classroom/room/model/create-room.ts";
import { useMarksSeen } from "../features/classroom/room/model/use-pupil.ts";
import { useInside, useShown } from "../features/classroom/room/model/use-room.ts";

const NO_MESSAGES: readonly RoomMessage[] = [];
const messagesIn = ({ room }: Shown) => room?.messages ?? NO_MESSAGES;

/** The word that was marked last is what people write about. */
function OfferedWord({ at, onTake }: { at: WordPlace; onTake: () => void }) {
  const { t } = useTranslation("classroom");
  return (
    <Button variant="outline" size="sm" className="h-auto min-h-11 w-full" onClick={onTake}>
      <Paperclip aria-hidden strokeWidth={1.75} />
      {t("chat.offer")}
      <WordText at={at} />
    </Button>
  );
}

export function RoomChat() {
  const { room, classroom } = useInside();
  const messages = useShown(room, messagesIn);
  const lastMarked = useMarksSeen().findLast(({ voided_at }) => voided_at === null);
  const [draft, setDraft] = useState<WordPlace | null>(null);
  const { teacher, pupils } = classroom;
  const pupil = pupils.find(({ id }) => id === room.pupil) ?? pupils[0];
  const zone = mayLead(room.role) ? teacher.zone : (pupil ?? teacher).zone;
  const take = ({ sura, aya, word }: WordPlace) => setDraft({ sura, aya, word });
  return (
    <div className="flex h-full flex-col gap-3 px-4 pt-14 pb-4">
      <div className="min-h-0 grow">
        <Chat
          messages={messages}
          me={room.me.id}
          zone={zone}
          onSend={(message) => room.do({ kind: "message", message })}
          // What was not sent is sent again by itself.
          onRetry={() => {}}
          wordOf={useWordOf()}
          draftWord={draft}
          onClearWord={() => setDraft(null)}
        />
      </div>
      {lastMarked && draft === null && room.role !== "listener" && room.role !== "staff" && (
        <OfferedWord at={lastMarked} onTake={() => take(lastMarked)} />
      )}
    </div>
  );
}
