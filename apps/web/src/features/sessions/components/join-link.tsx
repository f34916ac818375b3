import type { Session } from "@riwaq/contracts/sessions";
import { isJoinable } from "@riwaq/domain/sessions/status";
import { Video } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../components/ui/button.tsx";

type JoinLinkProps = { session: Session; variant?: "default" | "secondary" };

/** Only where the lesson can be joined and its link is known. */
export function JoinLink({ session, variant = "default" }: JoinLinkProps) {
  const { t } = useTranslation("sessions");
  if (!isJoinable(session.status) || !session.zoom_meeting_link) return null;
  return (
    <Button asChild variant={variant}>
      <a href={session.zoom_meeting_link} target="_blank" rel="noopener noreferrer">
        <Video aria-hidden strokeWidth={1.75} />
        {t("join")}
        <span className="sr-only">{t("newTab")}</span>
      </a>
    </Button>
  );
}
