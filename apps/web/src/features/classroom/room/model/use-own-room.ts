import type { SeatChoice } from "@riwaq/contracts/classroom/room";
import type { Classroom } from "@riwaq/contracts/classroom/room";
import type { CurrentUser } from "@riwaq/contracts/identity/users";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";

import { toast } from "../../../../components/ui/toast-store.ts";
import { randomUuid } from "../../../../lib/random-uuid.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { type Room, createRoom } from "./create-room.ts";
import { deviceStore } from "./outbox-store.ts";

type OwnRoom = {
  classroom: Classroom;
  choice: SeatChoice;
  user: CurrentUser;
  onRefusedLine: () => void;
};

/** Sits down as long as the page is shown. */
export function useOwnRoom({ classroom, choice, user, onRefusedLine }: OwnRoom): Room | null {
  const { t } = useTranslation("classroom");
  const failureMessages = useFailureMessages();
  const [room, setRoom] = useState<Room | null>(null);
  const onRefusedDeed = useEffectEvent((error: unknown) =>
    toast({
      title: t("room.refused"),
      description: failureMessages(error).join(" "),
      variant: "destructive",
    }),
  );
  const refuse = useEffectEvent(onRefusedLine);
  const { id: lesson } = classroom;
  const { role, pupil_id: pupil } = choice;
  const { id, name } = user;
  useEffect(() => {
    const made = createRoom({
      lesson,
      // Each time one comes in is another seat: what hung on the one before has ended.
      seat: randomUuid(),
      role,
      pupil,
      me: { id, name, role: role === "teacher" ? "teacher" : "pupil" },
      store: deviceStore,
      onRefusedDeed: (error) => onRefusedDeed(error),
      onRefusedLine: () => refuse(),
    });
    setRoom(made);
    return () => made.leave();
  }, [lesson, role, pupil, id, name]);
  return room;
}
