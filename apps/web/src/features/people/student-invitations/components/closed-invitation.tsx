import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { paths } from "../../../../config/paths.ts";
import { InvitationFrame } from "./invitation-frame.tsx";

/** Too old, replaced, withdrawn, used or cut off on the way: it is not said which. */
export function ClosedInvitation({ isParent }: { isParent: boolean }) {
  const { t } = useTranslation(["students", "common"]);
  return (
    <InvitationFrame title={t("invitation.closed.title")} text={t("invitation.closed.text")}>
      <p className="text-center text-ink-muted">{t("invitation.closed.used")}</p>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row">
        <Button asChild className="grow">
          {isParent ? (
            <Link to={paths.children}>{t("invitation.children")}</Link>
          ) : (
            <Link to={paths.login}>{t("invitation.login")}</Link>
          )}
        </Button>
        <Button asChild variant="outline" className="grow">
          <Link to={paths.home}>{t("invitation.home")}</Link>
        </Button>
      </div>
    </InvitationFrame>
  );
}
