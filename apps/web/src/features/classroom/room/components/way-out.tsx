import type { SeatRole } from "@riwaq/domain/classroom/seats";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { paths } from "../../../../config/paths.ts";
import type { CloseReason } from "../model/room-line.ts";
import { Notice } from "./notice.tsx";

type WayOutProps = { lesson: string; seatRole: SeatRole | null; isOver: boolean };

/** After a lesson the teacher writes its report, and a family goes to its lessons. */
export function WayOut({ lesson, seatRole, isOver }: WayOutProps) {
  const { t } = useTranslation("classroom");
  return (
    <>
      {isOver && seatRole === "teacher" && (
        <Button asChild>
          <Link to={paths.reportForm} params={{ id: lesson }}>
            {t("room.out.report")}
          </Link>
        </Button>
      )}
      <Button asChild variant={isOver && seatRole === "teacher" ? "outline" : "default"}>
        <Link to={seatRole === "staff" ? paths.allLessons : paths.sessions}>
          {t("room.out.lessons")}
        </Link>
      </Button>
    </>
  );
}

type ClosedRoomProps = { lesson: string; seatRole: SeatRole | null; reason: CloseReason };

/** Another page, another sign-in: what a new load of the page settles. */
const IS_TRIED_AGAIN: ReadonlySet<CloseReason> = new Set(["signed_out", "full"]);

/** The server closed the room, or this seat in it. */
export function ClosedRoom({ lesson, seatRole, reason }: ClosedRoomProps) {
  const { t } = useTranslation("classroom");
  const isTriedAgain = IS_TRIED_AGAIN.has(reason);
  return (
    <Notice
      title={t(`room.closed.${reason}.title`)}
      text={t(`room.closed.${reason}.text`)}
      actions={
        <>
          {isTriedAgain && (
            <Button onClick={() => location.reload()}>
              {t(`room.closed.again.${reason as "full"}`)}
            </Button>
          )}
          {reason !== "signed_out" && (
            <WayOut lesson={lesson} seatRole={seatRole} isOver={reason === "over"} />
          )}
        </>
      }
    />
  );
}

type LeftRoomProps = { lesson: string; seatRole: SeatRole; isOver: boolean; onReturn: () => void };

/** Whoever left may have pressed by mistake. */
export function LeftRoom({ lesson, seatRole, isOver, onReturn }: LeftRoomProps) {
  const { t } = useTranslation("classroom");
  return (
    <Notice
      title={t(isOver ? "room.closed.over.title" : "room.left.title")}
      text={t(isOver ? "room.closed.over.text" : "room.left.text")}
      actions={
        <>
          <WayOut lesson={lesson} seatRole={seatRole} isOver={isOver} />
          <Button variant="outline" onClick={onReturn}>
            {t("room.left.return")}
          </Button>
        </>
      }
    />
  );
}
