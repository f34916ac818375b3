import type { NextLesson } from "@riwaq/contracts/scheduling/sessions";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { LessonAbsence } from "../../../../components/lessons/absence/lesson-absence.tsx";
import { JoinButton } from "../../../../components/lessons/join-button.tsx";
import { SessionClocks } from "../../../../components/lessons/session-clocks.tsx";
import type { LessonMenu } from "../../../../components/lessons/session-reader.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatLongDate } from "../../../../lib/format.ts";
import { Countdown } from "./countdown.tsx";
import { LessonProgramme } from "./lesson-programme.tsx";

type ChildLessonProps = { lesson: NextLesson | null; Menu: LessonMenu };

export function ChildLesson({ lesson, Menu }: ChildLessonProps) {
  const { t } = useTranslation("homes");
  const { language } = useLanguage();
  return (
    <section>
      <h3 className="font-sans text-base! font-semibold text-ink-muted">{t("next.child")}</h3>
      {lesson ? (
        <>
          <p className="mt-1 font-display text-xl text-primary first-letter:uppercase">
            <Countdown session={lesson} />
          </p>
          <p className="font-semibold first-letter:uppercase">
            {formatLongDate(lesson.starts_at, language, lesson.time_zone)}
          </p>
          <p>
            <SessionClocks session={lesson} reader="P" />
          </p>
          <p className="text-ink-muted">
            <LessonProgramme session={lesson} />
          </p>
          <div className="mt-3 empty:hidden">
            <LessonAbsence session={lesson} reader="P" />
          </div>
          <div className="mt-3">
            <JoinButton session={lesson} beside={<Menu session={lesson} reader="P" />} />
          </div>
        </>
      ) : (
        <div className="mt-1 space-y-3">
          <p>{t("next.none")}</p>
          <Button asChild variant="outline">
            <Link to={paths.teachers}>{t("none.find")}</Link>
          </Button>
        </div>
      )}
    </section>
  );
}
