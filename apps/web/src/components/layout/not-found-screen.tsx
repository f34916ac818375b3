import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { CONTACT_ANCHOR, paths } from "../../config/paths.ts";
import { ArchMark } from "../brand/arch-mark.tsx";
import { Button } from "../ui/button.tsx";

export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <main className="wrap flex min-h-[80dvh] flex-col items-center justify-center gap-5 py-16 text-center">
      <ArchMark className="size-20 text-accent" />
      <h1>{t("notFound.code")}</h1>
      <h2>{t("notFound.title")}</h2>
      <p className="measure text-ink-muted">{t("notFound.text")}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button asChild>
          <Link to={paths.home}>{t("notFound.home")}</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to={paths.programs}>{t("notFound.programs")}</Link>
        </Button>
      </div>
      <p className="text-ink-muted">
        {t("notFound.assistance")}{" "}
        <Link
          to={paths.home}
          hash={CONTACT_ANCHOR}
          className="text-primary underline underline-offset-4"
        >
          {t("notFound.support")}
        </Link>
      </p>
    </main>
  );
}
