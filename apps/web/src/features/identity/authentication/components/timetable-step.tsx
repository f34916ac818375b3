import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { paths } from "../../../../config/paths.ts";

type TimetableStepProps = { isShown: boolean; onBack: () => void; children: ReactNode };

/** Stays where it is while the teacher looks at step 2 again, so that no hour is lost. */
export function TimetableStep({ isShown, onBack, children }: TimetableStepProps) {
  const { t } = useTranslation(["auth", "common"]);
  return (
    <>
      <div hidden={!isShown}>{children}</div>
      {isShown && (
        <div className="flex flex-wrap items-center gap-3 border-t border-line pt-6">
          <Button variant="outline" onClick={onBack}>
            {t("common:actions.back")}
          </Button>
          <Button variant="ghost" asChild>
            <Link to={paths.home}>{t("register.later")}</Link>
          </Button>
        </div>
      )}
    </>
  );
}
