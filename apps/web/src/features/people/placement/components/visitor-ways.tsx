import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { paths } from "../../../../config/paths.ts";
import { RESULT } from "../model/kept-run.ts";

/** Both ways in lead back to the result, which waits in this tab. */
const BACK = { returnTo: `${paths.placement}#${RESULT}` };

/** For whoever has no account yet: how the answers come to a teacher. */
export function VisitorWays() {
  const { t } = useTranslation("placement");
  return (
    <section
      aria-labelledby="placement-send"
      className="rounded-md border border-line bg-paper-deep p-6 sm:p-8"
    >
      <h2 id="placement-send">{t("visitor.title")}</h2>
      <p className="mt-2 measure text-ink-muted">{t("visitor.text")}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button asChild>
          <Link to={paths.register} state={BACK}>
            {t("visitor.register")}
          </Link>
        </Button>
        <Button asChild variant="outline">
          <Link to={paths.login} state={BACK}>
            {t("visitor.login")}
          </Link>
        </Button>
      </div>
    </section>
  );
}
