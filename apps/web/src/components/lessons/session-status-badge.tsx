import type { SessionStatus } from "@riwaq/contracts/scheduling/sessions";
import { CalendarClock, CircleAlert, CircleCheck, CircleX, Video } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Badge } from "../ui/badge.tsx";
import type { BadgeTone } from "../ui/badge.tsx";

/** Each status has its own word and sign beside the colour. */
const LOOKS: Record<SessionStatus, { tone: BadgeTone; Icon: LucideIcon }> = {
  Scheduled: { tone: "blue", Icon: CalendarClock },
  Joined: { tone: "green", Icon: Video },
  Completed: { tone: "green", Icon: CircleCheck },
  Cancelled: { tone: "red", Icon: CircleX },
  Missed: { tone: "red", Icon: CircleAlert },
};

export function SessionStatusIcon({ status }: { status: SessionStatus }) {
  const { Icon } = LOOKS[status];
  return <Icon aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />;
}

export function SessionStatusBadge({ status }: { status: SessionStatus }) {
  const { t } = useTranslation("sessions");
  return (
    <Badge tone={LOOKS[status].tone}>
      <SessionStatusIcon status={status} />
      {t(`status.${status}`)}
    </Badge>
  );
}
