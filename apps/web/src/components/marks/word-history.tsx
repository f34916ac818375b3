import type { Mark } from "@riwaq/contracts/learning/marks";
import { severityOf } from "@riwaq/domain/learning/marks/kinds";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/use-language.ts";
import { formatDate } from "../../lib/format.ts";
import { Button } from "../ui/button.tsx";
import { KIND_IN_ARABIC, useKindNames } from "./kind-names.ts";
import { NoteOnMark } from "./note-on-mark.tsx";

/** What may be done with one of the marks; nothing where it is somebody else's word. */
export type MarkActions = {
  mayChange: (mark: Mark) => boolean;
  takeBack: (mark: Mark) => void;
  note: (mark: Mark, note: string) => void;
};

type HistoryProps = {
  /** As it is drawn on the page. */
  word: string;
  /** The last first. */
  marks: readonly Mark[];
  zone: string;
  actions: MarkActions;
  onMarkAgain: () => void;
  /** Beside the word: ways to other marked words. */
  children?: ReactNode;
};

/** A word with all that was heard at it: what, who, when, and in whose words. */
export function WordHistory(props: HistoryProps) {
  const { word, marks, zone, actions, onMarkAgain, children } = props;
  const { t } = useTranslation("marks");
  return (
    <div className="space-y-3">
      <div className="flex items-center justify-between gap-3">
        <p lang="ar" dir="rtl" className="mushaf-large">
          {word}
        </p>
        {children}
      </div>
      <ul className="divide-y divide-line">
        {marks.map((mark) => (
          <HeardOnce key={mark.id} mark={mark} zone={zone} actions={actions} />
        ))}
      </ul>
      <Button variant="secondary" size="sm" onClick={onMarkAgain}>
        {t("word.again")}
      </Button>
    </div>
  );
}

type HeardProps = { mark: Mark; zone: string; actions: MarkActions };

function HeardOnce({ mark, zone, actions }: HeardProps) {
  const { t } = useTranslation("marks");
  const { language } = useLanguage();
  const { phraseOf } = useKindNames();
  return (
    <li className="space-y-1 py-2.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="mark-line font-semibold" data-mark={severityOf(mark.kind)}>
          {phraseOf(mark)}
        </span>
        {language !== "ar" && (
          <bdi lang="ar" className="text-ink-muted">
            {KIND_IN_ARABIC[mark.kind]}
          </bdi>
        )}
      </p>
      <p className="text-sm text-ink-muted">
        {t(`by.${mark.by}`)}
        {mark.by_name !== "" && (
          <>
            {" · "}
            <bdi>{mark.by_name}</bdi>
          </>
        )}
        {" · "}
        <bdi>{formatDate(mark.marked_at, language, zone)}</bdi>
      </p>
      {actions.mayChange(mark) ? (
        <NoteOnMark
          note={mark.note}
          onSave={(note) => actions.note(mark, note)}
          onTakeBack={() => actions.takeBack(mark)}
        />
      ) : (
        mark.note !== "" && <p dir="auto">{mark.note}</p>
      )}
    </li>
  );
}
