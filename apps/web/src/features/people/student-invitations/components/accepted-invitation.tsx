import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { paths } from "../../../../config/paths.ts";
import { InvitationFrame } from "./invitation-frame.tsx";

function takeFocus(element: HTMLElement | null) {
  element?.focus();
}

type AcceptedInvitationProps = { teacher: string; child: string };

/** Both names come isolated. */
export function AcceptedInvitation({ teacher, child }: AcceptedInvitationProps) {
  const { t } = useTranslation("students");
  return (
    <div ref={takeFocus} tabIndex={-1} role="status" className="outline-none">
      <InvitationFrame
        title={t("invitation.done.title", { child })}
        text={t("invitation.done.text", { teacher })}
      >
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button asChild className="grow">
            <Link to={paths.children}>{t("invitation.children")}</Link>
          </Button>
          <Button asChild variant="outline" className="grow">
            <Link to={paths.home}>{t("invitation.home")}</Link>
          </Button>
        </div>
      </InvitationFrame>
    </div>
  );
}
