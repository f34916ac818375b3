import type { Classroom, SeatChoice } from "@riwaq/contracts/classroom/room";
import type { CurrentUser } from "@riwaq/contracts/identity/users";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { LoadingScreen } from "../../../../components/layout/loading-screen.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { ApiError } from "../../../../lib/api-error.ts";
import type { OwnDevices } from "../../../../lib/media/chosen-devices.ts";
import type { CloseReason } from "../model/room-line.ts";
import type { RoomParts } from "../model/room-parts.ts";
import { classroomQuery } from "../queries.ts";
import { Entrance } from "./entrance.tsx";
import { Notice } from "./notice.tsx";
import { RoomInside } from "./room-inside.tsx";
import { ShutRoom } from "./shut-room.tsx";
import { ClosedRoom, LeftRoom, WayOut } from "./way-out.tsx";

type RoomPageProps = { lesson: string; user: CurrentUser; parts: RoomParts };

type Seated = { choice: SeatChoice; devices: OwnDevices | null };
type Stay = { kind: "before" } | ({ kind: "inside" | "left" } & Seated);

const FORBIDDEN = 403;
const ANSWERS_NO: ReadonlySet<number> = new Set([400, FORBIDDEN, 404]);

/** No room, none for this person, or no answer. */
function NoRoom({ lesson, error, retry }: { lesson: string; error: Error; retry: () => void }) {
  const { t } = useTranslation(["classroom", "common"]);
  const status = error instanceof ApiError ? error.status : 0;
  if (!ANSWERS_NO.has(status)) {
    const action = <Button onClick={retry}>{t("common:error.retry")}</Button>;
    return (
      <Notice title={t("common:error.load")} text={t("common:error.loadHint")} actions={action} />
    );
  }
  const isForbidden = status === FORBIDDEN;
  return (
    <Notice
      title={isForbidden ? t("room.forbidden.title") : t("room.missing.title")}
      text={isForbidden ? t("room.forbidden.text") : t("room.missing.text")}
      actions={<WayOut lesson={lesson} seatRole={null} isOver={false} />}
    />
  );
}

/** Why somebody inside has to go, as the last answer of the server says it. */
function reasonOf({ fault }: Classroom, error: Error | null): CloseReason | null {
  if (error instanceof ApiError && ANSWERS_NO.has(error.status)) return "not_yours";
  if (fault === "cancelled" || fault === "over") return fault;
  return fault === "early" ? "moved" : null;
}

/** The room of a lesson: what comes before it, the room, and what comes after. */
export function RoomPage({ lesson, user, parts }: RoomPageProps) {
  const asked = useQuery(classroomQuery(lesson));
  const [stay, setStay] = useState<Stay>({ kind: "before" });
  const { data, error, refetch } = asked;
  const again = () => void refetch();
  if (!data) {
    return error ? <NoRoom lesson={lesson} error={error} retry={again} /> : <LoadingScreen />;
  }
  if (stay.kind === "before") {
    if (data.fault !== null) {
      const aheadMs = Date.parse(data.now) - asked.dataUpdatedAt;
      return <ShutRoom classroom={data} userId={user.id} aheadMs={aheadMs} />;
    }
    const enter = (choice: SeatChoice, devices: OwnDevices | null) =>
      setStay({ kind: "inside", choice, devices });
    return <Entrance classroom={data} user={user} Check={parts.Check} onEnter={enter} />;
  }
  const { choice, devices } = stay;
  if (stay.kind === "left") {
    const isOver = asked.dataUpdatedAt > 0 && Date.parse(data.now) >= Date.parse(data.ends_at);
    return (
      <LeftRoom
        lesson={lesson}
        seatRole={choice.role}
        isOver={isOver}
        onReturn={() => setStay({ kind: "before" })}
      />
    );
  }
  const reason = reasonOf(data, error);
  if (reason) return <ClosedRoom lesson={lesson} seatRole={choice.role} reason={reason} />;
  return (
    <RoomInside
      classroom={data}
      choice={choice}
      devices={devices}
      user={user}
      parts={parts}
      onRefusedLine={again}
      onLeave={() => {
        // By the server's clock it may be over meanwhile.
        again();
        setStay({ kind: "left", choice, devices: null });
      }}
    />
  );
}
