import type { PublicTeacherPage as Page } from "@riwaq/contracts/views/public-teachers";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { Skeleton } from "../../../../components/ui/skeleton.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { languageName } from "../../../../lib/language-name.ts";
import { usePageName } from "../../../../lib/page-name.ts";
import { nameOf } from "../../../../lib/public-names.ts";
import { usePublicValue } from "../../../../lib/public-value.ts";
import { writtenIn } from "../../../../lib/written-in.ts";
import { teacherAt } from "../model/public-teachers.ts";
import { CheckedPapers } from "./checked-papers.tsx";
import { NextHours } from "./next-hours.tsx";
import { OwnWords } from "./own-words.tsx";
import { ProgrammeNames } from "./programme-names.tsx";
import { TeacherFacts } from "./teacher-facts.tsx";
import { TeacherPortrait } from "./teacher-portrait.tsx";
import { TeacherVoice } from "./teacher-voice.tsx";
import { TrialOffer } from "./trial-offer.tsx";

/** One teacher as visitors find them, and when a first lesson may be. */
export function PublicTeacherPage({ slug }: { slug: string }) {
  const { t } = useTranslation("showcase");
  const { language } = useLanguage();
  const query = usePublicValue(teacherAt(slug));
  usePageName(query.data && nameOf(query.data, language));
  return (
    <div className="wrap pt-6 lg:pt-10">
      <Button asChild variant="ghost" size="sm" className="-ms-3.5 min-h-11">
        <Link to={paths.teachers}>
          <ArrowLeft aria-hidden strokeWidth={1.75} className="flip-rtl" />
          {t("page.back")}
        </Link>
      </Button>
      {query.error instanceof ApiError && query.error.status === 404 ? (
        <Gone />
      ) : (
        <>
          {query.isError && !query.data && <h1 className="sr-only">{t("page.title")}</h1>}
          <QueryView query={query} loading={<PageSkeleton />}>
            {(teacher) => <TeacherBody teacher={teacher} />}
          </QueryView>
        </>
      )}
    </div>
  );
}

function PageSkeleton() {
  const { t } = useTranslation("showcase");
  return (
    <div aria-busy className="mt-4 flex flex-wrap items-end gap-6">
      <h1 className="sr-only">{t("page.title")}</h1>
      <Skeleton className="aspect-4/5 w-36 rounded-b-sm arch-top sm:w-44" />
      <Skeleton className="h-28 grow basis-64" />
      <Skeleton className="h-80 w-full" />
    </div>
  );
}

/** Nobody has that address, or does not wish to be found any more. */
function Gone() {
  const { t } = useTranslation("showcase");
  const action = (
    <Button asChild>
      <Link to={paths.teachers}>{t("page.back")}</Link>
    </Button>
  );
  return (
    <>
      <h1 className="sr-only">{t("page.gone")}</h1>
      <EmptyState title={t("page.gone")} hint={t("page.goneHint")} action={action} />
    </>
  );
}

function TeacherBody({ teacher }: { teacher: Page }) {
  const { language } = useLanguage();
  return (
    <>
      <header className="mt-4 flex flex-wrap items-end gap-x-8 gap-y-5">
        <TeacherPortrait teacher={teacher} className="w-36 shrink-0 sm:w-44" />
        <div className="min-w-0 grow basis-64 space-y-3">
          <h1 className="wrap-anywhere">
            <bdi>{nameOf(teacher, language)}</bdi>
          </h1>
          <TeacherFacts teacher={teacher} />
          <ProgrammeNames programmes={teacher.programmes} />
          <div className="max-w-md">
            <TeacherVoice teacher={teacher} />
          </div>
        </div>
      </header>
      <div className="mt-10 grid items-start gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="space-y-10">
          <About bio={teacher.bio} />
          <OwnWords {...teacher} />
          <CheckedPapers {...teacher} />
        </div>
        <section
          aria-labelledby="first-lesson"
          className="space-y-4 rounded-md border border-line bg-surface p-5 sm:p-6 lg:sticky lg:top-6"
        >
          <TrialOffer trial={teacher.trial} />
          <NextHours teacher={teacher} />
        </section>
      </div>
    </>
  );
}

function About({ bio }: Pick<Page, "bio">) {
  const { t } = useTranslation("showcase");
  const { language } = useLanguage();
  const about = writtenIn(bio, language);
  if (!about) return null;
  return (
    <section aria-labelledby="about-teacher">
      <h2 id="about-teacher">{t("page.about")}</h2>
      <p
        dir="auto"
        lang={about.language}
        className="mt-3 measure text-lg whitespace-pre-line wrap-anywhere"
      >
        {about.text}
      </p>
      {about.language !== language && (
        <p className="mt-2 text-sm text-ink-muted">
          {t("words.writtenIn", { language: languageName(about.language, language) })}
        </p>
      )}
    </section>
  );
}
