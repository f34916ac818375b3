import type { NextLesson } from "@riwaq/contracts/sessions";
import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";

import type { LessonMenu } from "../../../components/lessons/lesson-menu.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../components/ui/card.tsx";
import { SkeletonRows } from "../../../components/ui/skeleton-rows.tsx";
import { paths } from "../../../config/paths.ts";
import { useLanguage } from "../../../i18n/use-language.ts";
import { formatTime } from "../../../lib/format.ts";
import { useCurrentMinute } from "../../../lib/use-current-minute.ts";
import { placeOfNow } from "../model/place-of-now.ts";
import { TodayLesson } from "./today-lesson.tsx";

/** Where the present minute stands between the lessons of the day. */
function NowLine({ nowMs, timeZone }: { nowMs: number; timeZone: string }) {
  const { t } = useTranslation("dashboard");
  const { language } = useLanguage();
  return (
    <li className="relative flex items-center gap-3 py-1.5 ps-6 text-sm font-semibold text-danger">
      <span aria-hidden className="absolute -start-1.25 size-2.5 rounded-full bg-danger" />
      {t("today.now")} <bdi className="tabular-nums">{formatTime(nowMs, language, timeZone)}</bdi>
      <span aria-hidden className="h-px grow bg-danger/50" />
    </li>
  );
}

type TimelineProps = {
  lessons: readonly NextLesson[];
  timeZone: string;
  Menu: LessonMenu;
};

function Timeline({ lessons, timeZone, Menu }: TimelineProps) {
  const nowMs = useCurrentMinute();
  const place = placeOfNow(lessons, nowMs);
  const now = <NowLine nowMs={nowMs} timeZone={timeZone} />;
  return (
    <ol className="mt-4 ms-1.5 border-s-2 border-line">
      {lessons.map((lesson, index) => (
        <Fragment key={lesson.id}>
          {index === place && now}
          <TodayLesson lesson={lesson} nowMs={nowMs} Menu={Menu} />
        </Fragment>
      ))}
      {place === lessons.length && now}
    </ol>
  );
}

type TodayProps = Omit<TimelineProps, "lessons"> & {
  /** Undefined while they are on their way. */
  lessons: readonly NextLesson[] | undefined;
};

/** The day on the teacher's own clock, with the family's beside it. */
export function Today({ lessons, ...rest }: TodayProps) {
  const { t } = useTranslation("dashboard");
  return (
    <Card className="p-5! sm:p-6!">
      <CardTitle>{t("today.title")}</CardTitle>
      {lessons === undefined && (
        <div className="mt-4">
          <SkeletonRows count={3} />
        </div>
      )}
      {lessons?.length === 0 && (
        <div className="mt-2 space-y-4">
          <p className="text-ink-muted">{t("today.none")}</p>
          <Button asChild variant="outline">
            <Link to={paths.sessions}>{t("today.all")}</Link>
          </Button>
        </div>
      )}
      {lessons && lessons.length > 0 && <Timeline lessons={lessons} {...rest} />}
    </Card>
  );
}
