import { Link } from "@tanstack/react-router";
import { Mic } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { paths } from "../../../../config/paths.ts";
import { useCurrentUser } from "../../../../lib/current-user.ts";

const BACK = { returnTo: paths.recitePlacement };

/** Recitation is placed by an ear: a passage that is recorded and that a teacher hears. */
export function RecitationWay() {
  const { t } = useTranslation("placement");
  const user = useCurrentUser();
  return (
    <section aria-labelledby="placement-recitation" className="mt-12 border-t border-line pt-10">
      <h2 id="placement-recitation">{t("recitation.title")}</h2>
      <p className="mt-3 measure text-ink-muted">{t("recitation.text")}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {user ? (
          <Button asChild variant="outline">
            <Link to={paths.recitePlacement}>
              <Mic aria-hidden strokeWidth={1.75} />
              {t("recitation.open")}
            </Link>
          </Button>
        ) : (
          <>
            <Button asChild variant="outline">
              <Link to={paths.register} state={BACK}>
                <Mic aria-hidden strokeWidth={1.75} />
                {t("recitation.register")}
              </Link>
            </Button>
            <Button asChild variant="ghost">
              <Link to={paths.login} state={BACK}>
                {t("recitation.login")}
              </Link>
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
