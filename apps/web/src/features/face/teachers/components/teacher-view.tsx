import type { PublicTeacherPage as Page } from "@riwaq/contracts/views/public-teachers";
import { writtenIn } from "@riwaq/domain/people/own-text";
import { useTranslation } from "react-i18next";

import { Skeleton } from "../../../../components/ui/skeleton.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { useFilledIn } from "../../../../lib/filled-in.ts";
import { nameOf } from "../../../../lib/public-names.ts";
import { AboutText } from "./about-text.tsx";
import { CheckedPapers } from "./checked-papers.tsx";
import { NextHours } from "./next-hours.tsx";
import { OwnWords } from "./own-words.tsx";
import { ProgrammeNames } from "./programme-names.tsx";
import { TeacherFacts } from "./teacher-facts.tsx";
import { TeacherPortrait } from "./teacher-portrait.tsx";
import { TeacherVoice } from "./teacher-voice.tsx";
import { TrialOffer } from "./trial-offer.tsx";

type TeacherViewProps = {
  slug: string;
  /** Until there is one, the name and the text that came with the page, and the shapes of the rest. */
  teacher?: Page;
  /** The teacher's own look at it: nothing is booked from there. */
  isPreview?: boolean;
};

export function TeacherView({ slug, teacher, isPreview = false }: TeacherViewProps) {
  const { t } = useTranslation("showcase");
  const { language } = useLanguage();
  const filledIn = useFilledIn(slug);
  const name = teacher ? nameOf(teacher, language) : filledIn?.name;
  const about = teacher ? writtenIn(teacher.bio, language) : filledIn;
  return (
    <div aria-busy={!teacher} data-filled-in={slug}>
      <header className="mt-4 flex flex-wrap items-end gap-x-8 gap-y-5">
        {teacher ? (
          <TeacherPortrait teacher={teacher} isFirst className="w-36 shrink-0 sm:w-44" />
        ) : (
          <Skeleton className="aspect-4/5 w-36 shrink-0 rounded-b-sm arch-top sm:w-44" />
        )}
        <div className="min-w-0 grow basis-64 space-y-3">
          <h1 className={name === undefined ? "sr-only" : "wrap-anywhere"}>
            <bdi data-part="name">{name ?? t("page.title")}</bdi>
          </h1>
          {/* Nearly as high with little as with much: what stands below it stays where it is. */}
          <div className="min-h-36 space-y-3 sm:min-h-0">
            {teacher ? (
              <Facts teacher={teacher} />
            ) : (
              <Skeleton className="h-42 max-w-md rounded-md" />
            )}
          </div>
        </div>
      </header>
      <div className="mt-10 grid items-start gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="space-y-10">
          {about && <AboutText {...about} isRead={Boolean(teacher)} />}
          {teacher && <OwnWords {...teacher} />}
          {teacher && <CheckedPapers {...teacher} />}
        </div>
        {teacher ? (
          <FirstLesson teacher={teacher} isPreview={isPreview} />
        ) : (
          <Skeleton className="h-80 rounded-md" />
        )}
      </div>
    </div>
  );
}

function Facts({ teacher }: { teacher: Page }) {
  return (
    <>
      <TeacherFacts teacher={teacher} />
      <ProgrammeNames programmes={teacher.programmes} />
      <div className="max-w-md">
        <TeacherVoice teacher={teacher} />
      </div>
    </>
  );
}

const FirstLesson = ({ teacher, isPreview }: { teacher: Page; isPreview: boolean }) => (
  <section
    inert={isPreview}
    aria-labelledby="first-lesson"
    className="space-y-4 rounded-md border border-line bg-surface p-5 sm:p-6 lg:sticky lg:top-6"
  >
    <TrialOffer trial={teacher.trial} />
    <NextHours teacher={teacher} />
  </section>
);
