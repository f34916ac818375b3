import type { LeaveLesson } from "@riwaq/contracts/scheduling/cover";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatLessonMoment, formatNames, formatTime, isolated } from "../../../../lib/format.ts";
import type { LineProps } from "../model/line-props.ts";
import { DecidedActions } from "./decided-actions.tsx";
import { LessonState } from "./leave-words.tsx";
import { OpenActions } from "./open-actions.tsx";

/** Who gives it, or is to, where somebody is found. */
function Substitute({ lesson, zone }: { lesson: LeaveLesson; zone: string }) {
  const { t } = useTranslation("leave");
  const { language } = useLanguage();
  const { cover, state } = lesson;
  if (!cover) return null;
  const name = isolated(cover.substitute_name);
  if (state === "covered") return <p>{t("lesson.by", { name })}</p>;
  if (state !== "asked" || !cover.held_until) return null;
  const until = formatLessonMoment(cover.held_until, language, zone);
  return <p>{t("lesson.askedUntil", { name, until })}</p>;
}

/** One lesson of a leave: when, whose, what has become of it, and what can be done. */
export function LeaveLessonLine(props: LineProps) {
  const { lesson, details } = props;
  const { language } = useLanguage();
  const { starts_at, ends_at, students, programme, state } = lesson;
  const zone = details.time_zone;
  const [start, end] = [starts_at, ends_at].map((at) => formatTime(at, language, zone));
  const isDecidable = details.leave.state === "granted";
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[8.5rem_minmax(0,1fr)_auto]">
      <p className="font-display text-lg leading-snug tabular-nums">
        <bdi>
          {start}–{end}
        </bdi>
      </p>
      <div className="min-w-0 space-y-1.5 max-sm:order-last">
        <p>
          <span className="font-semibold">{formatNames(students, language)}</span>
          {programme && <span className="text-ink-muted"> · {programme[language]}</span>}
        </p>
        <Substitute lesson={lesson} zone={zone} />
        {isDecidable && state === "open" && <OpenActions {...props} />}
        {isDecidable && <DecidedActions {...props} />}
      </div>
      <div>
        <LessonState state={state} />
      </div>
    </li>
  );
}
