import type { CurrentUser } from "@riwaq/contracts/identity/users";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { paths } from "../../../../config/paths.ts";
import { isolated } from "../../../../lib/format.ts";

/** Signed in, but not as a parent. */
export function WrongRole({ user }: { user: CurrentUser }) {
  const { t } = useTranslation(["students", "common"]);
  const name = isolated(user.name);
  return (
    <>
      <Note>{t("invitation.wrongRole", { name, role: t(`common:roles.${user.role}`) })}</Note>
      <p className="mt-4 text-ink-muted">{t("invitation.wrongRoleHint")}</p>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row">
        <Button asChild className="grow">
          <Link to={paths.logout}>{t("common:nav.logout")}</Link>
        </Button>
        <Button asChild variant="outline" className="grow">
          <Link to={paths.home}>{t("invitation.home")}</Link>
        </Button>
      </div>
    </>
  );
}
