import type { NextLesson } from "@riwaq/contracts/scheduling/sessions";
import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";

import type { LessonMenu } from "../../../../components/lessons/session-reader.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatTime } from "../../../../lib/format.ts";
import { useCurrentMinute } from "../../../../lib/use-current-minute.ts";
import { placeOfNow } from "../model/place-of-now.ts";
import { TodayLesson } from "./today-lesson.tsx";

function NowLine({ nowMs, timeZone }: { nowMs: number; timeZone: string }) {
  const { t } = useTranslation("dashboard");
  const { language } = useLanguage();
  return (
    <span className="flex items-center gap-3 text-sm font-semibold text-danger">
      {t("today.now")} <bdi className="tabular-nums">{formatTime(nowMs, language, timeZone)}</bdi>
      <span aria-hidden className="h-px grow bg-danger/50" />
    </span>
  );
}

/** Between two lessons. */
function NowBetween(props: { nowMs: number; timeZone: string }) {
  return (
    <li className="relative py-1.5 ps-6 pe-3">
      <span aria-hidden className="absolute -start-1.5 top-3 size-2.5 rounded-full bg-danger" />
      <NowLine {...props} />
    </li>
  );
}

type TimelineProps = {
  lessons: readonly NextLesson[];
  /** The one that has a card of its own. */
  nextId: string | undefined;
  timeZone: string;
  Menu: LessonMenu;
};

function Timeline({ lessons, nextId, timeZone, Menu }: TimelineProps) {
  const nowMs = useCurrentMinute();
  const place = placeOfNow(lessons, nowMs);
  const now = { nowMs, timeZone };
  return (
    <ol className="mt-4 ms-1.5 border-s-2 border-line">
      {lessons.map((lesson, index) => (
        <Fragment key={lesson.id}>
          {place.before === index && <NowBetween {...now} />}
          <TodayLesson
            lesson={lesson}
            isNext={lesson.id === nextId}
            now={place.within === index && <NowLine {...now} />}
            Menu={Menu}
          />
        </Fragment>
      ))}
      {place.before === lessons.length && <NowBetween {...now} />}
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
    <Card>
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
