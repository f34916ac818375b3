import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Scene } from "../../../../components/scenes/scene.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { paths } from "../../../../config/paths.ts";

const PROGRAMS = [
  { id: "arabic", scene: "pen" },
  { id: "quran", scene: "mushaf" },
  { id: "islamic", scene: "star" },
] as const;

export function ProgramCards() {
  const { t } = useTranslation("home");
  return (
    <section aria-labelledby="our-programs" className="wrap pt-20">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="our-programs">{t("programs.title")}</h2>
        <Button asChild variant="outline">
          <Link to={paths.programs}>{t("programs.all")}</Link>
        </Button>
      </div>
      <ul className="mt-8 grid gap-5 md:grid-cols-3">
        {PROGRAMS.map(({ id, scene }) => (
          <li
            key={id}
            className="group relative flex gap-5 rounded-md border border-line bg-surface p-6 transition-colors hover:border-line-strong md:flex-col md:p-8"
          >
            <Scene name={scene} className="w-24 shrink-0 self-start md:w-44" />
            <div>
              <h3 className="text-2xl">
                <Link to={paths.programs} hash={id} className="after:absolute after:inset-0">
                  {t(`programs.${id}.title`)}
                  <ArrowRight
                    aria-hidden
                    strokeWidth={1.75}
                    className="ms-2 inline-block size-5 flip-rtl align-[-0.15em] text-primary"
                  />
                </Link>
              </h3>
              <p className="mt-2 text-ink-muted">{t(`programs.${id}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
