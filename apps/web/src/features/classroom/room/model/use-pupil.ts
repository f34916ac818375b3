import type { Mark } from "@riwaq/contracts/learning/marks";
import { mayLead } from "@riwaq/domain/classroom/seats";
import { useMemo, useSyncExternalStore } from "react";

import type { Shown } from "./create-room.ts";
import { marksSeen } from "./looks.ts";
import { marksIn, useInside, useShown } from "./use-room.ts";

/** Whose recitation is marked: whom the teacher hears now, or the pupil of this seat. Null where all are meant. */
export function useHeardPupil(): string | null {
  const { room, classroom } = useInside();
  const chosen = useSyncExternalStore(room.heard.subscribe, room.heard.get);
  if (!mayLead(room.role)) return room.pupil;
  return chosen ?? classroom.pupils[0]?.id ?? null;
}

const areShownIn = ({ room }: Shown) => room?.view.are_marks_shown ?? false;

/** The marks of this lesson that this seat sees, in the order in which they were made. */
export function useMarksSeen(select: (shown: Shown) => readonly Mark[] = marksIn) {
  const { room } = useInside();
  const { role } = room;
  const marks = useShown(room, select);
  const areShown = useShown(room, areShownIn);
  const pupil = useHeardPupil();
  return useMemo(() => marksSeen({ marks, role, areShown, pupil }), [marks, role, areShown, pupil]);
}
