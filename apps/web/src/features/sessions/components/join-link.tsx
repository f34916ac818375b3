import type { Session } from "@riwaq/contracts/sessions";
import { isJoinable } from "@riwaq/domain/sessions/status";
import { Video } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../components/ui/button.tsx";

type JoinLinkProps = { session: Session; size?: "default" | "sm" };

/** Only where the lesson can be joined and its link is known. */
export function JoinLink({ session, size = "default" }: JoinLinkProps) {
  const { t } = useTranslation("sessions");
  if (!isJoinable(session.status) || !session.zoom_meeting_link) return null;
  return (
    <Button asChild size={size}>
      <a href={session.zoom_meeting_link} target="_blank" rel="noopener noreferrer">
        <Video aria-hidden strokeWidth={1.75} />
        {t("join")}
        <span className="sr-only">{t("newTab")}</span>
      </a>
    </Button>
  );
}
