import type { Attendance } from "@riwaq/contracts/learning/reports";
import { Check, Clock, UserX } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";

const LOOKS = {
  present: { tone: "green", Icon: Check },
  late: { tone: "yellow", Icon: Clock },
  absent: { tone: "red", Icon: UserX },
} as const;

export function AttendanceBadge({ attendance }: { attendance: Attendance }) {
  const { t } = useTranslation("reports");
  const { tone, Icon } = LOOKS[attendance];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden strokeWidth={1.75} className="size-4" />
      {t(`attendance.${attendance}`)}
    </Badge>
  );
}
