import type { SessionStatus } from "@riwaq/contracts/sessions";
import { CalendarClock, CircleAlert, CircleCheck, CircleX, Video } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../components/ui/badge.tsx";
import type { BadgeTone } from "../../../components/ui/badge.tsx";

/** Specification, section 4; each status has its own word and sign beside the colour. */
const LOOKS: Record<SessionStatus, { tone: BadgeTone; Icon: LucideIcon }> = {
  Scheduled: { tone: "blue", Icon: CalendarClock },
  Joined: { tone: "green", Icon: Video },
  Completed: { tone: "green", Icon: CircleCheck },
  Cancelled: { tone: "red", Icon: CircleX },
  Missed: { tone: "red", Icon: CircleAlert },
};

export function SessionStatusBadge({ status }: { status: SessionStatus }) {
  const { t } = useTranslation("sessions");
  const { tone, Icon } = LOOKS[status];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden strokeWidth={1.75} className="size-4" />
      {t(`status.${status}`)}
    </Badge>
  );
}
