import type { LeaveLessonState } from "@riwaq/contracts/scheduling/cover";
import type { Leave } from "@riwaq/contracts/scheduling/leave";
import { useTranslation } from "react-i18next";

import { Badge, type BadgeTone } from "../../../../components/ui/badge.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDateSpan } from "../../../../lib/format.ts";

const TONES: Record<Leave["state"] | "over", BadgeTone> = {
  asked: "yellow",
  granted: "green",
  refused: "red",
  withdrawn: "neutral",
  over: "neutral",
};

/** Where it stands; of one that was granted, that it is over. */
export function LeaveState({ leave: { state, is_over } }: { leave: Leave }) {
  const { t } = useTranslation("leave");
  const shown = state === "granted" && is_over ? "over" : state;
  return <Badge tone={TONES[shown]}>{t(`state.${shown}`)}</Badge>;
}

const LESSON_TONES: Record<LeaveLessonState, BadgeTone> = {
  open: "yellow",
  asked: "blue",
  covered: "green",
  kept: "neutral",
  moved: "neutral",
  cancelled: "red",
  over: "neutral",
};

/** What has become of a lesson in it. */
export function LessonState({ state }: { state: LeaveLessonState }) {
  const { t } = useTranslation("leave");
  return <Badge tone={LESSON_TONES[state]}>{t(`lesson.state.${state}`)}</Badge>;
}

/** "Illness · 23–25 November 2026", on the teacher's own calendar. */
export function LeaveDays({ leave: { kind, starts_on, ends_on } }: { leave: Leave }) {
  const { t } = useTranslation("leave");
  const { language } = useLanguage();
  return (
    <>
      {t(`kind.${kind}`)} · <bdi>{formatDateSpan(starts_on, ends_on, language)}</bdi>
    </>
  );
}

/** How many lessons lie in it, and how many of them wait for a decision. */
export function LeaveCount({ leave: { lessons, undecided, state } }: { leave: Leave }) {
  const { t } = useTranslation("leave");
  if (lessons === 0) return t("noLessons");
  const isWaiting = undecided > 0 && (state === "granted" || state === "asked");
  return (
    <>
      {t("count", { count: lessons })}
      {isWaiting && (
        <>
          {" · "}
          <span className="font-semibold text-ink">{t("undecided", { count: undecided })}</span>
        </>
      )}
    </>
  );
}

/** Somebody's own words, with whose they are. */
export function Words({ by, text }: { by: string; text: string }) {
  if (text === "") return null;
  return (
    <figure>
      <figcaption className="text-sm text-ink-muted">{by}</figcaption>
      <blockquote
        dir="auto"
        className="mt-1 rounded-md bg-paper-deep p-3 wrap-anywhere whitespace-pre-wrap"
      >
        {text}
      </blockquote>
    </figure>
  );
}
