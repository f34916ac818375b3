import type { Person, PersonLesson } from "@riwaq/contracts/views/person";
import { toWall } from "@riwaq/domain/time/zone";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { SessionStatusBadge } from "../../../../components/lessons/session-status-badge.tsx";
import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatLessonMoment, formatNames, formatTime, isolated } from "../../../../lib/format.ts";
import { useCity } from "../../../../lib/use-city.ts";
import { useWideScreen } from "../../../../lib/use-wide-screen.ts";
import { PersonSection } from "./person-section.tsx";

type LineProps = { lesson: PersonLesson; zone: string; isLinked: boolean };

/** How it ended in words where that was said; else what became of it. */
function Fate({ lesson, isOver }: { lesson: PersonLesson; isOver: boolean }) {
  const { t } = useTranslation("sessions");
  const { status, outcome, cancelled_by } = lesson;
  if (isOver && (status === "Scheduled" || status === "Joined")) {
    return <Badge tone="yellow">{t("question.open")}</Badge>;
  }
  if (!isOver) return null;
  return (
    <span className="flex flex-col items-end gap-1">
      <SessionStatusBadge status={status} />
      {cancelled_by && (
        <span className="text-sm text-ink-muted">{t(`cancelledBy.${cancelled_by}`)}</span>
      )}
      {outcome && outcome !== "completed" && status !== "Cancelled" && (
        <span className="text-sm text-ink-muted">{t(`outcome.kind.${outcome}`)}</span>
      )}
    </span>
  );
}

function Line({ lesson, zone, isLinked, isOver }: LineProps & { isOver: boolean }) {
  const { t } = useTranslation("lessons");
  const { language } = useLanguage();
  const { starts_at, ends_at, teacher, pupils, programme } = lesson;
  const moment = formatLessonMoment(starts_at, language, zone);
  const when = t("clock.fromTo", { start: moment, end: formatTime(ends_at, language, zone) });
  const names = formatNames(
    pupils.map(({ name }) => name),
    language,
  );
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-0">
        {isLinked ? (
          <Link
            to={paths.allLessons}
            search={{ on: toWall(Date.parse(starts_at), zone).date, teacher: teacher.id }}
            className="inline-flex min-h-6 items-center font-semibold tabular-nums underline decoration-line-strong underline-offset-4"
          >
            {when}
          </Link>
        ) : (
          <p className="font-semibold tabular-nums">{when}</p>
        )}
        <p className="text-sm text-ink-muted">
          {names} · {isolated(teacher.name)}
          {programme && ` · ${programme[language]}`}
        </p>
      </div>
      <Fate lesson={lesson} isOver={isOver} />
    </li>
  );
}

type ListProps = Omit<LineProps, "lesson"> & { lessons: readonly PersonLesson[]; isOver: boolean };

/** So many of the last are enough on a phone. */
const FEW = 3;

function Lines({ lessons, isOver, ...line }: ListProps) {
  const { t } = useTranslation("person");
  const isWide = useWideScreen();
  const [isAll, setIsAll] = useState(false);
  const isShort = isOver && !isWide && lessons.length > FEW;
  const shown = isShort && !isAll ? lessons.slice(0, FEW) : lessons;
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map((lesson) => (
          <Line key={lesson.id} {...{ lesson, isOver, ...line }} />
        ))}
      </ul>
      {isShort && (
        <Button
          variant="link"
          className="px-0!"
          aria-expanded={isAll}
          onClick={() => setIsAll(!isAll)}
        >
          {isAll ? t("lessons.fewer") : t("lessons.more", { count: lessons.length - FEW })}
        </Button>
      )}
    </>
  );
}

type LessonsProps = { of: Person; isLinked: boolean };

/** The next lessons and the last, on the institute's clock, which it names. */
export function LessonsSection({ of: { lessons, institute_zone: zone }, isLinked }: LessonsProps) {
  const { t } = useTranslation("person");
  const cityOf = useCity();
  const parts = [
    { key: "coming", isOver: false },
    { key: "past", isOver: true },
  ] as const;
  return (
    <PersonSection
      title={t("lessons.title")}
      hint={t("lessons.clock", { city: isolated(cityOf(zone)) })}
    >
      <div className="grid gap-x-8 gap-y-5 xl:grid-cols-2">
        {parts.map(({ key, isOver }) => (
          <section key={key}>
            <h3 className="font-sans text-base! font-semibold text-ink-muted">
              {t(`lessons.${key}`)}
            </h3>
            {lessons[key].length === 0 ? (
              <p className="py-2.5 text-ink-muted">{t(`lessons.${key}None`)}</p>
            ) : (
              <Lines lessons={lessons[key]} {...{ zone, isLinked, isOver }} />
            )}
          </section>
        ))}
      </div>
    </PersonSection>
  );
}
