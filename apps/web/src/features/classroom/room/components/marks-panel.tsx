import { MARK_NOTE_MAX, type Mark } from "@riwaq/contracts/learning/marks";
import { mayLead } from "@riwaq/domain/classroom/seats";
import { severityOf } from "@riwaq/domain/learning/marks/kinds";
import { pageOf } from "@riwaq/domain/learning/mushaf/divisions";
import { PenLine, Undo2 } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { useKindNames } from "../../../../components/marks/kind-names.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { Input } from "../../../../components/ui/input.tsx";
import { cn } from "../../../../lib/cn.ts";
import { usePage } from "../model/use-page.ts";
import { useMarksSeen } from "../model/use-pupil.ts";
import { useInside } from "../model/use-room.ts";
import { WordText } from "./word-text.tsx";

/** As the line beneath the word: a full dot is a clear mistake, a ring one against a rule of beauty. */
function SeverityDot({ mark }: { mark: Mark }) {
  const { t } = useTranslation("marks");
  const severity = severityOf(mark.kind);
  return (
    <span
      className={cn(
        "size-3 shrink-0 rounded-full border-3",
        severity === "jali" ? "border-danger bg-danger" : "border-accent bg-transparent",
        mark.voided_at !== null && "opacity-40",
      )}
    >
      <span className="sr-only">{t(`severity.${severity}`)}</span>
    </span>
  );
}

function NoteForm({ mark, onDone }: { mark: Mark; onDone: () => void }) {
  const { t } = useTranslation("classroom");
  const { room } = useInside();
  const [note, setNote] = useState(mark.note);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    room.do({ kind: "change-mark", id: mark.id, change: { note: note.trim() } });
    onDone();
  };
  return (
    <form onSubmit={save} className="flex items-center gap-2 pb-2">
      <Input
        ref={input}
        dir="auto"
        aria-label={t("room.marks.note")}
        value={note}
        maxLength={MARK_NOTE_MAX}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" size="sm" className="min-h-11">
        {t("room.marks.keep")}
      </Button>
    </form>
  );
}

function TeachersButtons({ mark, onNote }: { mark: Mark; onNote: () => void }) {
  const { t } = useTranslation("classroom");
  const { room } = useInside();
  return (
    <span className="flex shrink-0">
      <Button variant="ghost" size="icon" aria-label={t("room.marks.note")} onClick={onNote}>
        <PenLine aria-hidden strokeWidth={1.75} />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t("room.marks.undo")}
        onClick={() => room.do({ kind: "take-back", id: mark.id })}
      >
        <Undo2 aria-hidden strokeWidth={1.75} className="flip-rtl" />
      </Button>
    </span>
  );
}

function MarkRow({ mark }: { mark: Mark }) {
  const { t } = useTranslation("classroom");
  const { phraseOf } = useKindNames();
  const { room } = useInside();
  const { open } = usePage(room);
  const [isWriting, setIsWriting] = useState(false);
  const isVoided = mark.voided_at !== null;
  return (
    <li>
      <div className="flex items-center gap-1">
        <button
          type="button"
          onClick={() => open(pageOf(mark))}
          className="flex min-h-12 min-w-0 grow items-center gap-2.5 rounded-sm py-1 text-start hover:bg-paper-deep"
        >
          <SeverityDot mark={mark} />
          <WordText at={mark} className={cn(isVoided && "text-ink-muted line-through")} />
          <span
            className={cn(
              "ms-auto min-w-0 text-end text-sm leading-snug text-ink-muted",
              isVoided && "line-through",
            )}
          >
            {phraseOf(mark)}
            {mark.note !== "" && (
              <span className="block text-ink">
                <bdi>{mark.note}</bdi>
              </span>
            )}
          </span>
          {isVoided && <span className="sr-only">{t("room.marks.voided")}</span>}
        </button>
        {mayLead(room.role) && !isVoided && (
          <TeachersButtons mark={mark} onNote={() => setIsWriting(!isWriting)} />
        )}
      </div>
      {isWriting && !isVoided && <NoteForm mark={mark} onDone={() => setIsWriting(false)} />}
    </li>
  );
}

/** What was marked in this lesson, the last first. */
export function MarkList() {
  const { t } = useTranslation("classroom");
  const { room } = useInside();
  const marks = useMarksSeen();
  if (marks.length === 0) {
    const key = mayLead(room.role) ? "room.marks.noneYet" : "room.marks.none";
    return <p className="text-sm text-ink-muted">{t(key)}</p>;
  }
  return (
    <ul className="divide-y divide-line">
      {marks.toReversed().map((mark) => (
        <MarkRow key={mark.id} mark={mark} />
      ))}
    </ul>
  );
}
