import type { StaffProgramme } from "@riwaq/contracts/people/programmes";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { LANGUAGES, directionOf } from "../../../../i18n/languages.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { LevelList } from "./level-list.tsx";
import { ProgrammeDialog } from "./programme-dialog.tsx";
import { SamplePart } from "./sample-part.tsx";
import { ShelfButton } from "./shelf-button.tsx";

type ProgrammeCardProps = { programme: StaffProgramme; children?: ReactNode };

/** A programme with its name in all languages; beside it, where it has a place in an order, what moves it. */
export function ProgrammeCard({ programme, children }: ProgrammeCardProps) {
  const { t } = useTranslation(["staff", "common"]);
  const { language } = useLanguage();
  const { name, area } = programme;
  const own = name[language];
  return (
    <li className="rounded-md border border-line bg-surface p-4 sm:p-5">
      <article aria-label={own} className="flex flex-col gap-4 sm:flex-row sm:items-start">
        <div className="min-w-0 grow space-y-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 dir="auto" className="text-xl">
              {own}
            </h3>
            <Badge>{t(`programmes.areas.${area}`)}</Badge>
          </div>
          <p className="flex flex-wrap gap-x-4 text-ink-muted">
            {LANGUAGES.filter((code) => code !== language).map((code) => (
              <bdi key={code} lang={code} dir={directionOf(code)}>
                {name[code]}
              </bdi>
            ))}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 sm:shrink-0">
          {children}
          <ProgrammeDialog
            programme={programme}
            trigger={
              <Button variant="outline" aria-label={t("programmes.editName", { name: own })}>
                {t("common:actions.edit")}
              </Button>
            }
          />
          <ShelfButton programme={programme} />
        </div>
      </article>
      <LevelList programme={programme} />
      {!programme.is_archived && <SamplePart programme={programme} />}
    </li>
  );
}
