import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Scene } from "../../../../components/scenes/scene.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { paths } from "../../../../config/paths.ts";

/** Nothing is planned: whom to ask, or where to begin. */
export function NoLesson({ hasGuardian }: { hasGuardian: boolean }) {
  const { t } = useTranslation("homes");
  return (
    <section className="flex flex-col items-center gap-4 rounded-md border border-line bg-surface p-6 text-center sm:p-10">
      <Scene name="courtyard" className="w-40 sm:w-48" />
      <h2 className="text-2xl">{t("none.title")}</h2>
      <p className="max-w-md text-lg text-ink-muted">
        {t(hasGuardian ? "none.guardian" : "none.alone")}
      </p>
      <Button asChild size="lg" variant={hasGuardian ? "outline" : "default"}>
        <Link to={paths.teachers}>{t(hasGuardian ? "none.meet" : "none.find")}</Link>
      </Button>
    </section>
  );
}
