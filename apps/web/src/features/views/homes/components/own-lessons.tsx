import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Countdown } from "../../../../components/homes/countdown.tsx";
import { lessonsAhead } from "../../../../components/homes/lessons-ahead.ts";
import { JoinButton } from "../../../../components/lessons/join-button.tsx";
import { SessionClocks } from "../../../../components/lessons/session-clocks.tsx";
import type { LessonMenu } from "../../../../components/lessons/session-reader.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatLongDate } from "../../../../lib/format.ts";
import { useHeldHomes } from "../../../../lib/own-homes.ts";
import { useCurrentMinute } from "../../../../lib/use-current-minute.ts";
import { lessonsOf } from "../model/known-lessons.ts";
import { studentHomeQuery } from "../queries.ts";
import { LessonProgramme } from "./lesson-programme.tsx";

const REFRESH_MS = 60_000;
const FRAME =
  "flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-md border border-line bg-surface p-5 sm:p-6";

function Title() {
  const { t } = useTranslation("homes");
  return (
    <h2 id="own-lessons" className="font-sans text-base! font-semibold text-ink-muted">
      {t("ownLessons")}
    </h2>
  );
}

/** Of a parent who learns too. Undefined as long as that is not known, or is not so. */
function useOwnHome() {
  const learns = useHeldHomes({ role: "P" }).includes("S");
  return useQuery({ ...studentHomeQuery, enabled: learns, refetchInterval: REFRESH_MS }).data;
}

/** Above the children's: when one's own next lesson is, in a few lines, and its door. */
export function OwnLesson({ Menu }: { Menu: LessonMenu }) {
  const { language } = useLanguage();
  const nowMs = useCurrentMinute();
  const home = useOwnHome();
  const lesson = home && lessonsAhead(lessonsOf(home), nowMs).next;
  if (!lesson) return null;
  return (
    <section aria-labelledby="own-lessons" className={FRAME}>
      <div className="min-w-0">
        <Title />
        <p className="mt-1 font-display text-xl text-primary first-letter:uppercase">
          <Countdown session={lesson} />
        </p>
        <p className="flex flex-wrap gap-x-4">
          <span className="inline-block font-semibold first-letter:uppercase">
            {formatLongDate(lesson.starts_at, language, lesson.time_zone)}
          </span>
          <SessionClocks session={lesson} reader="S" />
        </p>
        <p className="text-ink-muted">
          <LessonProgramme session={lesson} />
        </p>
      </div>
      <JoinButton session={lesson} beside={<Menu session={lesson} reader="S" />} />
    </section>
  );
}

/** Below the children's: that nothing is planned for oneself, and where to begin. */
export function NoOwnLesson() {
  const { t } = useTranslation("homes");
  const home = useOwnHome();
  if (!home || home.next) return null;
  return (
    <section aria-labelledby="own-lessons" className={FRAME}>
      <div>
        <Title />
        <p className="mt-1">{t("next.none")}</p>
      </div>
      <Button asChild variant="outline">
        <Link to={paths.teachers}>{t("none.find")}</Link>
      </Button>
    </section>
  );
}
