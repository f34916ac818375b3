import type { Classroom, SeatChoice } from "@riwaq/contracts/classroom/room";
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

/** Sits down as long as the page is shown. Each time is another seat: what hung on the one before has ended. */
export function useOwnRoom({ classroom, choice, user, onRefusedLine }: OwnRoom): Room {
  const { t } = useTranslation("classroom");
  const failureMessages = useFailureMessages();
  const [room] = useState(() => {
    const { role, pupil_id: pupil } = choice;
    const { id, name } = user;
    const me = { id, name, role: role === "teacher" ? "teacher" : "pupil" } as const;
    return createRoom({
      lesson: classroom.id,
      seat: randomUuid(),
      role,
      pupil,
      me,
      store: deviceStore,
    });
  });
  const refuseDeed = useEffectEvent((error: unknown) => {
    const description = failureMessages(error).join(" ");
    toast({ title: t("room.refused"), description, variant: "destructive" });
  });
  const refuseLine = useEffectEvent(onRefusedLine);
  useEffect(
    () =>
      room.enter({
        onRefusedDeed: (error) => refuseDeed(error),
        onRefusedLine: () => refuseLine(),
      }),
    [room],
  );
  return room;
}
