import type { ProgrammePage as Page } from "@riwaq/contracts/views/programme-pages";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { ClosingCall } from "../../../../components/layout/closing-call.tsx";
import { Scene } from "../../../../components/scenes/scene.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Skeleton } from "../../../../components/ui/skeleton.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { cn } from "../../../../lib/cn.ts";
import { useFilledIn } from "../../../../lib/filled-in.ts";
import { AfterLevels } from "./after-levels.tsx";
import { SCENE_OF_AREA } from "./program-track.tsx";
import { SamplePage } from "./sample-page.tsx";

type ViewProps = {
  slug: string;
  /** Until there is one, the name and the text that came with the page, and the shapes of the rest. */
  programme?: Page;
};

export function ProgrammeView({ slug, programme }: ViewProps) {
  const { t } = useTranslation("programs");
  const { language } = useLanguage();
  const filledIn = useFilledIn(slug);
  const name = programme?.name[language] ?? filledIn?.name;
  const about = programme?.about[language] ?? filledIn?.text;
  const frame = "w-24 shrink-0 sm:w-36";
  return (
    <div aria-busy={!programme} data-filled-in={slug}>
      <header className="mt-4 flex flex-wrap items-center gap-x-10 gap-y-5">
        {programme ? (
          <Scene name={SCENE_OF_AREA[programme.area]} className={frame} />
        ) : (
          <Skeleton className={cn("aspect-46/53 rounded-md", frame)} />
        )}
        <div className="min-w-0 grow basis-72">
          <p className="min-h-lh text-ink-muted">
            {programme && t(`tracks.${programme.area}.title`)}
          </p>
          <h1 data-part="name" className={cn("mt-1", name === undefined && "sr-only")}>
            {name ?? t("one.title")}
          </h1>
          <p data-part="text" className="mt-4 measure text-lg empty:hidden">
            {about}
          </p>
          {programme ? (
            <WaysOn programme={programme} />
          ) : (
            <Skeleton className="mt-6 h-11 max-w-64 rounded-md" />
          )}
        </div>
      </header>
      {programme ? (
        <Rest programme={programme} />
      ) : (
        <Skeleton className="mt-14 h-96 w-full rounded-md" />
      )}
    </div>
  );
}

function WaysOn({ programme: { slug, area } }: { programme: Page }) {
  const { t } = useTranslation("programs");
  return (
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
  );
}

function Rest({ programme: { name, levels, sample } }: { programme: Page }) {
  const { t } = useTranslation("programs");
  const { language } = useLanguage();
  return (
    <>
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
