import { type ReactNode, useCallback } from "react";

import { TodayOfPupil } from "../components/memory/today-of-pupil.tsx";
import { usePage } from "../features/classroom/room/model/use-page.ts";
import { useHeardPupil } from "../features/classroom/room/model/use-pupil.ts";
import { useInside } from "../features/classroom/room/model/use-room.ts";

/** What is due today of whom the teacher hears; a press opens the page, and nothing leads out of the room. */
export function RoomMemory() {
  const { room } = useInside();
  const { open } = usePage(room);
  const pupil = useHeardPupil();
  const link = useCallback(
    (page: number, name: ReactNode) => (
      <button
        type="button"
        onClick={() => open(page)}
        className="-mx-2 min-h-10 rounded-md px-2 py-1 text-start hover:bg-paper-deep"
      >
        {name}
      </button>
    ),
    [open],
  );
  return pupil === null ? null : <TodayOfPupil key={pupil} studentId={pupil} link={link} />;
}
