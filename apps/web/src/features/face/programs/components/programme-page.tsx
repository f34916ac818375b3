import type { ProgrammePage as Page } from "@riwaq/contracts/views/programme-pages";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";

import { ClosingCall } from "../../../../components/layout/closing-call.tsx";
import { Scene } from "../../../../components/scenes/scene.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { Skeleton } from "../../../../components/ui/skeleton.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { usePageName } from "../../../../lib/page-name.ts";
import { usePublicValue } from "../../../../lib/public-value.ts";
import { programmeAt } from "../model/programme-at.ts";
import { AfterLevels } from "./after-levels.tsx";
import { SCENE_OF_AREA } from "./program-track.tsx";
import { SamplePage } from "./sample-page.tsx";

/**
 * One programme as staff describe it: what one can do after each level, and a page of what is worked with. As high as the
 * screen from the first moment on: nothing below it moves when it has been read.
 */
export function ProgrammePage({ slug }: { slug: string }) {
  const { t } = useTranslation("programs");
  const { language } = useLanguage();
  const query = usePublicValue(programmeAt(slug));
  usePageName(query.data?.name[language]);
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  return (
    <div className="wrap min-h-screen pt-6 lg:pt-10">
      <Button asChild variant="ghost" size="sm" className="-ms-3.5 min-h-11">
        <Link to={paths.programs}>
          <ArrowLeft aria-hidden strokeWidth={1.75} className="flip-rtl" />
          {t("one.back")}
        </Link>
      </Button>
      {!query.data && <h1 className="sr-only">{t(isGone ? "one.gone" : "one.title")}</h1>}
      {isGone ? (
        <Gone />
      ) : (
        <QueryView query={query} loading={<PageSkeleton />}>
          {(programme) => <Body programme={programme} />}
        </QueryView>
      )}
    </div>
  );
}

function PageSkeleton() {
  return (
    <div aria-busy className="mt-4 space-y-8">
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  );
}

/** None has that address, or it is offered no longer. */
function Gone() {
  const { t } = useTranslation("programs");
  const action = (
    <Button asChild>
      <Link to={paths.programs}>{t("one.back")}</Link>
    </Button>
  );
  return <EmptyState title={t("one.gone")} hint={t("one.goneHint")} action={action} />;
}

function Body({ programme }: { programme: Page }) {
  const { t } = useTranslation("programs");
  const { language } = useLanguage();
  const { slug, area, name, about, levels, sample } = programme;
  return (
    <>
      <header className="mt-4 flex flex-wrap items-center gap-x-10 gap-y-5">
        <Scene name={SCENE_OF_AREA[area]} className="w-24 shrink-0 sm:w-36" />
        <div className="min-w-0 grow basis-72">
          <p className="text-ink-muted">{t(`tracks.${area}.title`)}</p>
          <h1 className="mt-1">{name[language]}</h1>
          {about[language] && <p className="mt-4 measure text-lg">{about[language]}</p>}
          <p className="mt-6 flex flex-wrap gap-3">
            <Button asChild>
              <Link to={paths.teachers} search={{ programme: slug }}>
                {t("one.teachers")}
              </Link>
            </Button>
            {area === "arabic" && (
              <Button asChild variant="outline" className="h-auto min-h-11 whitespace-normal">
                <Link to={paths.placement}>{t("placement")}</Link>
              </Button>
            )}
          </p>
        </div>
      </header>
      <AfterLevels levels={levels} />
      {sample !== null && <SamplePage address={sample} name={name[language]} />}
      <ClosingCall
        title={t("join.title")}
        text={t("join.text")}
        action={t("join.action")}
        to={paths.register}
      />
    </>
  );
}
